/** Faults that a test may inject. */
import * as v from 'valibot';
import { text } from '../../../src/lib/http/wire.schema.ts';

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

export const faultRule = v.object({
  kind: v.picklist(FAULT_KINDS),
  status: v.optional(whole(400, 599), 500),
  /** For `status`: the business code, errors[0].errorMessage. */
  code: v.optional(text, 'SANDBOX-FAULT'),
  /** Milliseconds, for `delay` and `drip`. */
  delayMs: v.optional(whole(0, 120_000), 1000),
  /** For `wrong-type` and `says`: dot path into the response, `payload.totalClaims`. */
  field: v.optional(text, 'payload'),
  /** For `says`: the text, for example `unavailable` at `payload.messages.0.text` for the spending vendor. */
  text: v.optional(v.string(), 'unavailable'),
});

/** POST /sandbox/faults — body. */
export const faultRequest = v.object({
  /** End of the path after `x-services/`, `claim/summary`; `*` for every call. */
  call: text,
  /** Only this person's requests; by default everyone's. */
  logonId: v.optional(text),
  /** How many responses; by default all. */
  times: v.optional(whole(1, 10_000)),
  ...faultRule.entries,
});
export type FaultRequest = v.InferOutput<typeof faultRequest>;
