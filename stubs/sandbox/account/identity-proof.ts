/** Proof of identity, which is required to change the data used to recover an account (decisions/sign-in#recovery-data-requires-the-password). */
import * as v from 'valibot';
import type { Person } from '../../people/person.ts';
import { refuse } from '../http/requests.ts';
import type { Caller, SandboxContext, SandboxServices } from '../context.ts';
import { refuseWrongPassword } from '../sign-in/credentials.ts';
import type { SessionRoot } from '../sign-in/session-store.ts';
import { signedInAt } from '../sign-in/sign-in-log.ts';

export const FRESH_MS = 5 * 60_000;

const KIND = 'password-change';
const moment = v.number();

/** Records a password change as proof of identity. Like a sign-in, it requires the current password. */
export const countAsSignIn = (
  { state, now }: SandboxServices,
  { logonId }: Person,
  { path }: SessionRoot,
): void => state.set(logonId, KIND, path, now());

/** Whether the caller's session has a recent sign-in or password change. Refreshed or issued tokens do not count. */
function isFresh(services: SandboxServices, { person, session: { root } }: Caller): boolean {
  const moments = [
    signedInAt(services, person, root),
    services.state.get(person.logonId, KIND, root.path, moment),
  ];
  return moments.some((at) => at !== undefined && services.now() - at <= FRESH_MS);
}

/** Refuses a change if the session was started by single sign-on, because the person may not have a password here. */
export const refuseSingleSignOn = ({ session }: Caller): Response | undefined =>
  session.root.isSingleSignOn ? refuse(403, 'SIGN-IN-AGAIN') : undefined;

/**
 * Refuses a change without proof of identity. Call inside `services.transaction`.
 * @returns undefined if `isFresh`, or if the correct password was sent in a session without single sign-on
 */
export function refuseWithoutProof(
  services: SandboxServices,
  c: SandboxContext,
  caller: Caller,
  currentPassword: string | undefined,
): Response | undefined {
  if (isFresh(services, caller)) return undefined;
  const refused = refuseSingleSignOn(caller);
  if (refused) return refused;
  return currentPassword === undefined
    ? refuse(403, 'PASSWORD-NEEDED')
    : refuseWrongPassword(services, c, caller.person, currentPassword);
}
