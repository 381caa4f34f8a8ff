import { PasswordForm } from '@/components/accounts/password-form.tsx';
import { ProductHeader } from '@/components/ui/product-header.tsx';
import { Words } from '@/components/ui/words.tsx';
import { ACCOUNT_ROLES } from '@/lib/office/office.ts';
import { callerAs } from '../caller.ts';

export default async function PasswordPage() {
  await callerAs(...ACCOUNT_ROLES);
  return (
    <Words areas={['accounts', 'refusals', 'missing', 'stops']}>
      <ProductHeader />
      <main className="page">
        <PasswordForm />
      </main>
    </Words>
  );
}
