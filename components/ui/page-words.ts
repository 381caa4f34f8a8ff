import { cookies } from 'next/headers';
import { wordsIn } from '@/lib/words/index.ts';

/** The texts of the page that is asked for, in the language that its reader's browser has chosen. */
export async function pageWords() {
  return wordsIn((await cookies()).get('locale')?.value);
}
