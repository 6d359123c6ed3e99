/**
 * What visitors leave behind while they shop for coverage (spec 000 §7: exactTarget email, salesforce lead,
 * prospect; neither payloads nor answers are shown there).
 */
import * as v from 'valibot';
import { defineCall } from '../../lib/call.schema.ts';
import { isoDay, optionalText, text } from '../../lib/wire.schema.ts';
import { applicant } from './cart.schema.ts';

/** A UUID of the portal's making. */
const key = v.pipe(v.string(), v.uuid());
const zipCode = v.pipe(v.string(), v.regex(/^\d{5}$/));
const email = v.pipe(v.string(), v.minLength(7), v.maxLength(50));

const confirmation = v.pipe(
  v.object({
    payload: v.object({ confirmationId: text, status: v.picklist(['ACCEPTED']), message: optionalText }),
  }),
  v.transform(({ payload }) => payload.confirmationId),
);
export type ConfirmationWire = v.InferInput<typeof confirmation>;

/**
 * Sends one of the prepared e-mails (spec 000 §7 'exactTarget email'). Chosen here: path, payload, answer, and
 * requestKey, a UUID: the same request again sends nothing and gets the first confirmation; another
 * request with its key is refused, 400 REQUEST-KEY-USED. template is QUOTE, WELCOME or CALL_BACK.
 */
export const sendEmail = defineCall({
  method: 'post',
  path: '/cmcrst/x-services/exactTarget/email',
  access: 'public',
  payload: v.object({
    requestKey: key,
    brand: text,
    template: v.picklist(['QUOTE', 'WELCOME', 'CALL_BACK']),
    to: email,
    attributes: v.optional(v.record(v.string(), v.string()), {}),
  }),
  reply: confirmation,
});

/**
 * Asks for a call back from sales (spec 000 §7 'salesforce lead'; the region comes from the LEAD_REGION
 * cookie, 000 §3). Chosen here: path, payload, answer and requestKey, as with the e-mail.
 */
export const saveLead = defineCall({
  method: 'post',
  path: '/cmcrst/x-services/salesforce/lead',
  access: 'public',
  payload: v.object({
    requestKey: key,
    brand: text,
    firstName: text,
    lastName: text,
    email,
    phone: v.optional(v.pipe(v.string(), v.maxLength(15))),
    zipCode,
    region: v.optional(text),
    interest: v.picklist(['U65', 'MED', 'DENTAL', 'VISION']),
  }),
  reply: confirmation,
});

/**
 * Keeps who asked for a quote and for whom (spec 000 §7 'prospect'). Chosen here: path, payload, answer and
 * requestKey, as with the e-mail; fipsCode is the county's of countyList; dates are yyyy-MM-dd.
 */
export const saveProspect = defineCall({
  method: 'post',
  path: '/cmcrst/x-services/prospect',
  access: 'public',
  payload: v.object({
    requestKey: key,
    brand: text,
    zipCode,
    fipsCode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
    segment: v.picklist(['U65', 'MED']),
    effectiveDate: isoDay,
    applicants: v.pipe(v.array(applicant), v.minLength(1)),
    email: v.optional(email),
  }),
  reply: confirmation,
});
