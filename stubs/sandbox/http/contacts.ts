import { emailError } from '../../../src/lib/fields/email.rules.ts';
import { PHONE_FORMS } from '../../../src/lib/fields/phone-numbers.ts';

/**
 * Data-domain token that allows top-level domains of any length. The token of a page may allow fewer letters, but it is
 * in a cookie that the service does not read (spec 001 §5).
 */
const ANY_DOMAIN = 16;

/** Whether a phone number has a form that the services accept (spec 001 §5). */
export const isPhoneNumber = (value: string): boolean => PHONE_FORMS.test(value);

export const isEmailAddress = (value: string): boolean =>
  value === value.trim() && emailError(value, ANY_DOMAIN) === null;
