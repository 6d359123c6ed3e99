/** Idempotency: a request that contains a key is accepted only once. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { refuse } from './requests.ts';
import type { SandboxServices } from '../context.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const sent = v.object({ hash: v.string(), confirmationId: v.string() });

/**
 * Stores a request and returns its confirmation. If the same request is sent again, it gets the first confirmation. A
 * different request with the same key, or the same request from another account, gets 409 REQUEST-KEY-USED.
 * @param kind the state kind under which the request is stored
 * @param owner the person's account; omitted for calls that visitors can make too
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
