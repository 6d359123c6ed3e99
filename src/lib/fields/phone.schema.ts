import * as v from 'valibot';
import { MAX_PHONE_LENGTH, PHONE_FORMS } from './phone-numbers.ts';

/** A phone number as the services take it: what the fields take (spec 001 §5; decisions/messages#phone-forms-follow-the-specification). */
export const phoneNumber = v.pipe(v.string(), v.maxLength(MAX_PHONE_LENGTH), v.regex(PHONE_FORMS));
