/** The security questions and the state of the form. */
import { send } from '../../lib/http/http.ts';
import { failureOf, remote } from '../../lib/remote/remote.ts';
import { securityQuestions } from '../../session/user/security.schema.ts';
import { rememberQuestion } from '../../session/user/security-question-change.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { saveSecurityQuestion } from './account.schema.ts';
import type { PasswordRefusal } from './password-check.rules.ts';
import { proofWanted } from './password-check.store.ts';

export type QuestionState =
  | { state: 'typing' }
  | { state: 'busy' }
  | { state: 'unproven'; refusal: PasswordRefusal }
  | { state: 'failed'; reference: string };

const questions = remote<readonly { id: string; question: string }[]>();
export const $questions = questions.$value;
export const $questionForm = memberAtom<QuestionState>({ state: 'typing' });

export const loadQuestions = (): Promise<void> => questions.load(() => send(securityQuestions, {}));
export const startQuestion = (): void => $questionForm.set({ state: 'typing' });

/** Saves the choice; does nothing while busy. @param currentPassword '' if none was asked for @returns whether it was saved */
export async function submitQuestion(
  chosen: { id: string; question: string },
  answer: string,
  currentPassword: string,
): Promise<boolean> {
  if ($questionForm.get().state === 'busy') return false;
  $questionForm.set({ state: 'busy' });
  try {
    await send(saveSecurityQuestion, {
      payload: {
        questionId: chosen.id,
        answer: answer.trim(),
        ...(currentPassword === '' ? {} : { currentPassword }),
      },
    });
    rememberQuestion(chosen.question);
    startQuestion();
    return true;
  } catch (error) {
    const failure = failureOf(error);
    const refusal = proofWanted(failure);
    $questionForm.set(
      refusal ? { state: 'unproven', refusal } : { state: 'failed', reference: failure.reference },
    );
    return false;
  }
}
