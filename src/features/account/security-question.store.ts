import { send } from '../../lib/http/http.ts';
import { remote } from '../../lib/remote/remote.ts';
import { updateUser } from '../../session/session.store.ts';
import { securityQuestions } from '../../session/user/security.schema.ts';
import { saveSecurityQuestion } from './account.schema.ts';
import type { PasswordRefusal } from './password-check.rules.ts';
import { withProof } from './password-check.store.ts';

const questions = remote<readonly { id: string; question: string }[]>();
export const $questions = questions.$value;

export const loadQuestions = (): Promise<void> => questions.load(() => send(securityQuestions, {}));

/** @param currentPassword '' if none was requested @returns null if the question was saved @throws ServiceError */
export async function submitQuestion(
  chosen: { id: string; question: string },
  answer: string,
  currentPassword: string,
): Promise<PasswordRefusal | null> {
  const proof = currentPassword === '' ? {} : { currentPassword };
  const refusal = await withProof(
    send(saveSecurityQuestion, { payload: { questionId: chosen.id, answer: answer.trim(), ...proof } }),
  );
  if (!refusal) updateUser({ challengeQuestion: chosen.question });
  return refusal;
}
