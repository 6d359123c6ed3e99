/** Spending accounts that a member may see, and payments from them. */
import type { Member } from '../../people/member-of.ts';
import type { Caller, SandboxServices } from '../context.ts';
import { ownsAccounts } from '../member/member-info.ts';
import { accountsOf, type Account } from './account-records.ts';
import { spentOf } from '../claims/visible-claims.ts';

export const dollars = (cents: number): number => cents / 100;

/** Only the subscriber may see the accounts, and those members that share them. */
export const visibleAccounts = ({ family, self }: Member): Account[] =>
  ownsAccounts(self) ? accountsOf(family) : [];

/** Claims are paid from a client's first account only. */
export const isPaying = (account: Account, { family }: Member): boolean =>
  accountsOf(family).find(({ client }) => client === account.client)?.id === account.id;

/** Cents paid from an account through the portal by the household. */
export const paidFrom = (
  services: SandboxServices,
  account: Account,
  member: Member,
  { person }: Caller,
): number => (isPaying(account, member) ? spentOf(services, person, account.client.id) : 0);
