/** The spending accounts of a client (spec 001 §7 'Account list'). */
import { send } from '../../lib/http.ts';
import { accountList, type ClientAccounts } from './spending-accounts.schema.ts';
import type { accountQuestions } from './client-accounts.rules.ts';

/** The answers to all questions, together. @throws ServiceError where one of them fails */
export const fetchAccounts = async (
  questions: ReturnType<typeof accountQuestions>,
  signal: AbortSignal,
): Promise<ClientAccounts[]> =>
  (await Promise.all(questions.map((query) => send(accountList, { query }, { signal })))).flat();
