import * as v from 'valibot';
import { isoDay } from '../../lib/wire.schema.ts';

const texts = v.pipe(v.array(v.string()), v.readonly());

/** Spec 001 §3 'Saved view state'. A state of another build, with other facets or sorts, is invalid. */
export const listStateEntries = (facets: readonly string[], sorts: readonly string[]) => ({
  filters: v.strictObject(Object.fromEntries(facets.map((facet) => [facet, texts]))),
  sort: v.picklist(sorts),
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.picklist([10, 50, 100]),
  open: v.union([v.literal('first'), texts]),
});

const days = { from: isoDay, to: isoDay };

export const rangeChoice = v.variant('option', [
  v.strictObject({
    option: v.picklist(['thirtyDays', 'sixtyDays', 'ninetyDays', 'sixMonths', 'twelveMonths']),
    lastCustom: v.exactOptional(v.strictObject(days)),
  }),
  v.strictObject({ option: v.literal('custom'), ...days }),
]);
