import { send } from '../../../lib/http/http.ts';
import { accountList, type ClientAccounts } from '../spending-accounts.schema.ts';
import type { accountQueries } from './client-accounts.rules.ts';

/** @throws ServiceError if one of the queries fails */
export const fetchAccounts = async (
  queries: ReturnType<typeof accountQueries>,
  signal: AbortSignal,
): Promise<ClientAccounts[]> =>
  (await Promise.all(queries.map((query) => send(accountList, { query }, { signal })))).flat();
