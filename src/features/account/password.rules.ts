/** Requirements of a new password, and the errors of the change-password form (spec 000 §5). Pure. */
import type { PasswordStrength } from './account.schema.ts';

/** One requirement, as the checklist shows it. */
export type PasswordRequirement = 'length' | 'upperCase' | 'lowerCase' | 'digit' | 'special' | 'allowed';

/** The service's strength rule without its message. */
export type StrengthRule = Pick<PasswordStrength, 'minimumLength' | 'needs' | 'excluded'>;

/** The rule of spec 000 §5, used until the service's rule has loaded. */
export const DEFAULT_STRENGTH: StrengthRule = {
  minimumLength: 6,
  needs: { upperCase: true, lowerCase: true, digit: true, special: true },
  excluded: '<>+',
};

const PRINTABLE_ASCII = /^[!-~]+$/;

const CHECKS: Readonly<Record<PasswordRequirement, (typed: string, rule: StrengthRule) => boolean>> = {
  length: (typed, { minimumLength }) => typed.length >= minimumLength,
  upperCase: (typed) => /[A-Z]/.test(typed),
  lowerCase: (typed) => /[a-z]/.test(typed),
  digit: (typed) => /\d/.test(typed),
  special: (typed) => /[^A-Za-z\d]/.test(typed),
  allowed: (typed, { excluded }) =>
    PRINTABLE_ASCII.test(typed) && ![...excluded].some((character) => typed.includes(character)),
};

const isRequired = (requirement: PasswordRequirement, { needs }: StrengthRule): boolean =>
  requirement === 'length' || requirement === 'allowed' || needs[requirement];

const REQUIREMENTS: readonly PasswordRequirement[] = [
  'length',
  'upperCase',
  'lowerCase',
  'digit',
  'special',
  'allowed',
];

/** The checklist: each requirement of the rule, and whether the typed password meets it. */
export const checkRequirements = (
  typed: string,
  rule: StrengthRule,
): { requirement: PasswordRequirement; isMet: boolean }[] =>
  REQUIREMENTS.filter((requirement) => isRequired(requirement, rule)).map((requirement) => ({
    requirement,
    isMet: CHECKS[requirement](typed, rule),
  }));

export const isStrong = (typed: string, rule: StrengthRule): boolean =>
  checkRequirements(typed, rule).every(({ isMet }) => isMet);

export type PasswordField = 'oldPassword' | 'newPassword' | 'confirmation';
export type PasswordForm = Readonly<Record<PasswordField, string>>;

export interface PasswordError {
  field: PasswordField;
  problem: 'oldMissing' | 'oldWrong' | 'newWeak' | 'newSame' | 'confirmDiffers';
}

/** The errors of the form, in form order. */
export function passwordErrors(form: PasswordForm, rule: StrengthRule): PasswordError[] {
  const { oldPassword, newPassword, confirmation } = form;
  const errors: PasswordError[] = [];
  if (oldPassword === '') errors.push({ field: 'oldPassword', problem: 'oldMissing' });
  if (!isStrong(newPassword, rule)) errors.push({ field: 'newPassword', problem: 'newWeak' });
  else if (newPassword === oldPassword) errors.push({ field: 'newPassword', problem: 'newSame' });
  if (confirmation !== newPassword) errors.push({ field: 'confirmation', problem: 'confirmDiffers' });
  return errors;
}

/** The field error behind a service's business code (spec 000 §7 'changePassword'); null for any other failure. */
export function serviceError(code: string | undefined): PasswordError | null {
  if (code === 'GEN-NOMATCH') return { field: 'oldPassword', problem: 'oldWrong' };
  if (code === 'PASSWORD-REUSED') return { field: 'newPassword', problem: 'newSame' };
  return null;
}
