/** The key under which two names are the same: white space collapsed, case ignored. Near-names stay apart. */
export function sameName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-US');
}
