/** Checks credentials, in the same way and with the same refusals for every sign-in flow (spec 000 §8). */
import type { Person } from '../../people/person.ts';
import { isPassword } from '../account/account-state.ts';
import { isGuardianHash } from '../../../src/session/sign-in/sign-in.schema.ts';
import { refuse } from '../http/requests.ts';
import type { SandboxServices, SandboxContext } from '../context.ts';
import { countGuardian } from '../account/identity-checks.ts';
import { countWrongSignIn, resetWrongSignIns, retryAfter } from './sign-in-limits.ts';

interface Credentials {
  logonId: string;
  password: string;
  /** The code of the site's brand; undefined if the sign-in flow does not send it. */
  brand: string | undefined;
}

/** A refused sign-in: the HTTP status, and each errors[n].errorMessage. */
export interface SignInRefusal {
  status: number;
  messages: readonly string[];
  /** Seconds until the next attempt is allowed. */
  retryAfter?: number;
}

const TOO_MANY = 429;

export type SignInOutcome =
  | { person: Person; refusal?: undefined }
  | { person?: undefined; refusal: SignInRefusal };

const refused = (message: string): SignInOutcome => ({ refusal: { status: 401, messages: [message] } });

/** The refusal that `stubs/people` defines for a person. After three failed guardian verifications within an hour (spec 000 §9), the account is suspended instead. */
function refusalOf(services: SandboxServices, { logonId }: Person, refusal: SignInRefusal): SignInOutcome {
  const isGuardian = isGuardianHash(refusal.messages[0] ?? '');
  return isGuardian && !countGuardian(services, logonId) ? refused('GEN-SUSPEND') : { refusal };
}

/** Refuses a wrong user name or password, and counts it toward the limits of the name and the network address. */
function wrong(
  services: SandboxServices,
  c: SandboxContext,
  logonId: string,
  message: string,
): SignInOutcome {
  countWrongSignIn(services, c, logonId);
  return refused(message);
}

const limitOf = (
  services: SandboxServices,
  c: SandboxContext,
  logonId: string,
): SignInRefusal | undefined => {
  const wait = retryAfter(services, c, logonId);
  return wait === null ? undefined : { status: TOO_MANY, messages: ['SIGN-IN-LIMIT'], retryAfter: wait };
};

/**
 * Checks the password that a signed-in person enters again. A wrong password counts toward the limits of wrong sign-ins. The
 * refusal is never a 401, because that would end the session (decisions/session#rejected-tokens). Call inside
 * `services.transaction`.
 * @returns undefined if the password is correct
 */
export function refuseWrongPassword(
  services: SandboxServices,
  c: SandboxContext,
  person: Person,
  typed: string,
): Response | undefined {
  const limit = limitOf(services, c, person.logonId);
  if (limit) return refuseSignIn(limit);
  if (isPassword(services, person, typed)) {
    resetWrongSignIns(services, person.logonId);
    return undefined;
  }
  countWrongSignIn(services, c, person.logonId);
  return refuse(403, 'PASSWORD-WRONG');
}

/** Call this function inside `services.transaction`, because it checks the counts of wrong sign-ins before it changes them. */
function checkOnce(
  services: SandboxServices,
  c: SandboxContext,
  { logonId, password, brand }: Credentials,
): SignInOutcome {
  const limit = limitOf(services, c, logonId);
  if (limit) return { refusal: limit };
  const person = services.accounts.find(logonId);
  if (!person) return wrong(services, c, logonId, 'USER-NOT-ON-FILE');
  if (!isPassword(services, person, password)) return wrong(services, c, logonId, 'GEN-NOMATCH');
  resetWrongSignIns(services, logonId);
  if (person.refusal) return refusalOf(services, person, person.refusal);
  if (person.brand !== 'any' && brand !== undefined && person.brand !== brand)
    return refused('GEN-BRANDCONFLICT');
  return { person };
}

export const checkCredentials = (
  services: SandboxServices,
  c: SandboxContext,
  credentials: Credentials,
): SignInOutcome => services.transaction(() => checkOnce(services, c, credentials));

export function refuseSignIn({ status, messages, retryAfter: wait }: SignInRefusal): Response {
  const response = refuse(status, ...messages);
  if (wait !== undefined) response.headers.set('Retry-After', String(wait));
  return response;
}
