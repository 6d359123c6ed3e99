/** The filters of the message center, as they are persisted (spec 001 §3 'Saved view state'). */
import * as v from 'valibot';
import { rangeChoice } from '../../../ui/list/list-state.schema.ts';

/** Names of the message types in requests (spec 001 §7). `WhatsNew` is shown as "What's New". */
export const MESSAGE_TYPES = ['Wellness', 'Coverage', 'WhatsNew'] as const;

const centerRefine = v.strictObject({
  period: rangeChoice,
  /** Message types to show. Empty means all. */
  types: v.array(v.picklist(MESSAGE_TYPES)),
  /** Unique names of the members to show. Empty means all. */
  members: v.array(v.string()),
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type CenterRefine = v.InferOutput<typeof centerRefine>;

/** Whether a persisted value is valid in this build. */
export const isCenterRefine = (value: unknown): value is CenterRefine => v.is(centerRefine, value);
