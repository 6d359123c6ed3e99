/** A person's own account: profile, password, security question (spec 000 §5, §7). */
import * as calls from '../../src/features/account/account.schema.ts';
import type { IsoDate } from '../../src/lib/date.ts';
import { memberOf } from '../people/member-of.ts';
import { SECURITY_ANSWER, TEMPORARY_PASSWORD, type Person } from '../people/person.ts';
import { accountOf, isPassword, keepPassword, keepProfile, keepQuestion } from './account-state.ts';
import { refuse } from './answers.ts';
import { createRouter, type House } from './context.ts';
import { birthDate } from './data/days.ts';
import { QUESTIONS, questionOf } from './data/security-questions.ts';
import { serveCall } from './serve.ts';

const success = { payload: { status: 'success' as const } };

/** Message of spec 000 §5, word for word. */
const STRENGTH_MESSAGE =
  'Password must have 6 or more characters with at least 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special characters (except <, >, +).';

/** `m***@mail.example` */
const masked = (email: string): string => email.replace(/^(.).*@/, '$1***@');

const sent = (house: House, person: Person) => ({
  payload: { sentTo: masked(accountOf(house, person).profile.email1 ?? person.email) },
});

const same = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

interface Described {
  firstName: string;
  lastName: string;
  dob: IsoDate;
  memberId: string;
}

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

export function accountRoutes(house: House) {
  const routes = createRouter();

  serveCall(routes, house, calls.updateProfile, ({ payload, caller: { person } }) => {
    keepProfile(house, person, Object.fromEntries(Object.entries(payload)));
    return success;
  });

  serveCall(routes, house, calls.securityQuestions, () => ({
    payload: { securityQuestions: [...QUESTIONS] },
  }));

  serveCall(routes, house, calls.securityQuestion, ({ payload: { logonId } }) => {
    const person = house.accounts.find(logonId);
    if (!person) return refuse(404, 'USER-NOT-ON-FILE');
    return { payload: { question: questionOf(accountOf(house, person).question?.questionId) } };
  });

  serveCall(routes, house, calls.saveSecurityQuestion, ({ payload, caller: { person } }) => {
    if (!QUESTIONS.some(({ questionId }) => questionId === payload.questionId))
      return refuse(404, 'NO-SUCH-QUESTION');
    keepQuestion(house, person, payload);
    return success;
  });

  serveCall(routes, house, calls.forgottenUsernamePassword, ({ payload, day }) => {
    if (payload.forgotten === 'USERNAME') {
      const found = house.accounts.list().find((person) => isDescribed(person, payload, day));
      return found ? sent(house, found) : refuse(404, 'USER-NOT-ON-FILE');
    }
    const person = house.accounts.find(payload.logonId);
    if (!person) return refuse(404, 'USER-NOT-ON-FILE');
    const answer = accountOf(house, person).question?.answer ?? SECURITY_ANSWER;
    if (!same(payload.answer, answer)) return refuse(400, 'GEN-NOMATCH');
    keepPassword(house, person, TEMPORARY_PASSWORD, true);
    return sent(house, person);
  });

  serveCall(routes, house, calls.changePassword, ({ payload, caller: { person } }) => {
    if (!isPassword(house, person, payload.oldPassword)) return refuse(400, 'GEN-NOMATCH');
    if (payload.newPassword === payload.oldPassword) return refuse(400, 'PASSWORD-REUSED');
    keepPassword(house, person, payload.newPassword, false);
    return success;
  });

  serveCall(routes, house, calls.securityStrength, ({ query }) => ({
    payload: {
      function: query.function,
      minimumLength: 6,
      upperCaseRequired: true,
      lowerCaseRequired: true,
      digitRequired: true,
      specialRequired: true,
      excludedCharacters: '<>+',
      message: STRENGTH_MESSAGE,
    },
  }));

  return routes;
}
