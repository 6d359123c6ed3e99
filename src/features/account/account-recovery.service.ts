/** Calls for forgotten user names and passwords (spec 000 §7). */
import { send } from '../../lib/http.ts';
import { securityQuestion, securityQuestions } from './account.schema.ts';
import { forgottenUsernamePassword, requestPin, type Forgotten } from './account-recovery.schema.ts';

/** Sends the user name or a temporary password. @returns the masked email address @throws ServiceError */
export const sendForgotten = (forgotten: Forgotten): Promise<string> =>
  send(forgottenUsernamePassword, { payload: forgotten });

/** Sends a PIN by email. @throws ServiceError */
export const sendPin = async (logonId: string): Promise<void> =>
  void (await send(requestPin, { payload: { logonId } }));

/** The user's security question. @throws ServiceError */
export const fetchQuestion = (logonId: string): Promise<string> =>
  send(securityQuestion, { payload: { logonId } });

/** All security questions. @throws ServiceError */
export const fetchQuestions = (): Promise<{ id: string; question: string }[]> => send(securityQuestions, {});
