import * as v from 'valibot';
import { MAX_PHONE_LENGTH, PHONE_FORMS } from './phone-numbers.ts';

/** A phone number in a service call. Form fields accept the same numbers (spec 001 §5; decisions/messages#phone-forms-follow-the-specification). */
export const phoneNumber = v.pipe(v.string(), v.maxLength(MAX_PHONE_LENGTH), v.regex(PHONE_FORMS));
