/** Checks credentials: one rule for every sign-in flow and its refusals (spec 000 §8). */
import type { Person } from '../../people/person.ts';
import { isPassword } from '../account/account-state.ts';
import { isGuardianHash } from '../../../src/session/sign-in/sign-in-flows.schema.ts';
import { refuse } from '../http/requests.ts';
import type { SandboxServices, SandboxContext } from '../context.ts';
import { countGuardian } from '../account/identity-checks.ts';
import { countWrongSignIn, resetWrongSignIns, retryAfter } from './sign-in-limits.ts';

interface Credentials {
  logonId: string;
  password: string;
  /** Code of the site's brand; undefined if the flow does not send it. */
  brand: string | undefined;
}

/** HTTP status, and each errors[n].errorMessage. */
export interface SignInRefusal {
  status: number;
  messages: readonly string[];
  /** Seconds. */
  retryAfter?: number;
}

const TOO_MANY = 429;

export type SignInOutcome =
  | { person: Person; refusal?: undefined }
  | { person?: undefined; refusal: SignInRefusal };

const refused = (message: string): SignInOutcome => ({ refusal: { status: 401, messages: [message] } });

/** After three failed guardian verifications within an hour (spec 000 §9) the account is suspended. */
function refusalOf(services: SandboxServices, { logonId }: Person, refusal: SignInRefusal): SignInOutcome {
  const isGuardian = isGuardianHash(refusal.messages[0] ?? '');
  return isGuardian && !countGuardian(services, logonId) ? refused('GEN-SUSPEND') : { refusal };
}

/** A wrong user name or password counts toward the limits of the name and the address. */
function wrong(
  services: SandboxServices,
  c: SandboxContext,
  logonId: string,
  message: string,
): SignInOutcome {
  countWrongSignIn(services, c, logonId);
  return refused(message);
}

/** Call inside `services.transaction`: reads counts, checks, then writes. */
function checkOnce(
  services: SandboxServices,
  c: SandboxContext,
  { logonId, password, brand }: Credentials,
): SignInOutcome {
  const wait = retryAfter(services, c, logonId);
  if (wait !== null) return { refusal: { status: TOO_MANY, messages: ['SIGN-IN-LIMIT'], retryAfter: wait } };
  const person = services.accounts.find(logonId);
  if (!person) return wrong(services, c, logonId, 'USER-NOT-ON-FILE');
  if (!isPassword(services, person, password)) return wrong(services, c, logonId, 'GEN-NOMATCH');
  resetWrongSignIns(services, logonId);
  if (person.refusal) return refusalOf(services, person, person.refusal);
  if (person.brand !== 'any' && brand !== undefined && person.brand !== brand)
    return refused('GEN-BRANDCONFLICT');
  return { person };
}

/** The person with these credentials, or the refusal. */
export const checkCredentials = (
  services: SandboxServices,
  c: SandboxContext,
  credentials: Credentials,
): SignInOutcome => services.transaction(() => checkOnce(services, c, credentials));

export function refuseSignIn({ status, messages, retryAfter: wait }: SignInRefusal): Response {
  const answer = refuse(status, ...messages);
  if (wait !== undefined) answer.headers.set('Retry-After', String(wait));
  return answer;
}
