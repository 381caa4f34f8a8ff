import { Breadcrumb } from '@/components/officer/breadcrumb.tsx';
import { OpeningForm } from '@/components/officer/opening/opening-form.tsx';
import { pageWords } from '@/components/ui/page-words.ts';
import { ProductHeader } from '@/components/ui/product-header.tsx';
import { Words } from '@/components/ui/words.tsx';
import type { Area } from '@/lib/words/messages.ts';
import { callerAs } from '../../caller.ts';
import { titleOf } from '../../title.ts';

const AREAS: readonly Area[] = [
  'acts',
  'declaration',
  'filing',
  'law',
  'missing',
  'officer',
  'opening',
  'refusals',
  'states',
  'stops',
];

export function generateMetadata() {
  return titleOf('officer.newTitle');
}

export default async function NewRecountPage() {
  await callerAs('officer');
  const { say } = await pageWords();
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('America/'));
  return (
    <Words areas={AREAS}>
      <ProductHeader />
      <main className="page">
        <Breadcrumb here={say('officer.newTitle')} />
        <OpeningForm zones={zones} now={new Date().toISOString()} />
      </main>
    </Words>
  );
}
