/** What the claims list was left with, as it is kept in the tab (spec 001 §3 'Saved view state'). */
import * as v from 'valibot';
import { isoDay } from '../../../lib/wire.schema.ts';

const dates = { from: isoDay, to: isoDay };
const period = v.variant('option', [
  v.strictObject({
    option: v.picklist(['thirtyDays', 'sixtyDays', 'ninetyDays', 'sixMonths', 'twelveMonths']),
    lastCustom: v.exactOptional(v.strictObject(dates)),
  }),
  v.strictObject({ option: v.literal('custom'), ...dates }),
]);

const chosen = v.pipe(v.array(v.string()), v.readonly());

const listView = v.strictObject({
  period,
  filters: v.strictObject({
    newness: chosen,
    member: chosen,
    planType: chosen,
    status: chosen,
    group: chosen,
  }),
  sort: v.picklist(['newest', 'oldest', 'highest', 'lowest', 'provider', 'member']),
  /** From 1. */
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.picklist([10, 50, 100]),
  /** Numbers of the claims that stand open; or the first row, whichever it is. */
  open: v.union([v.literal('first'), chosen]),
});
export type ListView = v.InferOutput<typeof listView>;

/** Whether something kept is a view that this build can use. */
export const isListView = (state: unknown): state is ListView => v.is(listView, state);
