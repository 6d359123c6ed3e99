import { emailError } from '../../../src/lib/fields/email.rules.ts';
import { PHONE_FORMS } from '../../../src/lib/fields/phone-numbers.ts';

/** The service does not know the page's data-domain cookie: it takes top-level domains of any length (spec 001 §5). */
const ANY_DOMAIN = 16;

/** What the services can reach (spec 001 §5). */
export const isPhoneNumber = (value: string): boolean => PHONE_FORMS.test(value);

export const isEmailAddress = (value: string): boolean =>
  value === value.trim() && emailError(value, ANY_DOMAIN) === null;
