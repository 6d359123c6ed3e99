/** Who signs in: one rule for every sign-in flow, and for what each of them refuses (spec 000 §8). */
import type { Person } from '../people/person.ts';
import { isPassword } from './account-state.ts';
import { isGuardianHash } from '../../src/session/sign-in-flows.schema.ts';
import type { House } from './context.ts';
import { countGuardian } from './identity-checks.ts';

interface Credentials {
  logonId: string;
  password: string;
  /** Code of the site's brand; undefined where the flow does not say. */
  brand: string | undefined;
}

/** Status and errors[n].errorMessage. */
export type SignInRefusal = NonNullable<Person['refusal']>;

export type SignInOutcome =
  { person: Person; refusal?: undefined } | { person?: undefined; refusal: SignInRefusal };

const refused = (message: string): SignInOutcome => ({ refusal: { status: 401, messages: [message] } });

/** A guardian who could not be verified three times within an hour (spec 000 §9) finds the account suspended. */
function refusalOf(house: House, { logonId }: Person, refusal: SignInRefusal): SignInOutcome {
  const isGuardian = isGuardianHash(refusal.messages[0] ?? '');
  return isGuardian && !countGuardian(house, logonId) ? refused('GEN-SUSPEND') : { refusal };
}

/** The person whose name and password these are, or why nobody is let in. */
export function checkCredentials(house: House, { logonId, password, brand }: Credentials): SignInOutcome {
  const person = house.accounts.find(logonId);
  if (!person) return refused('USER-NOT-ON-FILE');
  if (!isPassword(house, person, password)) return refused('GEN-NOMATCH');
  if (person.refusal) return refusalOf(house, person, person.refusal);
  if (person.brand !== 'any' && brand !== undefined && person.brand !== brand)
    return refused('GEN-BRANDCONFLICT');
  return { person };
}
