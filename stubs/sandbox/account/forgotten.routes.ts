/** Forgotten user names and passwords (spec 000 §7, §9). */
import * as calls from '../../../src/features/account/account-recovery.schema.ts';
import type { IsoDate } from '../../../src/lib/date.ts';
import { memberOf } from '../../people/member-of.ts';
import { IDENTITY_PIN, SECURITY_ANSWER, TEMPORARY_PASSWORD, type Person } from '../../people/person.ts';
import { accountOf, keepPassword } from './account-state.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type House } from '../context.ts';
import { birthDate } from '../data/days.ts';
import { countPin, countWrong, forgetChecks, hasPin, mayCheck } from './identity-checks.ts';
import { serveCall } from '../serve-call.ts';

/** `m***@mail.example` */
const masked = (email: string): string => email.replace(/^(.).*@/, '$1***@');

const sent = (house: House, person: Person) => ({
  payload: { sentTo: masked(accountOf(house, person).profile.email1 ?? person.email) },
});

const same = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

type Described = Extract<calls.Forgotten, { forgotten: 'USERNAME' }>;
type Proof = Exclude<calls.Forgotten, Described>;

/** Whether a person is the member who is described. */
function isDescribed(person: Person, described: Described, day: IsoDate): boolean {
  const member = memberOf(person);
  if (!member) return false;
  const { family, self } = member;
  return (
    same(self.firstName, described.firstName) &&
    same(self.lastName, described.lastName) &&
    birthDate(self, day) === described.dob &&
    [family.umi, `${family.umi}0`, family.agreementId].includes(described.memberId)
  );
}

/** Whether somebody has shown that they are this person. */
function isShown(house: House, person: Person, proof: Proof): boolean {
  if (proof.forgotten === 'PASSWORD_BY_PIN')
    return hasPin(house, proof.logonId) && proof.pin === IDENTITY_PIN;
  return same(proof.answer, accountOf(house, person).question?.answer ?? SECURITY_ANSWER);
}

export function forgottenRoutes(house: House) {
  const routes = createRouter();

  serveCall(routes, house, calls.requestPin, ({ payload: { logonId } }) =>
    countPin(house, logonId) ? { payload: { status: 'success' as const } } : refuse(429, 'PIN-LIMIT'),
  );

  serveCall(routes, house, calls.forgottenUsernamePassword, ({ payload, day }) => {
    if (payload.forgotten === 'USERNAME') {
      const found = house.accounts.list().find((person) => isDescribed(person, payload, day));
      return found ? sent(house, found) : refuse(404, 'USER-NOT-ON-FILE');
    }
    const { logonId } = payload;
    if (!mayCheck(house, logonId)) return refuse(429, 'IDENTITY-LIMIT');
    const person = house.accounts.find(logonId);
    if (!person || !isShown(house, person, payload)) {
      countWrong(house, logonId);
      return person ? refuse(400, 'GEN-NOMATCH') : refuse(404, 'USER-NOT-ON-FILE');
    }
    forgetChecks(house, logonId);
    keepPassword(house, person, TEMPORARY_PASSWORD, true);
    return sent(house, person);
  });

  return routes;
}
