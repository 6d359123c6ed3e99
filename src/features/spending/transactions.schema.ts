import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { count, date, isoDay, money, optionalMoney, optionalText, text } from '../../lib/http/wire.schema.ts';

const KINDS = {
  MBR: 'own-contribution',
  EMP: 'employer-contribution',
  PAY: 'payment',
  INT: 'interest',
} as const;

const transaction = v.pipe(
  v.object({
    transactionId: text,
    transactionDate: date,
    transactionTypeCode: v.picklist(['MBR', 'EMP', 'PAY', 'INT']),
    description: optionalText,
    /** In dollars; negative for payments. */
    amount: money,
    runningBalance: money,
    claimNumber: optionalText,
  }),
  v.transform((wire) => ({
    id: wire.transactionId,
    date: wire.transactionDate,
    kind: KINDS[wire.transactionTypeCode],
    description: wire.description,
    /** In cents. */
    amount: wire.amount,
    balanceAfter: wire.runningBalance,
    claimNumber: wire.claimNumber,
  })),
);
export type Transaction = v.InferOutput<typeof transaction>;
export type TransactionWire = v.InferInput<typeof transaction>;

const transactionsResponse = v.pipe(
  v.object({ payload: v.object({ transactions: v.array(transaction), totalCount: count }) }),
  v.transform(({ payload }) => ({ transactions: payload.transactions, total: payload.totalCount })),
);

/**
 * An account's transactions, newest first, from the first through the last requested day (yyyy-MM-dd). Amounts are dollars,
 * negative for payments; runningBalance is the balance after the transaction. 403 for an account that is not the caller's. Not in the spec:
 * the whole call; 001 §3 'Spending account' only has the number of transactions.
 */
export const accountTransactions = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/spendingAccount/common/v1/transactions',
  access: 'member',
  query: v.object({ accountId: text, fromDate: isoDay, toDate: isoDay }),
  response: transactionsResponse,
});

const year = v.pipe(
  v.object({
    year: v.pipe(v.number(), v.integer()),
    memberContribution: money,
    employerContribution: money,
    contributionLimit: optionalMoney,
    remainingLimit: optionalMoney,
  }),
  v.transform((wire) => ({
    year: wire.year,
    /** In cents. */
    own: wire.memberContribution,
    employer: wire.employerContribution,
    /** In cents; null for an account without a yearly limit, or if the service does not know it. */
    limit: wire.contributionLimit,
    remaining: wire.remainingLimit,
  })),
);

export type Contribution = v.InferOutput<typeof year>;

const contributionsResponse = v.pipe(
  v.object({ payload: v.object({ contributions: v.array(year) }) }),
  v.transform(({ payload }) => payload.contributions),
);

/**
 * Contributions to an account by calendar year, newest first, with the year's limit; in dollars. 403 for an account that
 * is not the caller's. Not in the spec: the whole call. The limits are optional
 * (decisions/spending#figures-of-an-account).
 */
export const accountContributions = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/spendingAccount/common/v1/contributions',
  access: 'member',
  query: v.object({ accountId: text, year: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))) }),
  response: contributionsResponse,
});
