/** The transactions of an account, including payments through the portal. */
import type { IsoDate } from '../../../src/lib/date/date.ts';
import type { Member } from '../../people/member-of.ts';
import type { Caller, SandboxServices } from '../context.ts';
import { paymentsOf } from '../claims/visible-claims.ts';
import { balanceOf, transactionsOf, type Account, type AccountTransaction } from './account-records.ts';
import { isPaying } from './visible-accounts.ts';

export type Movement = AccountTransaction & { readonly claimNumber?: string };

/** All transactions of an account, newest first. */
export function movementsOf(
  services: SandboxServices,
  account: Account,
  member: Member,
  { person }: Caller,
  day: IsoDate,
): Movement[] {
  let balanceAfter = balanceOf(member.family, account);
  const before = transactionsOf(account, balanceAfter, day);
  if (!isPaying(account, member)) return before;
  const payments = paymentsOf(services, person).flatMap((row) =>
    row.claims
      .filter(({ clientId }) => clientId === account.client.id)
      .map(({ claimNumber, amount }) => {
        balanceAfter -= amount;
        return { date: row.paymentDate, kind: 'PAY' as const, amount: -amount, balanceAfter, claimNumber };
      }),
  );
  return [...payments.toReversed(), ...before];
}
