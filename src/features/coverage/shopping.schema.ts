/** Calls of visitors who shop for coverage; spec 000 §7 shows neither payloads nor responses. */
import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { phoneNumber } from '../../lib/fields/phone.schema.ts';
import { isoDay, optionalText, text } from '../../lib/http/wire.schema.ts';
import { relationship } from './cart.schema.ts';

const applicant = v.object({
  relationship,
  dateOfBirth: isoDay,
  tobaccoUse: v.optional(v.boolean(), false),
});

/** A UUID that the portal creates for each request. */
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
 * Sends a template email (spec 000 §7 'exactTarget email'). Not in the spec: path, payload, response, and requestKey, a
 * UUID. A repeated request sends nothing and returns the first confirmation; a different request with the same key gets
 * 409 REQUEST-KEY-USED.
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
  response: confirmation,
});

/**
 * Requests a call from sales (spec 000 §7 'salesforce lead'; the region is from the LEAD_REGION cookie, 000 §3).
 * Not in the spec: path, payload, response, and requestKey, which works as in sendEmail.
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
    phone: v.optional(phoneNumber),
    zipCode,
    region: v.optional(text),
    interest: v.picklist(['U65', 'MED', 'DENTAL', 'VISION']),
  }),
  response: confirmation,
  critical: true,
});

/**
 * Saves who requested a quote, and for which applicants (spec 000 §7 'prospect'). Not in the spec: path, payload,
 * response, and requestKey, which works as in sendEmail. fipsCode is a county of countyList and is missing if the zip
 * code has no county; dates are yyyy-MM-dd.
 */
export const saveProspect = defineCall({
  method: 'post',
  path: '/cmcrst/x-services/prospect',
  access: 'public',
  payload: v.object({
    requestKey: key,
    brand: text,
    zipCode,
    fipsCode: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/))),
    segment: v.picklist(['U65', 'MED']),
    effectiveDate: isoDay,
    applicants: v.pipe(v.array(applicant), v.minLength(1)),
    email: v.optional(email),
  }),
  response: confirmation,
  critical: true,
});
