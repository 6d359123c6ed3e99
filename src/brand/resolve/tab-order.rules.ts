/** The order of a brand's header tabs (decision 072). Pure. */

/** `after` names the tab that this one follows. */
interface Placed {
  after?: string | undefined;
}

/** Header tabs by name, in the order in which the layers first write them. */
export type PlacedTabs = Readonly<Record<string, Placed>>;

/**
 * Names of the header tabs in order: the record's order, but a tab with `after` follows the tab that it names.
 * Several that name the same tab keep their order.
 * @returns all names except those in `misplacedTabs` and those that follow them
 */
export function tabOrder(tabs: PlacedTabs): string[] {
  const followers = Map.groupBy(Object.keys(tabs), (name) => tabs[name]?.after);
  const withFollowers = (name: string): string[] => [
    name,
    ...(followers.get(name) ?? []).flatMap(withFollowers),
  ];
  return (followers.get(undefined) ?? []).flatMap(withFollowers);
}

/** Whether a tab follows itself, directly or through others. */
function isInCircle(tabs: PlacedTabs, name: string): boolean {
  const passed = new Set<string>();
  let next = tabs[name]?.after;
  while (next !== undefined && next !== name && !passed.has(next)) {
    passed.add(next);
    next = tabs[next]?.after;
  }
  return next === name;
}

/** Tabs whose `after` names a tab that does not exist, or forms a cycle. */
export const misplacedTabs = (tabs: PlacedTabs): { name: string; after: string; isThere: boolean }[] =>
  Object.entries(tabs).flatMap(([name, { after }]) => {
    if (after === undefined) return [];
    const isThere = Object.hasOwn(tabs, after);
    return isThere && !isInCircle(tabs, name) ? [] : [{ name, after, isThere }];
  });
