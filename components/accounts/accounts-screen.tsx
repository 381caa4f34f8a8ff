'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '../ui/alert.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { type AccountAct, AccountQuestion } from './account-question.tsx';
import { NewAccountForm } from './new-account-form.tsx';
import type { AccountRow, Shown } from './types.ts';

const ACTS: readonly AccountAct[] = ['change-role', 'renew-password', 'withdraw'];

type Asked = { readonly act: AccountAct; readonly account: AccountRow };

/** Who may sign in by name and password: for officers and keepers of accounts. */
export function AccountsScreen({ accounts }: { readonly accounts: readonly AccountRow[] }) {
  const t = useTranslations('accounts');
  const router = useRouter();
  const [shown, setShown] = useState<Shown | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  function done(next: Shown | null): void {
    setAsked(null);
    setShown(next);
    router.refresh();
  }

  return (
    <main className="page">
      <h1>{t('title')}</h1>
      <p>{t('help')}</p>
      {shown ? (
        <Alert is="success" role="status">
          <p>{t(shown.is, { name: shown.name })}</p>
          <output className="big-code">{shown.password}</output>
        </Alert>
      ) : null}
      <div className="columns">
        <section className="scroll" aria-label={t('title')} tabIndex={0}>
          <table className="usa-table usa-table--borderless">
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('login')}</th>
                <th scope="col">{t('role')}</th>
                <th scope="col">{t('state')}</th>
                <th scope="col">{t('acts')}</th>
              </tr>
            </thead>
            <tbody>
              {accounts.map((account) => (
                <tr key={account.id}>
                  <th scope="row">{account.name}</th>
                  <td>{account.login}</td>
                  <td>{t(`roles.${account.role}`)}</td>
                  <td>{t(account.active ? 'active' : 'withdrawn')}</td>
                  <td>
                    {account.own ? t('yourself') : null}
                    {account.active && !account.own ? (
                      <MenuButton
                        label={t('actsOf', { name: account.name })}
                        disabled={false}
                        acts={ACTS.map((act) => ({
                          name: t(`${act}.button`),
                          run: () => setAsked({ act, account }),
                        }))}
                      />
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <NewAccountForm onMade={done} />
      </div>
      <footer className="footer-line">
        <a href="/api/accounts/ledger" download>
          {t('ledger')}
        </a>
      </footer>
      {asked ? <AccountQuestion {...asked} onDone={done} onClose={() => setAsked(null)} /> : null}
    </main>
  );
}
