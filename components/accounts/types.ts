import type { PersonId } from '@/lib/base/ids.ts';
import type { AccountRole } from '@/lib/office/office.ts';

export type AccountRow = {
  readonly id: PersonId;
  readonly login: string;
  readonly name: string;
  readonly role: AccountRole;
  readonly active: boolean;
  /** The account of who looks: its acts are closed. */
  readonly own: boolean;
};

/** A password of ours, on this screen and nowhere else. */
export type Shown = {
  readonly is: 'made' | 'renewed';
  readonly name: string;
  readonly password: string;
};
