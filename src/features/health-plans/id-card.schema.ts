import * as v from 'valibot';
import { defineCall, type ReplyOf } from '../../lib/http/call.schema.ts';
import { optionalText, text } from '../../lib/http/wire.schema.ts';

/** Help-number codes. Chosen here. */
const HELP_LINES = {
  MBR: 'member-services',
  RX: 'pharmacy',
  DEN: 'dental',
  VIS: 'vision',
  NUR: 'nurse-line',
  PRV: 'providers',
} as const;

const helpNumber = v.pipe(
  v.object({
    code: v.picklist(['MBR', 'RX', 'DEN', 'VIS', 'NUR', 'PRV']),
    phoneNumber: text,
    hours: optionalText,
    ttyNumber: optionalText,
  }),
  v.transform((wire) => ({
    desk: HELP_LINES[wire.code],
    phone: wire.phoneNumber,
    hours: wire.hours,
    tty: wire.ttyNumber,
  })),
);
export type HelpNumberWire = v.InferInput<typeof helpNumber>;

const idCardReply = v.pipe(
  v.object({
    payload: v.object({
      memberId: text,
      groupNumber: text,
      helpNumbers: v.pipe(v.array(helpNumber), v.minLength(1)),
    }),
  }),
  v.transform(({ payload }) => payload),
);

/**
 * The help numbers on a member's ID card: pharmacy, dental and vision only if the group covers them. 403 for a
 * group that is not the caller's. Chosen here: all of it; spec 000 §3 only names help-number codes in the 'Brand
 * record'.
 */
export const idCardHelp = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/member/v1/idCardHelp',
  access: 'member',
  query: v.object({ groupNumber: text }),
  reply: idCardReply,
});
export type IdCardHelp = ReplyOf<typeof idCardHelp>;
export type HelpNumber = IdCardHelp['helpNumbers'][number];
