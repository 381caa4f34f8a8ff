import { notFound } from 'next/navigation';
import { ClosingScreen } from '@/components/officer/closing-screen.tsx';
import { Words } from '@/components/ui/words.tsx';
import { callerAs } from '../../../caller.ts';
import { firstView } from '../../../recounts/first-view.ts';
import { titleOf } from '../../../title.ts';
import { OFFICER_AREAS } from '../../areas.ts';

export async function generateMetadata({ params }: { readonly params: Promise<{ id: string }> }) {
  await callerAs('officer');
  return titleOf('officer.closing', (await params).id);
}

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
    <Words areas={OFFICER_AREAS}>
      <ClosingScreen initial={initial} />
    </Words>
  );
}
