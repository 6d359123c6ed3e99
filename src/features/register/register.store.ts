/** The state of registration (spec 000 §7 'registration (consumerProfile, coverage, register)'). */
import { atom } from 'nanostores';
import { statusText } from '../../lib/remote/failure.ts';
import { send } from '../../lib/http/http.ts';
import {
  atLeastDefault,
  DEFAULT_STRENGTH,
  type StrengthRule,
} from '../../lib/fields/password-strength.rules.ts';
import { newReference } from '../../lib/http/reference-code.ts';
import { remote } from '../../lib/remote/remote.ts';
import { actionRunner } from '../../session/services/action-runner.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import {
  countPersonAttempt,
  personAttemptsRemaining,
  resetPersonAttempts,
} from '../../session/sign-in/attempts.ts';
import { saveSignInName } from '../../session/sign-in/sign-in-name-handoff.ts';
import { serverInfo } from '../../session/services/app-config.schema.ts';
import { securityQuestions, securityStrength } from '../../session/user/security.schema.ts';
import { forgetForm, persistForm, persistedForm } from './persisted-form.ts';
import { REGISTER_FIELDS, EMPTY_FORM, type RegisterForm, type RegisterStep } from './register-form.rules.ts';
import { refusedAge, registerOutcome, type RegisterStatus } from './register-outcome.rules.ts';
import {
  consumerProfile,
  register,
  registrationCoverage,
  type ConsumerQuery,
  type NewSignIn,
  type Registered,
  type RegisteredCoverage,
} from './register.schema.ts';

const CLOCK_TIMEOUT_MS = 3000;

interface AccountOwner {
  isVisitor: boolean;
  /** Whether a guardian registered a child. */
  isChild: boolean;
}

export type NewAccount = Registered & AccountOwner;

export interface Registration {
  /** Null for the first step, which depends on the brand. */
  step: RegisterStep | null;
  /** Back and Forward move only among these steps and the first step. */
  reached: readonly RegisterStep[];
  /** The id from the response to the first call; '' before that response. */
  consumerId: string;
  /** The request whose response contained `consumerId`; null before that response. */
  identified: ConsumerQuery | null;
  coverage: RegisteredCoverage;
  registered: NewAccount | null;
  /** Minimum age named in the service's refusal; null if it named none. */
  refusedAge: number | null;
  status: RegisterStatus;
}

const TYPING: RegisterStatus = { state: 'typing' };
const FIRST: Registration = {
  step: null,
  reached: [],
  consumerId: '',
  identified: null,
  coverage: [],
  registered: null,
  refusedAge: null,
  status: TYPING,
};

export const $registration = atom<Registration>(FIRST);
/** The typed values. `keepForm` decides which of them are persisted. */
export const $form = atom<RegisterForm>(EMPTY_FORM);
/** The service's password rule for registration. Until it loads, this is the rule of spec 000 §5. */
export const $strength = atom<StrengthRule>(DEFAULT_STRENGTH);
/** Content of the modal of spec 000 §8; null while it is closed. */
export const $critical = atom<{ text: string; reference: string } | null>(null);

const questions = remote<readonly { id: string; question: string }[]>();
export const $questions = questions.$value;

const update = (next: Partial<Registration>): void => $registration.set({ ...$registration.get(), ...next });

export function typeInto(changes: Partial<RegisterForm>): void {
  $form.set({ ...$form.get(), ...changes });
  persistForm($form.get());
}

/** Restores the values typed before a reload. @param typed values already on the page */
export function restoreForm(typed: Partial<RegisterForm>): void {
  const filled = Object.fromEntries(
    REGISTER_FIELDS.flatMap((field) => (typed[field] ? [[field, typed[field]] as const] : [])),
  );
  typeInto({ ...persistedForm(), ...filled });
}

/** @param status message shown with the step */
export function showStep(step: RegisterStep | null, status: RegisterStatus = TYPING): void {
  const { reached } = $registration.get();
  const isNew = step !== null && !reached.includes(step);
  update({ step, reached: isNew ? [...reached, step] : reached, status });
}

/** Shows a final step, from which Back leads to the first step. */
const finish = (step: 'closed' | 'registered' | 'done', registered: NewAccount | null = null): void =>
  $registration.set({ ...FIRST, step, registered });

export const closeCritical = (): void => $critical.set(null);
export const closeGuardian = (): void => update({ status: TYPING });

/** How far the device's clock is behind the service's, in milliseconds; 0 if unknown. */
const $clockLag = atom(0);
export const currentTime = (): number => Date.now() + $clockLag.get();

/** Loads the service's current time, by which minimum ages are checked. If this fails, the device's clock is used. */
export async function setClock(): Promise<void> {
  configureHttp();
  try {
    const { now } = await send(serverInfo, {}, { signal: AbortSignal.timeout(CLOCK_TIMEOUT_MS) });
    $clockLag.set(now - Date.now());
  } catch {
    $clockLag.set(0); // uses the device's clock; the request wrapper already logged the failure
  }
}

export async function loadStrength(): Promise<void> {
  try {
    $strength.set(atLeastDefault(await send(securityStrength, { query: { function: 'register' } })));
  } catch {
    $strength.set(DEFAULT_STRENGTH);
  }
}

export const loadQuestions = (): Promise<void> => questions.ensure(() => send(securityQuestions, {}));

const { runAction } = actionRunner(
  () => $registration.get().status,
  (status) => update({ status }),
);

/** Called when no attempts are left. A guardian sees the modal of spec 000 §8 and can correct the typed values. */
function refuse(query: ConsumerQuery, reference: string): void {
  if ('guardian' in query) update({ status: { state: 'guardian', reference } });
  else finish('closed');
}

/**
 * Looks up the person and their coverage. Then shows the next step, unless the user has left this step or changed the person's data
 * meanwhile. @param isTyped whether the form still contains the data in `query` @param status message shown with the next step
 */
export const identify = (
  query: ConsumerQuery,
  next: RegisterStep,
  isTyped: () => boolean,
  status?: RegisterStatus,
): Promise<void> =>
  runAction(
    async (isCurrent) => {
      if ('memberId' in query && (await personAttemptsRemaining(query)) === 0)
        return refuse(query, newReference());
      const { id, isRegistered } = await send(consumerProfile, { payload: query });
      if ('memberId' in query) await resetPersonAttempts(query);
      const coverage = isRegistered ? [] : await send(registrationCoverage, { payload: { consumerId: id } });
      if (!isCurrent()) return;
      if (!isTyped()) return update({ status: TYPING });
      if (isRegistered) return finish('registered');
      update({ consumerId: id, identified: query, coverage });
      showStep(next, status);
    },
    async (failure, isCurrent) => {
      const outcome = registerOutcome(failure);
      const left = outcome === 'wrong' && 'memberId' in query ? await countPersonAttempt(query) : null;
      if (!isCurrent()) return true;
      if (outcome === 'young') {
        update({ refusedAge: refusedAge(failure) });
        showStep('young');
      } else if (outcome === 'zip') update({ status: { state: 'zip' } });
      else if (outcome === 'closed' || left === 0) refuse(query, failure.reference);
      else if (left === null) return false;
      else update({ status: { state: 'wrong', left } });
      return true;
    },
  );

/** Creates the account. A repeated request registers only once. */
export const submitSignIn = (signIn: NewSignIn, owner: AccountOwner): Promise<void> =>
  runAction(
    async () => {
      const registered = await send(register, { payload: signIn });
      saveSignInName(registered.logonId); // the sign-in form, which is shown next, starts with this user name
      forgetForm();
      $form.set(EMPTY_FORM);
      finish('done', { ...registered, ...owner });
    },
    (failure, isCurrent) => {
      const outcome = registerOutcome(failure);
      if (outcome === 'registered') finish('registered');
      else if (!isCurrent()) return Promise.resolve(true);
      else if (outcome === 'taken') update({ step: 'sign-in', status: { state: 'taken' } });
      else if (outcome === 'limited')
        update({ status: { state: 'limited', until: failure.retryAt ?? null } });
      else if (outcome === 'expired') update({ step: 'person', status: { state: 'expired' } });
      else {
        $critical.set({ text: statusText(failure.status) ?? '', reference: failure.reference });
        return Promise.resolve(false);
      }
      return Promise.resolve(true);
    },
  );
