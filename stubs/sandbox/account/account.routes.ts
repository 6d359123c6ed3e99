/** The calls that change a person's own account: profile, password, security question (spec 000 §5, §7). */
import type { Hono } from 'hono';
import * as calls from '../../../src/features/account/account.schema.ts';
import { securityQuestions, securityStrength } from '../../../src/session/user/security.schema.ts';
import {
  accountOf,
  chosenQuestion,
  savePassword,
  saveProfile,
  saveQuestion,
  type AccountState,
} from './account-state.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxEnv, type SandboxServices } from '../context.ts';
import { statesOfZip } from '../data/zip-states.ts';
import { profileOf } from './settings.routes.ts';
import { QUESTIONS } from './security-questions.ts';
import { serveCall } from '../serve-call.ts';
import { refuseWrongPassword } from '../sign-in/credentials.ts';
import { countLookUp, refuseLookUp } from '../sign-in/sign-in-limits.ts';
import { endAllSessions } from '../sign-in/token-grants.ts';
import { countAsSignIn, refuseSingleSignOn, refuseWithoutProof } from './identity-proof.ts';
import { sendMessage } from './outbox.ts';
import { logPassword } from './password-log.ts';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';

const KIND = 'placeholder-question';
const SECRET_BYTES = 32;

/** A random secret. Without one, anyone could compute which question is shown for an unknown name. */
function secretOf({ state, random }: SandboxServices): string {
  state.add('', KIND, 'secret', random(SECRET_BYTES).toString('base64url'));
  return state.get('', KIND, 'secret', v.string()) ?? '';
}

/** The security question that is shown if the name is unknown or the person has no question. The same name always gets the same question, as if a person had saved it. */
function placeholderQuestion(services: SandboxServices, logonId: string): string {
  const hash = createHmac('sha256', secretOf(services)).update(logonId.trim().toUpperCase()).digest();
  return QUESTIONS[hash.readUInt32BE() % QUESTIONS.length]?.question ?? QUESTIONS[0].question;
}

type ProfileUpdate = v.InferOutput<typeof calls.updateProfile.payload>;

const success = { payload: { status: 'success' as const } };

/** The message that refuses a weak password, quoted from spec 000 §5. */
const STRENGTH_MESSAGE =
  'Password must have 6 or more characters with at least 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special characters (except <, >, +).';

const STORED_AS = { HOME: 'phone1', BUS: 'businessPhone', CELL: 'cellPhone' } as const;

/** Converts a request's payload to the fields that are stored. */
function profileChanges({
  phones = [],
  currentPassword: _,
  ...fields
}: ProfileUpdate): AccountState['profile'] {
  return Object.fromEntries([
    ...Object.entries(fields),
    ...phones.map(({ phoneType, phoneNumber }) => [STORED_AS[phoneType], phoneNumber]),
  ]) as AccountState['profile'];
}

type Profile = ReturnType<typeof profileOf>;

const contactsOf = ({ email1, phones }: Profile) => ({
  email1,
  ...Object.fromEntries(phones.map(({ phoneType, phoneNumber }) => [STORED_AS[phoneType], phoneNumber])),
});

/** Whether a change affects the email address or a phone. Such a change needs proof of identity, because temporary passwords are sent to these contacts. */
const changesContacts = (before: Profile, changes: AccountState['profile']): boolean =>
  Object.entries(contactsOf(before)).some(
    ([name, value]) =>
      (Object.entries(changes).find(([changed]) => changed === name)?.[1] ?? value) !== value,
  );

/** Sends the old address a message about the change, in case someone else made the change. */
const tellOldAddress = (services: SandboxServices, { email1 }: Profile): void =>
  sendMessage(services, {
    to: email1,
    subject: 'The email address of your account was changed',
    text: 'We’ll write to the new address from now on. If you didn’t change it, call customer service. The number is on your member ID card.',
  });

function addQuestionRoutes(routes: Hono<SandboxEnv>, services: SandboxServices): void {
  serveCall(routes, services, securityQuestions, () => ({
    payload: { securityQuestions: [...QUESTIONS] },
  }));

  serveCall(routes, services, calls.securityQuestion, ({ c, payload: { logonId } }) =>
    services.transaction(() => {
      const limit = refuseLookUp(services, c, logonId, 'LOOK-UP-LIMIT');
      if (limit) return limit;
      countLookUp(services, c, logonId);
      const person = services.accounts.find(logonId);
      const question = person && chosenQuestion(person, accountOf(services, person));
      return { payload: { question: question || placeholderQuestion(services, logonId) } };
    }),
  );

  serveCall(
    routes,
    services,
    calls.saveSecurityQuestion,
    ({ c, payload: { currentPassword, ...chosen }, caller }) =>
      services.transaction(() => {
        const refused = refuseWithoutProof(services, c, caller, currentPassword);
        if (refused) return refused;
        if (!QUESTIONS.some(({ questionId }) => questionId === chosen.questionId))
          return refuse(404, 'NO-SUCH-QUESTION');
        saveQuestion(services, caller.person, chosen);
        return success;
      }),
  );
}

export function accountRoutes(services: SandboxServices) {
  const routes = createRouter();
  addQuestionRoutes(routes, services);

  serveCall(routes, services, calls.updateProfile, ({ c, payload, caller }) =>
    services.transaction(() => {
      const { person } = caller;
      const before = profileOf(services, person);
      const changes = profileChanges(payload);
      const refused =
        changesContacts(before, changes) && refuseWithoutProof(services, c, caller, payload.currentPassword);
      if (refused) return refused;
      const { state, zipCode } = { ...before, ...changes };
      const states = statesOfZip(zipCode ?? '');
      if (state && states.length > 0 && !states.includes(state)) return refuse(400, 'ZIP-NOT-IN-STATE');
      saveProfile(services, person, changes);
      if (before.email1 !== '' && profileOf(services, person).email1 !== before.email1)
        tellOldAddress(services, before);
      return success;
    }),
  );

  serveCall(routes, services, calls.changePassword, ({ c, payload, caller }) =>
    services.transaction(() => {
      const { person, session } = caller;
      const refused =
        refuseSingleSignOn(caller) ?? refuseWrongPassword(services, c, person, payload.oldPassword);
      if (refused) return refused;
      if (payload.newPassword === payload.oldPassword) return refuse(400, 'PASSWORD-REUSED');
      savePassword(services, person, payload.newPassword, false);
      endAllSessions(services, person.logonId, session.root.path);
      countAsSignIn(services, person, session.root);
      logPassword(services, person, 'changed');
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
