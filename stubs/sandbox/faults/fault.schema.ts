/** What a test may ask to go wrong. */
import * as v from 'valibot';
import { text } from '../../../src/lib/wire.schema.ts';

export const FAULT_KINDS = [
  'status',
  'delay',
  'hold',
  'drop',
  'malformed',
  'html',
  'empty',
  'wrong-type',
  'says',
  'drip',
  'lost',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** How one answer goes wrong. */
export const faultRule = v.object({
  kind: v.picklist(FAULT_KINDS),
  /** For `status`. */
  status: v.optional(whole(400, 599), 500),
  /** For `status`: the business code, errors[0].errorMessage. */
  code: v.optional(text, 'SANDBOX-FAULT'),
  /** Milliseconds: how long `delay` waits, how long `drip` takes. */
  delayMs: v.optional(whole(0, 120_000), 1000),
  /** For `wrong-type` and `says`: dot path into the answer, `payload.totalClaims`. */
  field: v.optional(text, 'payload'),
  /** For `says`: what the field says, `unavailable` at `payload.messages.0.text` for the spending vendor. */
  text: v.optional(v.string(), 'unavailable'),
});

/** POST /sandbox/faults — body. */
export const faultRequest = v.object({
  /** End of the path after `x-services/`, `claim/summary`; `*` for every call. */
  call: text,
  /** Only for this person's requests; everybody's where it is missing. */
  logonId: v.optional(text),
  /** How many answers go wrong; all of them where it is missing. */
  times: v.optional(whole(1, 10_000)),
  ...faultRule.entries,
});
export type FaultRequest = v.InferOutput<typeof faultRequest>;
