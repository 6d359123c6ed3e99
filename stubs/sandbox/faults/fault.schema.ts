/** The faults that tests can inject. */
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
  /** For `status`: the business code in errors[0].errorMessage. */
  code: v.optional(text, 'SANDBOX-FAULT'),
  /** For `delay` and `drip`: the time in milliseconds. */
  delayMs: v.optional(whole(0, 120_000), 1000),
  /** For `wrong-type` and `says`: the field, as a dot path into the response such as `payload.totalClaims`. */
  field: v.optional(text, 'payload'),
  /** For `says`: the new text. For example, `unavailable` at `payload.messages.0.text` means that the spending vendor is unavailable. */
  text: v.optional(v.string(), 'unavailable'),
});

/** Body of POST /sandbox/faults. */
export const faultRequest = v.object({
  /** The calls that the fault affects: the end of the path after `x-services/`, such as `claim/summary`, or `*` for all. */
  call: text,
  /** The person whose requests the fault affects. Default: everyone. */
  logonId: v.optional(text),
  /** How many responses the fault affects. Default: all. */
  times: v.optional(whole(1, 10_000)),
  ...faultRule.entries,
});
export type FaultRequest = v.InferOutput<typeof faultRequest>;
