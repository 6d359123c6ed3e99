/** Header tabs of a record: their errors, and the list that the header gets. */
import type { BrandRecord, Tab } from '../brand.schema.ts';
import type { KeyPath } from '../load/brand-source.ts';
import { isRecord, type Data } from '../resolve/layers.ts';
import { didYouMean } from '../nearest.ts';
import { misplacedTabs, tabOrder } from '../resolve/tab-order.rules.ts';

interface Wrong {
  path: KeyPath;
  message: string;
}

/** Brand codes under `brandVisibility` that no brand has: the tab would be hidden everywhere. */
const unknownCodes = (tabs: BrandRecord['tabs'], codes: readonly string[]): Wrong[] =>
  Object.entries(tabs).flatMap(([id, { brandVisibility = [] }]) =>
    brandVisibility.flatMap((code, at) =>
      codes.length === 0 || codes.includes(code)
        ? []
        : [
            {
              path: ['tabs', id, 'brandVisibility', at],
              message: `there is no brand '${code}'${didYouMean(code, codes)}`,
            },
          ],
    ),
  );

const misplaced = (tabs: BrandRecord['tabs']): Wrong[] =>
  misplacedTabs(tabs).map(({ name, after, isThere }) => ({
    path: ['tabs', name, 'after'],
    message: isThere
      ? `'${after}' comes after '${name}' itself; name another tab`
      : `there is no tab '${after}'${didYouMean(after, Object.keys(tabs))}`,
  }));

/**
 * What the schema cannot see in the tabs.
 * @param codes every brand there is; none: names of brands are not checked
 */
export const tabFaults = ({ tabs }: BrandRecord, codes: readonly string[]): Wrong[] => [
  ...misplaced(tabs),
  ...unknownCodes(tabs, codes),
  ...(Object.values(tabs).some(({ active }) => active)
    ? []
    : [{ path: ['tabs'], message: 'no tab is left: keep at least one active, such as home' }]),
];

/** The tabs that a brand shows, in order, `{memberHome}` filled in. */
export const shownTabs = ({ tabs, memberHome }: BrandRecord, code: string): Tab[] =>
  tabOrder(tabs).flatMap((id) => {
    const tab = tabs[id];
    if (!tab?.active || !(tab.brandVisibility?.includes(code) ?? true)) return [];
    const { after: _placed, ...shown } = tab;
    return [{ id, ...shown, url: tab.url.replace('{memberHome}', memberHome) }];
  });

/** The keyed form of tabs that a file still has as a list: of the first one that says its id. */
export function keyedTabs(list: readonly Data[]): string {
  const first = list.filter(isRecord).find(({ id }) => typeof id === 'string');
  const { id = 'claims', label = 'Claims' } = first ?? {};
  return `write each tab under its name, with only what differs, without dash and id: ${String(id)}: { label: ${String(label)} }`;
}
