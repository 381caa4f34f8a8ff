import { SignInForm } from '@/components/entry/sign-in-form.tsx';
import { ProductHeader } from '@/components/ui/product-header.tsx';
import { Words } from '@/components/ui/words.tsx';
import { titleOf } from '../title.ts';

export function generateMetadata() {
  return titleOf('signin.title');
}

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
