import { emailError } from '../../../src/lib/fields/email.rules.ts';
import { PHONE_FORMS } from '../../../src/lib/fields/phone-numbers.ts';

/** Longest top-level domain that the service accepts. Pages have a lower limit, from a cookie that the service does not read (spec 001 §5). */
const ANY_DOMAIN = 16;

/** Whether a phone number has a form that the services accept (spec 001 §5). */
export const isPhoneNumber = (value: string): boolean => PHONE_FORMS.test(value);

export const isEmailAddress = (value: string): boolean =>
  value === value.trim() && emailError(value, ANY_DOMAIN) === null;
