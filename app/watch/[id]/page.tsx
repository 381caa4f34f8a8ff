import { notFound } from 'next/navigation';
import { Words } from '@/components/ui/words.tsx';
import { WatchScreen } from '@/components/watch/watch-screen.tsx';
import { callerAs } from '../../caller.ts';
import { firstView } from '../../recounts/first-view.ts';
import { titleOf } from '../../title.ts';

export async function generateMetadata({ params }: { readonly params: Promise<{ id: string }> }) {
  await callerAs('officer', 'watcher', 'witness', 'canvasser', 'display');
  return titleOf('watch.title', (await params).id);
}

export default async function WatchPage({ params }: { readonly params: Promise<{ id: string }> }) {
  const { id } = await params;
  const session = await callerAs('officer', 'watcher', 'witness', 'canvasser', 'display');
  const initial = firstView(id, 'watch');
  if (!initial || (session.recount ?? id) !== id) notFound();
  return (
    <Words areas={['screen', 'restore', 'states', 'watch', 'events', 'declaration', 'officer']}>
      <WatchScreen initial={initial} />
    </Words>
  );
}
