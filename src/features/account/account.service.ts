import { send } from '../../lib/http.ts';
import {
  changePassword,
  saveSecurityQuestion,
  securityStrength,
  type PasswordStrength,
} from './account.schema.ts';

export const fetchStrength = (): Promise<PasswordStrength> =>
  send(securityStrength, { query: { function: 'changePassword' } });

export const sendPassword = async (oldPassword: string, newPassword: string): Promise<void> =>
  void (await send(changePassword, { payload: { oldPassword, newPassword } }));

export const sendQuestion = async (questionId: string, answer: string): Promise<void> =>
  void (await send(saveSecurityQuestion, { payload: { questionId, answer } }));
