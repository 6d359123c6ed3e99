/** The calls of a person's own account (spec 000 §7). */
import { send } from '../../lib/http.ts';
import {
  changePassword,
  saveSecurityQuestion,
  securityStrength,
  type PasswordStrength,
} from './account.schema.ts';

/** What a changed password must be. @throws ServiceError */
export const fetchStrength = (): Promise<PasswordStrength> =>
  send(securityStrength, { query: { function: 'changePassword' } });

/** Changes the password of whoever is signed in. @throws ServiceError */
export const sendPassword = async (oldPassword: string, newPassword: string): Promise<void> =>
  void (await send(changePassword, { payload: { oldPassword, newPassword } }));

/** Keeps the question and its answer of whoever is signed in. @throws ServiceError */
export const sendQuestion = async (questionId: string, answer: string): Promise<void> =>
  void (await send(saveSecurityQuestion, { payload: { questionId, answer } }));
