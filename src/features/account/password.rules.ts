/** Errors of the change-password form (spec 000 §5). Pure. */
import { isStrong, type StrengthRule } from '../../lib/fields/password-strength.rules.ts';

export type PasswordField = 'oldPassword' | 'newPassword' | 'confirmation';
export type PasswordForm = Readonly<Record<PasswordField, string>>;

export interface PasswordError {
  field: PasswordField;
  problem: 'missing' | 'password' | 'newSame' | 'confirmDiffers';
}

export function passwordErrors(form: PasswordForm, rule: StrengthRule): PasswordError[] {
  const { oldPassword, newPassword, confirmation } = form;
  const errors: PasswordError[] = [];
  if (oldPassword === '') errors.push({ field: 'oldPassword', problem: 'missing' });
  if (newPassword === '') errors.push({ field: 'newPassword', problem: 'missing' });
  else if (!isStrong(newPassword, rule)) errors.push({ field: 'newPassword', problem: 'password' });
  else if (newPassword === oldPassword) errors.push({ field: 'newPassword', problem: 'newSame' });
  if (confirmation === '') errors.push({ field: 'confirmation', problem: 'missing' });
  else if (confirmation !== newPassword) errors.push({ field: 'confirmation', problem: 'confirmDiffers' });
  return errors;
}

/** The field error for a service's business code (spec 000 §7 'changePassword'); null for any other failure. */
export const serviceError = (code: string | undefined): PasswordError | null =>
  code === 'PASSWORD-REUSED' ? { field: 'newPassword', problem: 'newSame' } : null;
