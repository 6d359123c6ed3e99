interface Positioned {
  after?: string | undefined;
}

/** Header tabs by name, as the layers add them. A tab follows the tab named in `after` (decisions/shell#header-tabs-by-name). */
export type PositionedTabs = Readonly<Record<string, Positioned>>;

/**
 * Names of the tabs in display order: the record's order, except that a tab with `after` follows the tab that it names.
 * Omits the tabs that `misplacedTabs` returns, and the tabs that follow them.
 */
export function tabOrder(tabs: PositionedTabs): string[] {
  const followers = Map.groupBy(Object.keys(tabs), (name) => tabs[name]?.after);
  const withFollowers = (name: string): string[] => [
    name,
    ...(followers.get(name) ?? []).flatMap(withFollowers),
  ];
  return (followers.get(undefined) ?? []).flatMap(withFollowers);
}

function isInCircle(tabs: PositionedTabs, name: string): boolean {
  const passed = new Set<string>();
  let next = tabs[name]?.after;
  while (next !== undefined && next !== name && !passed.has(next)) {
    passed.add(next);
    next = tabs[next]?.after;
  }
  return next === name;
}

/** Tabs whose `after` names an unknown tab, or leads back to the tab itself. */
export const misplacedTabs = (tabs: PositionedTabs): { name: string; after: string; isThere: boolean }[] =>
  Object.entries(tabs).flatMap(([name, { after }]) => {
    if (after === undefined) return [];
    const isThere = Object.hasOwn(tabs, after);
    return isThere && !isInCircle(tabs, name) ? [] : [{ name, after, isThere }];
  });
