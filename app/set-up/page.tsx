import { redirect } from 'next/navigation';
import { SetUpForm } from '@/components/entry/set-up-form.tsx';
import { ProductHeader } from '@/components/ui/product-header.tsx';
import { Words } from '@/components/ui/words.tsx';
import { services } from '@/server/services.ts';

export default async function SetUpPage() {
  if (await services().isSetUp()) redirect('/sign-in');
  return (
    <Words areas={['signin', 'refusals', 'missing', 'stops']}>
      <ProductHeader />
      <main className="page">
        <SetUpForm />
      </main>
    </Words>
  );
}
