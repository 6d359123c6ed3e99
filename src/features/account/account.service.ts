import type { PayloadOf } from '../../lib/call.schema.ts';
import { send } from '../../lib/http.ts';
import { changePassword, saveSecurityQuestion } from './account.schema.ts';

export const sendPassword = async (oldPassword: string, newPassword: string): Promise<void> =>
  void (await send(changePassword, { payload: { oldPassword, newPassword } }));

export const sendQuestion = async (payload: PayloadOf<typeof saveSecurityQuestion>): Promise<void> =>
  void (await send(saveSecurityQuestion, { payload }));
