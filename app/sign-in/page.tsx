import { SignInForm } from '@/components/entry/sign-in-form.tsx';
import { ProductHeader } from '@/components/ui/product-header.tsx';
import { Words } from '@/components/ui/words.tsx';

export default function SignInPage() {
  return (
    <Words areas={['signin']}>
      <ProductHeader />
      <main className="page">
        <SignInForm />
      </main>
    </Words>
  );
}
