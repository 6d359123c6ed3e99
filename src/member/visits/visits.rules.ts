/** Visits that a service records, and analytics page names (spec 001 §2, §4, §7 'Visit record'). Pure. */
import { isAnalyticsPage, type AnalyticsPage } from '../../lib/page/analytics.ts';
import { entryOf, type TreeEntry, type ViewTable } from '../../routing/view-tree.rules.ts';

/** Recorded visits. Placeholder pages have none: there is nothing to see yet. */
export type VisitArea = 'landing' | 'claims' | 'plans' | 'messages' | 'education';

const VISIT_AREAS: Readonly<Record<string, VisitArea>> = {
  landing: 'landing',
  'claims/activitySummary': 'landing',
  'claims/claimsAndPayments': 'claims',
  'claims/healthPlans': 'plans',
  'claims/messageCenter': 'messages',
  'claims/educational-materials': 'education',
};

/** The visit to record. `outermost`: a view under an overlay is still being visited. */
export const visitAreaOf = (outermost: string): VisitArea | null =>
  Object.hasOwn(VISIT_AREAS, outermost) ? (VISIT_AREAS[outermost] ?? null) : null;

/**
 * Analytics name of a page: the last segment of its address, step names included (spec 001 §2 'named by analytics as
 * last segments select and confirm'). Only names from the table: addresses can carry what a member typed.
 */
export function pageName(table: ViewTable<TreeEntry>, key: string, path: readonly string[]): AnalyticsPage {
  const entry = entryOf(table, key);
  const last = path.at(-1) ?? '';
  const name = entry?.steps?.includes(last) ? last : entry ? (key.split('/').at(-1) ?? key) : '';
  return isAnalyticsPage(name) ? name : 'notFound';
}
