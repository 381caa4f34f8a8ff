import { Breadcrumb } from '@/components/officer/breadcrumb.tsx';
import { NewRecountForm } from '@/components/officer/new-recount-form.tsx';
import { pageWords } from '@/components/ui/page-words.ts';
import { ProductHeader } from '@/components/ui/product-header.tsx';
import { Words } from '@/components/ui/words.tsx';
import { callerAs } from '../../caller.ts';

export default async function NewRecountPage() {
  await callerAs('officer');
  const { say } = await pageWords();
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('America/'));
  return (
    <Words areas={['acts', 'officer', 'states', 'refusals', 'missing', 'stops']}>
      <ProductHeader />
      <main className="page">
        <Breadcrumb here={say('officer.newTitle')} />
        <NewRecountForm zones={zones} />
      </main>
    </Words>
  );
}
