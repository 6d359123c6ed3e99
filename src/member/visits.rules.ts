/** Which views' visits the services keep, and what analytics calls a page (spec 001 §2, §4, §7 'Visit record'). Pure. */
import { entryOf, type TreeEntry, type ViewTable } from '../routing/view-tree.rules.ts';

/** A visit that a service keeps. Views that are not built yet have none: nobody has seen anything there. */
export type VisitedPlace = 'landing' | 'claims';

const PLACES: Readonly<Record<string, VisitedPlace>> = {
  'claims/activitySummary': 'landing',
  'claims/claimsAndPayments': 'claims',
};

/**
 * The place that a screen visits; null for one whose visits nobody keeps.
 * @param outermost key of the outermost view: one that is covered by another is still being visited
 */
export const placeOf = (outermost: string): VisitedPlace | null =>
  Object.hasOwn(PLACES, outermost) ? (PLACES[outermost] ?? null) : null;

/**
 * What analytics calls a page: the last segment of its address, a step's name included (spec 001 §2 'named by analytics
 * as last segments select and confirm'). Only names of the table: what somebody typed into an address is not told.
 * @param key of the innermost view
 * @param path segments of the route
 */
export function pageName(table: ViewTable<TreeEntry>, key: string, path: readonly string[]): string {
  const entry = entryOf(table, key);
  const last = path.at(-1) ?? '';
  if (entry?.steps?.includes(last)) return last;
  return entry ? (key.split('/').at(-1) ?? key) : 'notFound';
}
