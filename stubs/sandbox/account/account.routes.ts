/** A person's own account: profile, password, security question (spec 000 §5, §7). */
import type * as v from 'valibot';
import * as calls from '../../../src/features/account/account.schema.ts';
import { securityQuestions, securityStrength } from '../../../src/session/user/security.schema.ts';
import {
  accountOf,
  chosenQuestion,
  isPassword,
  savePassword,
  saveProfile,
  saveQuestion,
  type AccountState,
} from './account-state.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { areaOf } from '../data/zip-areas.ts';
import { profileOf } from './settings.routes.ts';
import { QUESTIONS } from './security-questions.ts';
import { serveCall } from '../serve-call.ts';

type ProfileUpdate = v.InferOutput<typeof calls.updateProfile.payload>;

const success = { payload: { status: 'success' as const } };

/** Message of spec 000 §5, word for word. */
const STRENGTH_MESSAGE =
  'Password must have 6 or more characters with at least 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special characters (except <, >, +).';

const STORED_AS = { HOME: 'phone1', BUS: 'businessPhone', CELL: 'cellPhone' } as const;

/** The payload as it is stored; fields left out do not change. */
function profileChanges({ phones = [], ...fields }: ProfileUpdate): AccountState['profile'] {
  return Object.fromEntries([
    ...Object.entries(fields),
    ...phones.map(({ phoneType, phoneNumber }) => [STORED_AS[phoneType], phoneNumber]),
  ]) as AccountState['profile'];
}

export function accountRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, calls.updateProfile, ({ payload, caller: { person } }) => {
    const changes = profileChanges(payload);
    const { state, zipCode } = { ...profileOf(services, person), ...changes };
    // Only known areas: the sandbox has no table of all zip codes.
    const area = areaOf(zipCode ?? '');
    if (area && state && area.state !== state) return refuse(400, 'ZIP-NOT-IN-STATE');
    saveProfile(services, person, changes);
    return success;
  });

  serveCall(routes, services, securityQuestions, () => ({
    payload: { securityQuestions: [...QUESTIONS] },
  }));

  serveCall(routes, services, calls.securityQuestion, ({ payload: { logonId } }) => {
    const person = services.accounts.find(logonId);
    if (!person) return refuse(404, 'USER-NOT-ON-FILE');
    const question = chosenQuestion(person, accountOf(services, person));
    return question === '' ? refuse(404, 'NO-QUESTION') : { payload: { question } };
  });

  serveCall(routes, services, calls.saveSecurityQuestion, ({ payload, caller: { person } }) => {
    if (!QUESTIONS.some(({ questionId }) => questionId === payload.questionId))
      return refuse(404, 'NO-SUCH-QUESTION');
    saveQuestion(services, person, payload);
    return success;
  });

  serveCall(routes, services, calls.changePassword, ({ payload, caller: { person } }) =>
    services.transaction(() => {
      if (!isPassword(services, person, payload.oldPassword)) return refuse(400, 'GEN-NOMATCH');
      if (payload.newPassword === payload.oldPassword) return refuse(400, 'PASSWORD-REUSED');
      savePassword(services, person, payload.newPassword, false);
      return success;
    }),
  );

  serveCall(routes, services, securityStrength, ({ query }) => ({
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
