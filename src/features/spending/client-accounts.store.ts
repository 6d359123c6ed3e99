/** The spending accounts of the client that a claim belongs to. */
import { memberRemote } from '../../session/member-data.store.ts';
import {
  accountQuestions,
  clientMoney,
  type AccountHolder,
  type ClientMoney,
} from './client-accounts.rules.ts';
import { fetchAccounts } from './client-accounts.service.ts';

const money = memberRemote<ClientMoney>();

export const $clientMoney = money.$value;
/** The view has closed: the next one may be about another client. */
export const leaveClientMoney = money.clear;

/** Balances change with each payment, so that they are asked for anew each time. */
export const loadClientMoney = (holder: AccountHolder, clientId: string): Promise<void> =>
  money.load(async (signal) =>
    clientMoney(await fetchAccounts(accountQuestions(holder, clientId), signal), holder),
  );
