/** Analytics page names (spec 001 §2, §4). Pure. */
import { isAnalyticsPage, type AnalyticsPage } from '../../lib/page/analytics.ts';
import { entryOf, type TreeEntry, type ViewTable } from '../../routing/view-tree.rules.ts';

/**
 * Analytics name of a page: the last segment of its address, including step names (spec 001 §2 'named by analytics as
 * last segments select and confirm'). Returns only known names, because an address can contain text that a member typed.
 */
export function pageName(table: ViewTable<TreeEntry>, key: string, path: readonly string[]): AnalyticsPage {
  const entry = entryOf(table, key);
  const last = path.at(-1) ?? '';
  const name = entry?.steps?.includes(last) ? last : entry ? (key.split('/').at(-1) ?? key) : '';
  return isAnalyticsPage(name) ? name : 'notFound';
}
