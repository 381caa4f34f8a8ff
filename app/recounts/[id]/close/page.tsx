import { notFound } from 'next/navigation';
import { ClosingScreen } from '@/components/officer/closing-screen.tsx';
import { Words } from '@/components/ui/words.tsx';
import type { Area } from '@/lib/words/messages.ts';
import { callerAs } from '../../../caller.ts';
import { firstView } from '../../../recounts/first-view.ts';

const AREAS: readonly Area[] = [
  'declaration',
  'events',
  'files',
  'missing',
  'officer',
  'refusals',
  'rows',
  'screen',
  'states',
  'station',
  'stops',
  'watch',
];

export default async function ClosingPage({
  params,
}: {
  readonly params: Promise<{ id: string }>;
}) {
  await callerAs('officer');
  const { id } = await params;
  const initial = firstView(id, 'officer');
  if (!initial) notFound();
  return (
    <Words areas={AREAS}>
      <ClosingScreen initial={initial} />
    </Words>
  );
}
