/** Data of the spending page. Each part of each account loads and fails on its own. Nothing is cached. */
import type { IsoDate } from '../../../lib/date/date.ts';
import { ServiceError, type Failure } from '../../../lib/remote/failure.ts';
import { send } from '../../../lib/http/http.ts';
import { newReference } from '../../../lib/http/reference-code.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { memberAtom } from '../../../session/member-data.store.ts';
import { accountQueries, type AccountHolder } from '../clients/client-accounts.rules.ts';
import { fetchAccounts } from '../clients/client-accounts.service.ts';
import { storePerClient } from '../clients/per-client.store.ts';
import { claimAmount, getAccountTypes, type SpendingAccount } from '../spending-accounts.schema.ts';
import { accountContributions, accountTransactions } from '../transactions.schema.ts';
import { contributionsOf, type YearContributions } from './account-money.rules.ts';
import {
  summaryAccounts,
  withBalance,
  type AccountType,
  type SummaryAccounts,
} from './summary-accounts.rules.ts';
import { historyRange, type Movements } from './year-use.rules.ts';

/** Accounts, keyed by client id. */
export const accountsOn = storePerClient<SummaryAccounts>();
/** Account types, keyed by client number. */
export const typesOn = storePerClient<readonly AccountType[]>();
/** Transactions: one store for each account id, not for each client id. */
export const movementsOn = storePerClient<Movements>();
export const contributionsOn = storePerClient<YearContributions | null>();

export const loadAccounts = (holder: AccountHolder, clientId: string): Promise<void> => {
  $checks.set({});
  return accountsOn(clientId).load(async (signal) =>
    summaryAccounts(await fetchAccounts(accountQueries(holder, clientId), signal), holder),
  );
};

export const loadTypes = (clientNumber: string): Promise<void> =>
  typesOn(clientNumber).load((signal) => send(getAccountTypes, { payload: { clientNumber } }, { signal }));

/** @param today in the brand's zone */
export const loadMovements = (
  { id, recentDays }: Pick<SpendingAccount, 'id' | 'recentDays'>,
  today: IsoDate,
): Promise<void> =>
  movementsOn(id).load((signal) =>
    send(accountTransactions, { query: { accountId: id, ...historyRange(recentDays, today) } }, { signal }),
  );

export const loadContributions = ({ id }: Pick<SpendingAccount, 'id'>, year: number): Promise<void> =>
  contributionsOn(id).load(async (signal) =>
    contributionsOf(
      await send(accountContributions, { query: { accountId: id, year: String(year) } }, { signal }),
      year,
    ),
  );

export type CheckState = { state: 'idle' | 'busy' | 'done' } | { state: 'failed'; failure: Failure };

const IDLE: CheckState = { state: 'idle' };

/** States of the balance checks, keyed by account id. */
export const $checks = memberAtom<Readonly<Record<string, CheckState>>>({});

export const checkOf = (checks: Readonly<Record<string, CheckState>>, { id }: SpendingAccount): CheckState =>
  checks[id] ?? IDLE;

const setCheck = ({ id }: SpendingAccount, state: CheckState): void =>
  $checks.set({ ...$checks.get(), [id]: state });

/** Requests an account's current balance. @throws ServiceError, also if the response is about another account */
async function fetchBalance({ participantCode, groupCode }: SpendingAccount) {
  const balance = await send(claimAmount, { query: { participantCode, groupCode } });
  if (balance.participantCode !== participantCode || balance.groupCode !== groupCode)
    throw new ServiceError({ kind: 'bad-response', reference: newReference() });
  return balance;
}

/** Reloads one balance (spec 001 §7 'Spending balance'). Reloads the transactions too if the balance has changed. */
export async function checkBalance(
  clientId: string,
  account: SpendingAccount,
  today: IsoDate,
): Promise<void> {
  if (checkOf($checks.get(), account).state === 'busy') return;
  setCheck(account, { state: 'busy' });
  try {
    const checked = await fetchBalance(account);
    const { $value } = accountsOn(clientId);
    const now = $value.get();
    if (now.state !== 'ready') return; // the session ended, or the list is being reloaded
    $value.set({ state: 'ready', value: withBalance(now.value, account.id, checked) });
    setCheck(account, { state: 'done' });
    if (checked.currentBalance !== account.currentBalance) void loadMovements(account, today);
  } catch (error) {
    setCheck(account, { state: 'failed', failure: failureOf(error) });
  }
}
