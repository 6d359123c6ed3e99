import { send } from '../../lib/http.ts';
import { securityQuestion } from './account.schema.ts';
import { forgottenUsernamePassword, requestPin, type Forgotten } from './account-recovery.schema.ts';

/** @returns the masked email address @throws ServiceError */
export const sendForgotten = (forgotten: Forgotten): Promise<string> =>
  send(forgottenUsernamePassword, { payload: forgotten });

export const sendPin = async (logonId: string): Promise<void> =>
  void (await send(requestPin, { payload: { logonId } }));

export const fetchQuestion = (logonId: string): Promise<string> =>
  send(securityQuestion, { payload: { logonId } });
