import * as v from 'valibot';
import { MAX_PHONE_LENGTH, PHONE_FORMS } from './phone-numbers.ts';

/** A phone number that the services accept, which is the same that the fields accept (spec 001 §5; decisions/messages#phone-forms-follow-the-specification). */
export const phoneNumber = v.pipe(v.string(), v.maxLength(MAX_PHONE_LENGTH), v.regex(PHONE_FORMS));
