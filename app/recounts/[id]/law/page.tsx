import { notFound } from 'next/navigation';
import { LegalScreen } from '@/components/officer/legal/legal-screen.tsx';
import { Words } from '@/components/ui/words.tsx';
import { callerAs } from '../../../caller.ts';
import { firstView } from '../../../recounts/first-view.ts';
import { titleOf } from '../../../title.ts';
import { LEGAL_AREAS } from '../../areas.ts';

export async function generateMetadata({ params }: { readonly params: Promise<{ id: string }> }) {
  await callerAs('officer');
  return titleOf('legal.title', (await params).id);
}

export default async function LegalPage({ params }: { readonly params: Promise<{ id: string }> }) {
  await callerAs('officer');
  const { id } = await params;
  const initial = firstView(id, 'officer');
  if (!initial) notFound();
  return (
    <Words areas={LEGAL_AREAS}>
      <LegalScreen initial={initial} />
    </Words>
  );
}
