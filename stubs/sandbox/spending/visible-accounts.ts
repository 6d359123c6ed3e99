/** The spending accounts that a member may see, and what was paid from them. */
import type { Member } from '../../people/member-of.ts';
import type { Caller, SandboxServices } from '../context.ts';
import { isSubscriber } from '../member/member-info.ts';
import { accountsOf, type Account } from './account-records.ts';
import { spentOf } from '../claims/visible-claims.ts';

export const dollars = (cents: number): number => cents / 100;

/** Accounts are the subscriber's; nobody else in the family sees what is in them. */
export const visibleAccounts = ({ family, self }: Member): Account[] =>
  isSubscriber(self) ? accountsOf(family) : [];

/** Claims are paid from a client's first account. */
export const isPaying = (account: Account, { family }: Member): boolean =>
  accountsOf(family).find(({ client }) => client === account.client)?.id === account.id;

/** Cents paid from an account through the portal, by anybody of the household. */
export const paidFrom = (
  services: SandboxServices,
  account: Account,
  member: Member,
  { person }: Caller,
): number => (isPaying(account, member) ? spentOf(services, person, account.client.id) : 0);
