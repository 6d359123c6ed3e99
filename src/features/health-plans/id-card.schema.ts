import * as v from 'valibot';
import { defineCall, type ResponseOf } from '../../lib/http/call.schema.ts';
import { money, optionalText, text } from '../../lib/http/wire.schema.ts';

/** Codes of the help numbers. Not in the spec. */
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

/** Copay codes. Not in the spec. */
const COPAYS = { PCP: 'primary', SPC: 'specialist', URG: 'urgent', ER: 'emergency' } as const;

const isCopayCode = (code: string): code is keyof typeof COPAYS => Object.hasOwn(COPAYS, code);

/**
 * Unknown codes are dropped, because the portal has no name for them (decisions/services#codes-this-site-does-not-know).
 */
const copays = v.pipe(
  v.array(v.object({ code: text, amount: money })),
  v.transform((wires) =>
    wires.flatMap(({ code, amount }) => (isCopayCode(code) ? [{ visit: COPAYS[code], cents: amount }] : [])),
  ),
);

const idCardResponse = v.pipe(
  v.object({
    payload: v.object({
      memberId: text,
      groupNumber: text,
      helpNumbers: v.pipe(v.array(helpNumber), v.minLength(1)),
      rxBin: optionalText,
      rxPcn: optionalText,
      rxGroup: optionalText,
      // If an amount is invalid, the card is shown without copays.
      copays: v.fallback(v.nullish(copays, []), []),
    }),
  }),
  v.transform(({ payload }) => payload),
);

/**
 * What a member's ID card shows in addition to the profile: help numbers (pharmacy, dental and vision only if the group
 * covers them), and, if the group has them, the pharmacy's routing numbers and copays in dollars. 403 for a group that is
 * not the caller's. Not in the spec: the whole call; spec 000 §3 only names help-number codes in the 'Brand record'.
 */
export const idCardHelp = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/member/v1/idCardHelp',
  access: 'member',
  query: v.object({ groupNumber: text }),
  response: idCardResponse,
});
export type IdCardHelp = ResponseOf<typeof idCardHelp>;
