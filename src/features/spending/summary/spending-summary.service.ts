import { send } from '../../../lib/http.ts';
import { ServiceError } from '../../../lib/failure.ts';
import { newReference } from '../../../lib/reference-code.ts';
import type { ReplyOf } from '../../../lib/call.schema.ts';
import { claimAmount, getAccountTypes, type SpendingAccount } from '../spending-accounts.schema.ts';
import { accountContributions, accountTransactions } from '../transactions.schema.ts';
import type { Movements } from './year-use.rules.ts';

export const fetchAccountTypes = (clientNumber: string, signal: AbortSignal) =>
  send(getAccountTypes, { payload: { clientNumber } }, { signal });

/** @throws ServiceError, also if the response is about another account */
export async function fetchBalance({
  participantCode,
  groupCode,
}: Pick<SpendingAccount, 'participantCode' | 'groupCode'>): Promise<ReplyOf<typeof claimAmount>> {
  const reply = await send(claimAmount, { query: { participantCode, groupCode } });
  if (reply.participantCode !== participantCode || reply.groupCode !== groupCode)
    throw new ServiceError({ kind: 'bad-reply', reference: newReference() });
  return reply;
}

export const fetchMovements = (
  accountId: string,
  range: { fromDate: string; toDate: string },
  signal: AbortSignal,
): Promise<Movements> => send(accountTransactions, { query: { accountId, ...range } }, { signal });

export const fetchContributions = (accountId: string, year: number, signal: AbortSignal) =>
  send(accountContributions, { query: { accountId, year: String(year) } }, { signal });
