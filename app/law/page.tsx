import { Calculator } from '@/components/law/calculator.tsx';
import { CASE_PARAMETER } from '@/components/law/typed-case.ts';
import { ProductHeader } from '@/components/ui/product-header.tsx';
import { Words } from '@/components/ui/words.tsx';
import { titleOf } from '../title.ts';

export function generateMetadata() {
  return titleOf('law.title');
}

/** Anyone may ask what the statute gives a contest: no sign-in, and nothing is kept. */
export default async function LawPage({
  searchParams,
}: {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}) {
  const found = (await searchParams)[CASE_PARAMETER];
  return (
    <Words areas={['law', 'declaration', 'states']}>
      <ProductHeader />
      <Calculator initial={typeof found === 'string' ? found : null} />
    </Words>
  );
}
