/** The spending accounts of a client (spec 001 §7 'Account list'). */
import { send } from '../../lib/http.ts';
import { accountList, type ClientAccounts } from './spending-accounts.schema.ts';
import type { accountQueries } from './client-accounts.rules.ts';

/** Sends all queries. @throws ServiceError if one of them fails */
export const fetchAccounts = async (
  queries: ReturnType<typeof accountQueries>,
  signal: AbortSignal,
): Promise<ClientAccounts[]> =>
  (await Promise.all(queries.map((query) => send(accountList, { query }, { signal })))).flat();
