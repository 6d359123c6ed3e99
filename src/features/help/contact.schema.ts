/** Writing to customer service (spec 000 §2 'Need-help contact us'). */
import * as v from 'valibot';
import { defineCall, type PayloadOf, type ReplyOf } from '../../lib/call.schema.ts';
import { date, text } from '../../lib/wire.schema.ts';

/** What a message can be about. */
export const CONTACT_SUBJECTS = ['CLAIM', 'BILL', 'COVERAGE', 'ID_CARD', 'WEBSITE', 'OTHER'] as const;
/** Ways in which customer service answers. */
export const CONTACT_WAYS = ['EMAIL', 'PHONE'] as const;

/** Characters. */
export const NAME_MOST = 80;
export const MESSAGE_MOST = 2000;

/**
 * Sends a message to customer service (spec 000 §2: contact us at /msg/#!/contact-us; the call itself is not
 * shown). Anybody may; nothing in it names a member. Chosen here: path; payload, whose contactValue is an email
 * address or a phone number that the portal has checked by 000 §5, and whose requestKey is a UUID: the same
 * request again is kept once and gets the first confirmation, another one with its key is refused, 400
 * REQUEST-KEY-USED; and the answer, whose answerBy is the day (yyyyMMdd) by which customer service answers.
 */
export const contactUs = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/contactUs',
  access: 'public',
  payload: v.object({
    requestKey: v.pipe(v.string(), v.uuid()),
    brand: text,
    /** In which the answer is best written. */
    language: v.picklist(['en', 'es']),
    name: v.pipe(text, v.maxLength(NAME_MOST)),
    subject: v.picklist(CONTACT_SUBJECTS),
    message: v.pipe(text, v.maxLength(MESSAGE_MOST)),
    replyBy: v.picklist(CONTACT_WAYS),
    contactValue: v.pipe(text, v.maxLength(50)),
  }),
  reply: v.pipe(
    v.object({
      payload: v.object({ confirmationId: text, status: v.picklist(['RECEIVED']), answerBy: date }),
    }),
    v.transform(({ payload }) => ({ confirmation: payload.confirmationId, answerBy: payload.answerBy })),
  ),
  progress: true,
});
export type ContactRequest = PayloadOf<typeof contactUs>;
/** What customer service says to a message: its confirmation, and the calendar date of the answer. */
export type ContactReceipt = ReplyOf<typeof contactUs>;
