/** What a new password must be, part by part, and what is wrong with the form that changes one (spec 000 §5). Pure. */
import type { PasswordStrength } from './account.schema.ts';

/** One demand on a password, as the checklist shows it. */
export type PasswordPart = 'length' | 'upperCase' | 'lowerCase' | 'digit' | 'special' | 'allowed';

/** The demands without the service's own words. */
export type StrengthRule = Pick<PasswordStrength, 'minimumLength' | 'needs' | 'excluded'>;

/** The rule of spec 000 §5, for when the service cannot be asked for its own. */
export const DEFAULT_STRENGTH: StrengthRule = {
  minimumLength: 6,
  needs: { upperCase: true, lowerCase: true, digit: true, special: true },
  excluded: '<>+',
};

/** Printable characters of a keyboard, without the space. */
const KEYBOARD = /^[!-~]+$/;

const TESTS: Readonly<Record<PasswordPart, (typed: string, rule: StrengthRule) => boolean>> = {
  length: (typed, { minimumLength }) => typed.length >= minimumLength,
  upperCase: (typed) => /[A-Z]/.test(typed),
  lowerCase: (typed) => /[a-z]/.test(typed),
  digit: (typed) => /\d/.test(typed),
  special: (typed) => /[^A-Za-z\d]/.test(typed),
  allowed: (typed, { excluded }) =>
    KEYBOARD.test(typed) && ![...excluded].some((character) => typed.includes(character)),
};

const isAsked = (part: PasswordPart, { needs }: StrengthRule): boolean =>
  part === 'length' || part === 'allowed' || needs[part];

const PARTS: readonly PasswordPart[] = ['length', 'upperCase', 'lowerCase', 'digit', 'special', 'allowed'];

/** The checklist: each demand of the rule, and whether what is typed meets it. */
export const passwordParts = (typed: string, rule: StrengthRule): { part: PasswordPart; isMet: boolean }[] =>
  PARTS.filter((part) => isAsked(part, rule)).map((part) => ({ part, isMet: TESTS[part](typed, rule) }));

export const isStrong = (typed: string, rule: StrengthRule): boolean =>
  passwordParts(typed, rule).every(({ isMet }) => isMet);

export type PasswordField = 'oldPassword' | 'newPassword' | 'confirmation';
export type PasswordForm = Readonly<Record<PasswordField, string>>;

export interface PasswordFault {
  field: PasswordField;
  problem: 'oldMissing' | 'oldWrong' | 'newWeak' | 'newSame' | 'confirmDiffers';
}

/** What is wrong before anything is sent, in the order of the form. */
export function passwordFaults(form: PasswordForm, rule: StrengthRule): PasswordFault[] {
  const { oldPassword, newPassword, confirmation } = form;
  const faults: PasswordFault[] = [];
  if (oldPassword === '') faults.push({ field: 'oldPassword', problem: 'oldMissing' });
  if (!isStrong(newPassword, rule)) faults.push({ field: 'newPassword', problem: 'newWeak' });
  else if (newPassword === oldPassword) faults.push({ field: 'newPassword', problem: 'newSame' });
  if (confirmation !== newPassword) faults.push({ field: 'confirmation', problem: 'confirmDiffers' });
  return faults;
}

/** What the service found wrong with a field (spec 000 §7 'changePassword'); null for every other failure. */
export function serviceFault(code: string | undefined): PasswordFault | null {
  if (code === 'GEN-NOMATCH') return { field: 'oldPassword', problem: 'oldWrong' };
  if (code === 'PASSWORD-REUSED') return { field: 'newPassword', problem: 'newSame' };
  return null;
}
