/** Requests that carry a key of the portal's making: each is accepted once. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { refuse } from './requests.ts';
import type { SandboxServices } from '../context.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const sent = v.object({ hash: v.string(), confirmationId: v.string() });

/**
 * Keeps a request and gives its confirmation: the same again gets the first one, another one with its key is
 * refused, 400 REQUEST-KEY-USED.
 * @param kind under which state keeps it, with the request itself
 */
export function acceptOnce(
  services: SandboxServices,
  kind: string,
  request: { requestKey: string },
): string | Response {
  const made = {
    hash: hashOf(JSON.stringify(request)),
    confirmationId: `${kind.toUpperCase()}-${hashOf(`${kind} ${request.requestKey}`).slice(0, 10).toUpperCase()}`,
  };
  services.state.add('', kind, request.requestKey, { ...made, request });
  const kept = services.state.get('', kind, request.requestKey, sent);
  return kept?.hash === made.hash ? made.confirmationId : refuse(400, 'REQUEST-KEY-USED');
}
