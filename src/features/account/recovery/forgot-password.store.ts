/** The steps to a temporary password. Names and answers stay in memory and never enter the address. */
import { atom } from 'nanostores';
import { send } from '../../../lib/http/http.ts';
import { countAttempt, attemptsRemaining, resetAttempts } from '../../../session/sign-in/attempts.ts';
import { saveSignInName } from '../../../session/sign-in/sign-in-name-handoff.ts';
import { actionRunner } from '../../../session/services/action-runner.ts';
import { proofOutcome, type ForgotStep } from './forgot-password.rules.ts';
import { securityQuestion } from '../account.schema.ts';
import {
  forgottenUsernamePassword,
  requestPin as pinCall,
  type Forgotten,
} from './account-recovery.schema.ts';

export type ForgotStatus =
  | { state: 'waiting' }
  | { state: 'busy' }
  /** The answer or PIN was wrong. `left`: remaining attempts. */
  | { state: 'wrong'; left: number }
  /** Too many look-ups, of this name or from this network. `until`: milliseconds since 1970; null if unknown. */
  | { state: 'limited'; until: number | null }
  | { state: 'failed'; reference: string }
  /** The request of a PIN failed. */
  | { state: 'pinFailed'; reference: string };

export interface ForgotPassword {
  step: ForgotStep;
  /** The steps that the user has reached. Back and Forward show only these. */
  reached: readonly ForgotStep[];
  name: string;
  question: string;
  pinsLeft: number;
  sentTo: string;
  status: ForgotStatus;
}

const FIRST: ForgotPassword = {
  step: 'name',
  reached: ['name'],
  name: '',
  question: '',
  pinsLeft: 0,
  sentTo: '',
  status: { state: 'waiting' },
};

export const $forgot = atom<ForgotPassword>(FIRST);

const update = (next: Partial<ForgotPassword>): void => $forgot.set({ ...$forgot.get(), ...next });
const waiting: ForgotStatus = { state: 'waiting' };

/** Shows a final step, from which Back does not lead to earlier steps. */
const finish = (step: 'sent' | 'closed', sentTo = ''): void => $forgot.set({ ...FIRST, step, sentTo });

function advance(step: ForgotStep, next: Partial<ForgotPassword> = {}): void {
  const { reached } = $forgot.get();
  update({ ...next, step, reached: reached.includes(step) ? reached : [...reached, step], status: waiting });
}

export const showStep = (step: ForgotStep): void => update({ step, status: waiting });

const { runAction } = actionRunner(
  () => $forgot.get().status,
  (status) => update({ status }),
);

/** Sends the user name. For an unknown name, the next step looks the same and takes as long to appear. */
export const submitName = (name: string): Promise<void> =>
  runAction(
    async (isCurrent) => {
      if ((await attemptsRemaining('identity', name)) === 0) return finish('closed');
      const [question, pinsLeft] = await Promise.all([
        send(securityQuestion, { payload: { logonId: name } }),
        attemptsRemaining('pin', name),
      ]);
      if (!isCurrent()) return;
      saveSignInName(name);
      advance('question', { name, pinsLeft, question });
    },
    ({ status, retryAt }, isCurrent) => {
      if (status === 429 && isCurrent()) update({ status: { state: 'limited', until: retryAt ?? null } });
      return Promise.resolve(status === 429);
    },
  );

const prove = (proof: Forgotten, name: string): Promise<void> =>
  runAction(
    async () => {
      const sentTo = await send(forgottenUsernamePassword, { payload: proof });
      await resetAttempts(name);
      saveSignInName(name); // fills in the sign-in form, which comes next
      finish('sent', sentTo);
    },
    async (failure, isCurrent) => {
      const outcome = proofOutcome(failure);
      if (outcome === 'failed') return false;
      const left = outcome === 'closed' ? 0 : await countAttempt('identity', name);
      if (left === 0) finish('closed');
      else if (isCurrent()) update({ status: { state: 'wrong', left } });
      return true;
    },
  );

export const submitAnswer = (answer: string): Promise<void> => {
  const { name } = $forgot.get();
  return prove({ forgotten: 'PASSWORD', logonId: name, answer }, name);
};

export const submitPin = (pin: string): Promise<void> => {
  const { name } = $forgot.get();
  return prove({ forgotten: 'PASSWORD_BY_PIN', logonId: name, pin }, name);
};

/** Requests a PIN. The service may refuse while `pinsLeft` is above 0, because it counts requests from all windows. */
export const requestPin = (): Promise<void> => {
  const { name } = $forgot.get();
  return runAction(
    async () => {
      await send(pinCall, { payload: { logonId: name } });
      advance('pin', { pinsLeft: await countAttempt('pin', name) });
    },
    ({ status, reference }, isCurrent) => {
      if (status === 429) update({ pinsLeft: 0, status: waiting });
      else if (isCurrent()) update({ status: { state: 'pinFailed', reference } });
      return Promise.resolve(true);
    },
  );
};
