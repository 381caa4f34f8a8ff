/**
 * The key under which two names are the same: white space collapsed, case ignored, and so is what nobody sees: characters
 * without a shape, and full-width or other compatible forms (NFKC). Near-names stay apart.
 */
export function sameName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('en-US');
}
