import { sameName } from './same-name.ts';

/** A name as it is looked for: without marks that a keyboard at hand may lack. Two names may share one; it names nothing. */
export function searchKey(name: string): string {
  return sameName(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đð]/g, 'd')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/[ʻʼ’']/g, '');
}
