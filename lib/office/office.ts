import type { PersonId, RecountId } from '../base/ids.ts';
import { impossible } from '../base/never.ts';
import type { Line } from '../ledger/line.ts';
import type { Role } from '../recount/actor.ts';

/** The ledger of acts that belong to no recount: who has an account, and what they may do. */
export const OFFICE = 'office' as RecountId;

/** Roles that an account can have; tables and those who watch come in by links of a recount. */
export const ACCOUNT_ROLES = ['admin', 'officer', 'canvasser', 'display'] as const satisfies Role[];
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

type OfAccount = { readonly account: PersonId };

/** Passwords and sign-in names are not in it: it can be shown. */
export type OfficeEvent =
  | {
      readonly type: 'office.opened';
      readonly data: { readonly format: string; readonly software: string };
    }
  | {
      readonly type: 'account.made';
      readonly data: OfAccount & { readonly name: string; readonly role: Role };
    }
  | {
      readonly type: 'account.role-changed';
      readonly data: OfAccount & { readonly role: Role };
    }
  | { readonly type: 'account.password-renewed'; readonly data: OfAccount }
  | { readonly type: 'account.withdrawn'; readonly data: OfAccount };

export type Account = {
  readonly id: PersonId;
  readonly name: string;
  readonly role: Role;
  readonly active: boolean;
};

export type Office = { readonly accounts: readonly Account[] };

export const NO_OFFICE: Office = { accounts: [] };

function changed(office: Office, id: PersonId, change: Partial<Account>): Office {
  return {
    accounts: office.accounts.map((one) => (one.id === id ? { ...one, ...change } : one)),
  };
}

/** What the office is after one more line. */
export function evolveOffice(office: Office, line: Pick<Line, 'type' | 'data'>): Office {
  const event = { type: line.type, data: line.data } as unknown as OfficeEvent;
  switch (event.type) {
    case 'office.opened':
    case 'account.password-renewed':
      return office;
    case 'account.made': {
      const { account: id, name, role } = event.data;
      return { accounts: [...office.accounts, { id, name, role, active: true }] };
    }
    case 'account.role-changed':
      return changed(office, event.data.account, { role: event.data.role });
    case 'account.withdrawn':
      return changed(office, event.data.account, { active: false });
    default:
      return impossible(event);
  }
}
