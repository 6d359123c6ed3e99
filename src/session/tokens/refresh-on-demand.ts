/** Loads the refresh code with the first refresh, since no page needs it at the start (decisions/home#what-loads-after-the-first-claims). */
import { ServiceError } from '../../lib/remote/failure.ts';
import { newReference } from '../../lib/http/reference-code.ts';
import { storedTokens } from '../storage/stored-session.ts';
import { isRefreshDue } from './refresh-due.rules.ts';

const loadRefresh = () =>
  import('./token-refresh.ts').catch((cause: unknown) => {
    throw new ServiceError({ kind: 'offline', reference: newReference() }, { cause });
  });

/** Null if the session has ended. @throws ServiceError if the services, or the code, could not be reached */
export const refreshToken = async (old: string): Promise<string | null> =>
  (await loadRefresh()).refreshAccessToken(old);

/** Undefined if no refresh is due. A failure is ignored here, because the call itself then fails. */
export function refreshIfDue(): Promise<void> | undefined {
  const held = storedTokens();
  if (held === null || !isRefreshDue(held, Date.now())) return undefined;
  return refreshToken(held.access).then(
    () => {},
    () => {},
  );
}
