/** The calls for a forgotten user name or password (spec 000 §7, §9). */
import * as calls from '../../../src/features/account/recovery/account-recovery.schema.ts';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import { memberOf } from '../../people/member-of.ts';
import { IDENTITY_PIN, SECURITY_ANSWER, TEMPORARY_PASSWORD, type Person } from '../../people/person.ts';
import { accountOf, savePassword } from './account-state.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { birthDate } from '../data/days.ts';
import {
  countPin,
  countWrong,
  countWrongPerson,
  hasPin,
  mayCheck,
  mayCheckPerson,
  refuseChecks,
  refusePerson,
  resetChecks,
  resetPerson,
} from './identity-checks.ts';
import { serveCall } from '../serve-call.ts';
import { countLookUp, refuseLookUp } from '../sign-in/sign-in-limits.ts';
import { endAllSessions } from '../sign-in/token-grants.ts';
import { logPassword } from './password-log.ts';

/** Masks an email address, such as `m***@mail.example`. */
const masked = (email: string): string => email.replace(/^(.).*@/, '$1***@');

const sent = (services: SandboxServices, person: Person) => ({
  payload: { sentTo: masked(accountOf(services, person).profile.email1 ?? person.email) },
});

const same = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();

type Described = Extract<calls.Forgotten, { forgotten: 'USERNAME' }>;
type Proof = Exclude<calls.Forgotten, Described>;

/** Whether a person is the member that the request describes. */
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

/** Whether the PIN or the answer to the security question is correct. */
function isShown(services: SandboxServices, person: Person, proof: Proof): boolean {
  if (proof.forgotten === 'PASSWORD_BY_PIN')
    return hasPin(services, proof.logonId) && proof.pin === IDENTITY_PIN;
  return same(proof.answer, accountOf(services, person).question?.answer ?? SECURITY_ANSWER);
}

export function forgottenRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, calls.requestPin, ({ payload: { logonId } }) =>
    countPin(services, logonId)
      ? { payload: { status: 'success' as const } }
      : refuseChecks(services, 'PIN-LIMIT', logonId),
  );

  serveCall(routes, services, calls.forgottenUsernamePassword, ({ c, payload, day }) => {
    if (payload.forgotten === 'USERNAME') {
      const described = { ...payload, dateOfBirth: payload.dob };
      if (!mayCheckPerson(services, described)) return refusePerson(services, 'IDENTITY-LIMIT', described);
      const limit = refuseLookUp(services, c, payload.memberId, 'IDENTITY-LIMIT');
      if (limit) return limit;
      const match = services.accounts.list().find((person) => isDescribed(person, payload, day));
      (match ? resetPerson : countWrongPerson)(services, described);
      if (!match) countLookUp(services, c, payload.memberId);
      return match ? sent(services, match) : refuse(404, 'USER-NOT-ON-FILE');
    }
    const { logonId } = payload;
    if (!mayCheck(services, logonId)) return refuseChecks(services, 'IDENTITY-LIMIT', logonId);
    const person = services.accounts.find(logonId);
    if (!person || !isShown(services, person, payload)) {
      countWrong(services, logonId);
      return refuse(400, 'GEN-NOMATCH'); // the same code for an unknown name and a wrong answer
    }
    resetChecks(services, logonId);
    savePassword(services, person, TEMPORARY_PASSWORD, true);
    endAllSessions(services, person.logonId);
    logPassword(services, person, 'reset');
    return sent(services, person);
  });

  return routes;
}
