/** The security questions and the state of the form. */
import { failureOf, remote } from '../../lib/remote.ts';
import { fetchQuestions } from '../../session/user/security.service.ts';
import { rememberQuestion } from '../../session/user/security-question-change.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { sendQuestion } from './account.service.ts';

export type QuestionState = { state: 'typing' } | { state: 'busy' } | { state: 'failed'; reference: string };

const questions = remote<readonly { id: string; question: string }[]>();
export const $questions = questions.$value;
export const $questionForm = memberAtom<QuestionState>({ state: 'typing' });

export const loadQuestions = (): Promise<void> => questions.load(fetchQuestions);
export const startQuestion = (): void => $questionForm.set({ state: 'typing' });

/** Saves the choice; does nothing while busy. @returns whether it was saved */
export async function submitQuestion(
  chosen: { id: string; question: string },
  answer: string,
): Promise<boolean> {
  if ($questionForm.get().state === 'busy') return false;
  $questionForm.set({ state: 'busy' });
  try {
    await sendQuestion(chosen.id, answer.trim());
    rememberQuestion(chosen.question);
    startQuestion();
    return true;
  } catch (error) {
    $questionForm.set({ state: 'failed', reference: failureOf(error).reference });
    return false;
  }
}
