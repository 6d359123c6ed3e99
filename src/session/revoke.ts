/** Takes a token back from the services, by which nobody will ask any more (spec 000 §4 'A revoke action deletes the token'). */
import { send } from '../lib/http.ts';
import { revokeTokens } from './tokens.schema.ts';

/** What the provider of the tokens calls the kind of assertion. Chosen here: the standard's name for a token in this form. */
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** @throws ServiceError */
export const requestRevocation = (access: string, signal?: AbortSignal): Promise<unknown> =>
  send(
    revokeTokens,
    { payload: { grant_type: GRANT_TYPE, oracle_token_action: 'delete', assertion: access } },
    { ...(signal ? { signal } : {}), keepalive: true },
  );

/** Where the services cannot be told, the token ends by itself; the request wrapper has logged why. */
export const revokeQuietly = (access: string): Promise<void> =>
  requestRevocation(access).then(
    () => {},
    () => {},
  );
