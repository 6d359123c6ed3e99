import * as v from 'valibot';
import { isoDay } from '../../lib/http/wire.schema.ts';

const texts = v.array(v.string());
const days = { from: isoDay, to: isoDay };

const hasOnly =
  (names: readonly string[]) =>
  (value: unknown): boolean =>
    Object.keys(value ?? {}).every((name) => names.includes(name));

/** Schema of a list's persisted state (spec 001 §3 'Saved view state'). State saved by a build with other facets or sorts is invalid. */
export const listStateEntries = (facets: readonly string[], sorts: readonly string[]) => ({
  // Not v.strictObject: no other schema of the first page uses it, so it would add code to load (decisions/home#what-loads-after-the-first-claims).
  filters: v.pipe(
    v.unknown(),
    v.check(hasOnly(facets)),
    v.object(Object.fromEntries(facets.map((facet) => [facet, texts]))),
  ),
  sort: v.picklist(sorts),
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.picklist([10, 50, 100]),
  open: v.union([v.literal('first'), texts]),
});

export const rangeChoice = v.union([
  v.object({
    option: v.picklist(['thirtyDays', 'sixtyDays', 'ninetyDays', 'sixMonths', 'twelveMonths']),
    lastCustom: v.optional(v.object(days)),
  }),
  v.object({ option: v.literal('custom'), ...days }),
]);
