import { SignInForm } from '@/components/entry/sign-in-form.tsx';
import { Words } from '@/components/ui/words.tsx';

export default function SignInPage() {
  return (
    <Words areas={['signin']}>
      <main className="page">
        <SignInForm />
      </main>
    </Words>
  );
}
