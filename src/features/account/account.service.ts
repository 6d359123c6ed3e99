/** Calls of the user's own account (spec 000 §7). */
import { send } from '../../lib/http.ts';
import {
  changePassword,
  saveSecurityQuestion,
  securityStrength,
  type PasswordStrength,
} from './account.schema.ts';

/** The strength rule for a changed password. @throws ServiceError */
export const fetchStrength = (): Promise<PasswordStrength> =>
  send(securityStrength, { query: { function: 'changePassword' } });

/** Changes the password of the signed-in user. @throws ServiceError */
export const sendPassword = async (oldPassword: string, newPassword: string): Promise<void> =>
  void (await send(changePassword, { payload: { oldPassword, newPassword } }));

/** Saves the signed-in user's security question and answer. @throws ServiceError */
export const sendQuestion = async (questionId: string, answer: string): Promise<void> =>
  void (await send(saveSecurityQuestion, { payload: { questionId, answer } }));
