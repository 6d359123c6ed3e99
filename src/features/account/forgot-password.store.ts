/** Getting a temporary password, step by step. Names and answers stay in memory; nothing of them is in the address. */
import { atom } from 'nanostores';
import type { Failure } from '../../lib/failure.ts';
import { failureOf } from '../../lib/remote.ts';
import { countAttempt, attemptsRemaining } from '../../session/sign-in/attempts.ts';
import { saveSignInName } from '../../session/sign-in/sign-in-name-handoff.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { proofOutcome, standInQuestion, type ForgotStep } from './forgot-password.rules.ts';
import type { Forgotten } from './account-recovery.schema.ts';
import { fetchQuestion, fetchQuestions, sendForgotten, sendPin } from './account-recovery.service.ts';

export type ForgotStatus =
  | { state: 'waiting' }
  | { state: 'busy' }
  /** What was typed is not what the service has; `left`: how many more tries. */
  | { state: 'wrong'; left: number }
  | { state: 'failed'; reference: string };

export interface ForgotPassword {
  step: ForgotStep;
  /** Steps that the person has been led to: Back and Forward move among them. */
  reached: readonly ForgotStep[];
  name: string;
  question: string;
  /** PINs that may still be asked for. */
  pinsLeft: number;
  /** The masked address. */
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

const change = (next: Partial<ForgotPassword>): void => $forgot.set({ ...$forgot.get(), ...next });
const waiting: ForgotStatus = { state: 'waiting' };

/** The end of the way, whichever: nothing of the steps before can be gone back to. */
const finish = (step: 'sent' | 'closed', sentTo = ''): void => $forgot.set({ ...FIRST, step, sentTo });

/** Shows a step, and that it has been reached. */
function goOn(step: ForgotStep, next: Partial<ForgotPassword> = {}): void {
  const { reached } = $forgot.get();
  change({ ...next, step, reached: reached.includes(step) ? reached : [...reached, step], status: waiting });
}

/** Goes to a step that has been reached. */
export const goTo = (step: ForgotStep): void => change({ step, status: waiting });

let last: () => Promise<void> = () => Promise.resolve();

/** Does once more what failed last. */
export const tryAgain = (): Promise<void> => last();

/** Does one thing at a time; what fails for another reason than a refusal loses nothing. */
async function during(
  act: () => Promise<void>,
  refused: (failure: Failure) => Promise<boolean>,
): Promise<void> {
  if ($forgot.get().status.state === 'busy') return;
  last = () => during(act, refused);
  change({ status: { state: 'busy' } });
  configureHttp();
  try {
    await act();
  } catch (error) {
    const failure = failureOf(error);
    if (!(await refused(failure))) change({ status: { state: 'failed', reference: failure.reference } });
  }
}

/** null where nobody has the name, or it has no question. @throws ServiceError */
async function ownQuestion(name: string): Promise<string | null> {
  try {
    return await fetchQuestion(name);
  } catch (error) {
    if (failureOf(error).status === 404) return null;
    throw error;
  }
}

/** The next step looks the same whether somebody has the name or not, and takes as long. */
export const submitName = (name: string): Promise<void> =>
  during(
    async () => {
      if ((await attemptsRemaining('identity', name)) === 0) return finish('closed');
      const [own, questions, pinsLeft] = await Promise.all([
        ownQuestion(name),
        fetchQuestions(),
        attemptsRemaining('pin', name),
      ]);
      saveSignInName(name);
      goOn('question', { name, pinsLeft, question: own ?? standInQuestion(questions, name) ?? '' });
    },
    () => Promise.resolve(false),
  );

const prove = (proof: Forgotten, name: string): Promise<void> =>
  during(
    async () => {
      const sentTo = await sendForgotten(proof);
      saveSignInName(name); // sign-in is what comes next
      finish('sent', sentTo);
    },
    async (failure) => {
      const outcome = proofOutcome(failure);
      if (outcome === 'failed') return false;
      const left = outcome === 'closed' ? 0 : await countAttempt('identity', name);
      if (left === 0) finish('closed');
      else change({ status: { state: 'wrong', left } });
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

/** Asks for a PIN; the service may count otherwise, for example what was asked for in another window. */
export const askForPin = (): Promise<void> => {
  const { name } = $forgot.get();
  return during(
    async () => {
      await sendPin(name);
      goOn('pin', { pinsLeft: await countAttempt('pin', name) });
    },
    (failure) => {
      const isLimit = failure.status === 429;
      if (isLimit) change({ pinsLeft: 0, status: waiting });
      return Promise.resolve(isLimit);
    },
  );
};
