/** Loads the code for token refreshes when the first refresh is due (decisions/home#what-loads-after-the-first-claims). */
import { ServiceError } from '../../lib/remote/failure.ts';
import { newReference } from '../../lib/http/reference-code.ts';
import { storedTokens } from '../storage/stored-session.ts';
import { isRefreshDue } from './refresh-due.rules.ts';

const loadRefresh = () =>
  import('./token-refresh.ts').catch((cause: unknown) => {
    throw new ServiceError({ kind: 'offline', reference: newReference() }, { cause });
  });

/** Like `refreshAccessToken`. @throws ServiceError also if the code did not load */
export const refreshToken = async (old: string): Promise<string | null> =>
  (await loadRefresh()).refreshAccessToken(old);

/** Refreshes the tokens; undefined if no refresh is due. Ignores a failure, because the next call then fails itself. */
export function refreshIfDue(): Promise<void> | undefined {
  const held = storedTokens();
  if (held === null || !isRefreshDue(held, Date.now())) return undefined;
  return refreshToken(held.access).then(
    () => {},
    () => {},
  );
}
