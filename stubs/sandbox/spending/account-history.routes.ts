/** Transactions and contributions of spending accounts. */
import type { Hono } from 'hono';
import * as transactions from '../../../src/features/spending/transactions.schema.ts';
import type { Member } from '../../people/member-of.ts';
import { refuse } from '../http/requests.ts';
import type { Caller, SandboxServices, SandboxEnv } from '../context.ts';
import { YEARLY_LIMIT, type Account, type AccountTransaction } from './account-records.ts';
import { movementsOf, type Movement } from './account-movements.ts';
import { dollars, visibleAccounts } from './visible-accounts.ts';
import { serveCall } from '../serve-call.ts';

/** Not for a payment of a claim: who gets it depends on the claim. */
const DESCRIPTIONS = {
  MBR: 'Payroll contribution',
  EMP: 'Employer contribution',
  PAY: 'Payment to a provider',
  INT: 'Interest',
} as const;

export function addHistoryRoutes(routes: Hono<SandboxEnv>, services: SandboxServices): void {
  /** Undefined for an account that the member may not see. */
  const movementsIn = (
    id: string,
    member: Member,
    caller: Caller,
    day: string,
  ): [Account, Movement[]] | undefined => {
    const account = visibleAccounts(member).find((one) => one.id === id);
    return account && [account, movementsOf(services, account, member, caller, day)];
  };

  serveCall(routes, services, transactions.accountTransactions, ({ query, member, caller, day }) => {
    if (query.fromDate > query.toDate) return refuse(400, 'BAD-REQUEST');
    const found = movementsIn(query.accountId, member, caller, day);
    if (!found) return refuse(403, 'NOT-YOUR-ACCOUNT');
    const [account, movements] = found;
    const list = movements.flatMap(({ date, kind, amount, balanceAfter, claimNumber = '' }, index) =>
      date < query.fromDate || date > query.toDate
        ? []
        : [
            {
              transactionId: `${account.id}-${movements.length - index}`,
              transactionDate: date,
              transactionTypeCode: kind,
              description: claimNumber === '' ? DESCRIPTIONS[kind] : '',
              amount: dollars(amount),
              runningBalance: dollars(balanceAfter),
              claimNumber,
            },
          ],
    );
    return { payload: { transactions: list, totalCount: list.length } };
  });

  serveCall(routes, services, transactions.accountContributions, ({ query, member, caller, day }) => {
    const found = movementsIn(query.accountId, member, caller, day);
    if (!found) return refuse(403, 'NOT-YOUR-ACCOUNT');
    const [{ kind }, movements] = found;
    const years = [...new Set(movements.map(({ date }) => date.slice(0, 4)))].filter(
      (year) => query.year === undefined || query.year === year,
    );
    const sum = (year: string, of: AccountTransaction['kind']): number =>
      movements
        .filter((movement) => movement.kind === of && movement.date.startsWith(year))
        .reduce((total, { amount }) => total + amount, 0);
    return {
      payload: {
        contributions: years.map((year) => {
          const [own, employer] = [sum(year, 'MBR'), sum(year, 'EMP')];
          const limit = YEARLY_LIMIT[kind];
          return {
            year: Number(year),
            memberContribution: dollars(own),
            employerContribution: dollars(employer),
            contributionLimit: limit === null ? '' : dollars(limit),
            remainingLimit: limit === null ? '' : dollars(Math.max(0, limit - own - employer)),
          };
        }),
      },
    };
  });
}
