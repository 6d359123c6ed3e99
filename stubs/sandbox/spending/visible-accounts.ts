/** The spending accounts that a member may see, and payments from them. */
import type { Member } from '../../people/member-of.ts';
import type { Caller, SandboxServices } from '../context.ts';
import { ownsAccounts } from '../member/member-info.ts';
import { accountsOf, type Account } from './account-records.ts';
import { spentOf } from '../claims/visible-claims.ts';

export const dollars = (cents: number): number => cents / 100;

/** The accounts that a member may see: all if the member is the subscriber or the accounts are shared, otherwise none. */
export const visibleAccounts = ({ family, self }: Member): Account[] =>
  ownsAccounts(self) ? accountsOf(family) : [];

/** Whether claims are paid from an account: true only for the family's first account with each employer. */
export const isPaying = (account: Account, { family }: Member): boolean =>
  accountsOf(family).find(({ client }) => client === account.client)?.id === account.id;

/** The amount that the household paid from an account through the portal, in cents. */
export const paidFrom = (
  services: SandboxServices,
  account: Account,
  member: Member,
  { person }: Caller,
): number => (isPaying(account, member) ? spentOf(services, person, account.client.id) : 0);
