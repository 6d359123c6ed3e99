/** Idempotency: a request with a key from the portal is accepted once. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { refuse } from './requests.ts';
import type { SandboxServices } from '../context.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const sent = v.object({ hash: v.string(), confirmationId: v.string() });

/**
 * Stores a request and returns its confirmation. Sent again, the same request gets the first confirmation; another
 * request with its key, or the same of another account, gets 409 REQUEST-KEY-USED.
 * @param kind state kind to store it under
 * @param owner account of the person; left out for a call that visitors make too
 */
export function acceptOnce(
  services: SandboxServices,
  kind: string,
  request: { requestKey: string },
  owner = '',
): string | Response {
  const made = {
    hash: hashOf(JSON.stringify([owner, request])),
    confirmationId: `${kind.toUpperCase()}-${hashOf(`${kind} ${request.requestKey}`).slice(0, 10).toUpperCase()}`,
  };
  services.state.add('', kind, request.requestKey, { ...made, request });
  const persisted = services.state.get('', kind, request.requestKey, sent);
  return persisted?.hash === made.hash ? made.confirmationId : refuse(409, 'REQUEST-KEY-USED');
}
