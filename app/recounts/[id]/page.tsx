import { notFound } from 'next/navigation';
import { DeskScreen } from '@/components/officer/desk-screen.tsx';
import { Words } from '@/components/ui/words.tsx';
import { callerAs } from '../../caller.ts';
import { firstView } from '../../recounts/first-view.ts';
import { titleOf } from '../../title.ts';
import { OFFICER_AREAS } from '../areas.ts';

export async function generateMetadata({ params }: { readonly params: Promise<{ id: string }> }) {
  await callerAs('officer');
  return titleOf('officer.desk', (await params).id);
}

export default async function DeskPage({ params }: { readonly params: Promise<{ id: string }> }) {
  await callerAs('officer');
  const { id } = await params;
  const initial = firstView(id, 'officer');
  if (!initial) notFound();
  return (
    <Words areas={OFFICER_AREAS}>
      <DeskScreen initial={initial} />
    </Words>
  );
}
