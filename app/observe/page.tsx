import { Observe } from '@/components/entry/observe.tsx';
import { ProductHeader } from '@/components/ui/product-header.tsx';
import { Words } from '@/components/ui/words.tsx';

export default function ObservePage() {
  return (
    <Words areas={['signin']}>
      <ProductHeader />
      <Observe />
    </Words>
  );
}
