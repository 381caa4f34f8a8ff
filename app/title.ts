import type { Metadata } from 'next';
import { pageWords } from '@/components/ui/page-words.ts';
import type { RecountId } from '@/lib/base/ids.ts';
import type { MessageKey } from '@/lib/words/index.ts';
import { services } from '@/server/services.ts';

/** The name of a screen and, where it is one of a recount, which: so that tabs and printed pages can be told apart. */
export async function titleOf(screen: MessageKey, id?: string): Promise<Metadata> {
  const { say } = await pageWords();
  const state = services()
    .rooms.find(id as RecountId)
    ?.desk.state();
  const whose = state ? [state.title, state.jurisdiction] : [say('screen.product')];
  return { title: [say(screen), ...whose].join(' · ') };
}
