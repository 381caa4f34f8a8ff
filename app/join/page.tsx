import { JoinForm } from '@/components/entry/join-form.tsx';
import { ProductHeader } from '@/components/ui/product-header.tsx';
import { Words } from '@/components/ui/words.tsx';

export default function JoinPage() {
  return (
    <Words areas={['join', 'refusals', 'missing', 'stops']}>
      <ProductHeader />
      <JoinForm />
    </Words>
  );
}
