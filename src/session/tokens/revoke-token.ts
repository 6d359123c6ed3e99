import { send } from '../../lib/http/http.ts';
import { REVOKE_GRANT, revokeTokens } from './tokens.schema.ts';

export const requestRevocation = (access: string, signal?: AbortSignal): Promise<unknown> =>
  send(
    revokeTokens,
    { payload: { grant_type: REVOKE_GRANT, oracle_token_action: 'delete', assertion: access } },
    { ...(signal ? { signal } : {}), keepalive: true },
  );

/** Revokes a token. Ignores failures, because the token expires anyway (spec 000 §4 'A revoke action deletes the token'). */
export const revokeQuietly = (access: string): Promise<void> =>
  requestRevocation(access).then(
    () => {},
    () => {},
  );
