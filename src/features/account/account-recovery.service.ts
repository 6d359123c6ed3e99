/** The calls of forgotten user names and passwords (spec 000 §7). */
import { send } from '../../lib/http.ts';
import { securityQuestion, securityQuestions } from './account.schema.ts';
import { forgottenUsernamePassword, requestPin, type Forgotten } from './account-recovery.schema.ts';

/** Sends what was forgotten. @returns the masked address @throws ServiceError */
export const sendForgotten = (forgotten: Forgotten): Promise<string> =>
  send(forgottenUsernamePassword, { payload: forgotten });

/** Sends a PIN by email. @throws ServiceError */
export const sendPin = async (logonId: string): Promise<void> =>
  void (await send(requestPin, { payload: { logonId } }));

/** The question that a person chose. @throws ServiceError */
export const fetchQuestion = (logonId: string): Promise<string> =>
  send(securityQuestion, { payload: { logonId } });

/** The questions to choose from. @throws ServiceError */
export const fetchQuestions = (): Promise<{ id: string; question: string }[]> => send(securityQuestions, {});
