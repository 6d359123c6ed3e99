import * as v from 'valibot';
import { defineCall, type PayloadOf, type ResponseOf } from '../../lib/http/call.schema.ts';
import { date, text } from '../../lib/http/wire.schema.ts';

export const CONTACT_SUBJECTS = ['CLAIM', 'BILL', 'COVERAGE', 'ID_CARD', 'WEBSITE', 'OTHER'] as const;
export const CONTACT_WAYS = ['EMAIL', 'PHONE'] as const;

/** Maximum lengths in characters. */
export const NAME_MAX = 80;
export const MESSAGE_MAX = 2000;

/**
 * Sends a message to customer service (spec 000 §2: contact us at /msg/#!/contact-us; the spec does not show the call).
 * Public; it does not identify a member. Not in the spec: path; payload: contactValue is an email address or phone
 * number (000 §5), requestKey a UUID. A repeated request is stored once and returns the first confirmation.
 * A different request with an already used key returns 409 REQUEST-KEY-USED. An invalid contactValue returns
 * 400 CONTACT-INVALID. Response: answerBy is a day (yyyyMMdd).
 */
export const contactUs = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/contactUs',
  access: 'public',
  payload: v.object({
    requestKey: v.pipe(v.string(), v.uuid()),
    brand: text,
    /** The language that customer service should respond in. */
    language: v.picklist(['en', 'es']),
    name: v.pipe(text, v.maxLength(NAME_MAX)),
    subject: v.picklist(CONTACT_SUBJECTS),
    message: v.pipe(text, v.maxLength(MESSAGE_MAX)),
    replyBy: v.picklist(CONTACT_WAYS),
    contactValue: v.pipe(text, v.maxLength(50)),
  }),
  response: v.pipe(
    v.object({
      payload: v.object({ confirmationId: text, status: v.picklist(['RECEIVED']), answerBy: date }),
    }),
    v.transform(({ payload }) => ({ confirmation: payload.confirmationId, answerBy: payload.answerBy })),
  ),
  progress: true,
});
export type ContactRequest = PayloadOf<typeof contactUs>;
export type ContactReceipt = ResponseOf<typeof contactUs>;
