'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ACCOUNT_ROLES } from '@/lib/office/office.ts';
import { call, isRefused, type Refused } from '../ui/call.ts';
import { RefusalText } from '../ui/refusal-text.tsx';
import { NewAccountForm } from './new-account-form.tsx';
import type { AccountRow, Shown } from './types.ts';

type Answer = { readonly is: 'done'; readonly password?: string };

/** Who may sign in by name and password: for officers and keepers of accounts. */
export function AccountsScreen({ accounts }: { readonly accounts: readonly AccountRow[] }) {
  const t = useTranslations('accounts');
  const router = useRouter();
  const [shown, setShown] = useState<Shown | null>(null);
  const [refusal, setRefusal] = useState<Refused['refusal'] | null>(null);

  async function act(path: string, body: object, name: string) {
    const answer = await call<Answer | Refused>(`accounts/${path}`, body);
    if (answer === null) return setRefusal({ is: 'unknown' });
    if (isRefused(answer)) return setRefusal(answer.refusal);
    setRefusal(null);
    const { password } = answer;
    setShown(password === undefined ? null : { is: 'renewed', name, password });
    router.refresh();
  }

  return (
    <main className="page">
      <h1>{t('title')}</h1>
      <p>{t('help')}</p>
      {refusal ? <RefusalText refusal={refusal} /> : null}
      {shown ? (
        <div className="alert good" role="status">
          <p>{t(shown.is, { name: shown.name })}</p>
          <output className="big-code">{shown.password}</output>
        </div>
      ) : null}
      <div className="columns">
        <div className="scroll">
          <table>
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
              {accounts.map(({ id, login, name, role, active, own }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{login}</td>
                  <td>
                    {own || !active ? (
                      t(`roles.${role}`)
                    ) : (
                      <select
                        aria-label={`${t('change')}: ${name}`}
                        value={role}
                        onChange={(event) =>
                          void act('change-role', { account: id, role: event.target.value }, name)
                        }
                      >
                        {ACCOUNT_ROLES.map((one) => (
                          <option key={one} value={one}>
                            {t(`roles.${one}`)}
                          </option>
                        ))}
                      </select>
                    )}
                  </td>
                  <td>{t(active ? 'active' : 'withdrawn')}</td>
                  <td>
                    {own ? (
                      t('yourself')
                    ) : active ? (
                      <div className="actions">
                        <button
                          type="button"
                          className="button plain"
                          onClick={() => void act('renew-password', { account: id }, name)}
                        >
                          {t('renew')}
                          <span className="visually-hidden"> {name}</span>
                        </button>
                        <button
                          type="button"
                          className="button plain"
                          onClick={() => void act('withdraw', { account: id }, name)}
                        >
                          {t('withdraw')}
                          <span className="visually-hidden"> {name}</span>
                        </button>
                      </div>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <NewAccountForm
          onMade={(made) => {
            setShown(made);
            router.refresh();
          }}
        />
      </div>
      <footer className="footer-line">
        <a href="/api/accounts/ledger" download>
          {t('ledger')}
        </a>
      </footer>
    </main>
  );
}
