import { notFound } from 'next/navigation';
import { callerAs } from '@/app/caller.ts';
import { firstView } from '@/app/recounts/first-view.ts';
import { ClosingScreen } from '@/components/officer/closing-screen.tsx';
import { Words } from '@/components/ui/words.tsx';
import type { Area } from '@/lib/words/messages.ts';

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
