import { AccountsScreen } from '@/components/accounts/accounts-screen.tsx';
import type { AccountRow } from '@/components/accounts/types.ts';
import { ProductHeader } from '@/components/ui/product-header.tsx';
import { Words } from '@/components/ui/words.tsx';
import { ACCOUNT_ROLES } from '@/lib/office/office.ts';
import { services } from '@/server/services.ts';
import { callerAs } from '../caller.ts';
import { titleOf } from '../title.ts';

export function generateMetadata() {
  return titleOf('accounts.title');
}

export default async function AccountsPage() {
  const session = await callerAs('admin', 'officer');
  const accounts = (await services().accounts()).flatMap(({ role, ...user }): AccountRow[] => {
    const known = ACCOUNT_ROLES.find((one) => one === role);
    return known ? [{ ...user, role: known, own: user.id === session.person?.id }] : [];
  });
  return (
    <Words areas={['accounts', 'refusals', 'missing', 'screen', 'stops']}>
      <ProductHeader />
      <AccountsScreen accounts={accounts} />
    </Words>
  );
}
