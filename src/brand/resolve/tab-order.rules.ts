/** The order of a brand's header tabs (decision 072). Pure. */

/** What decides the place of a tab: the name of the tab that it follows, if it names one. */
interface Placed {
  after?: string | undefined;
}

/** Tabs by name, in the order in which the layers first write them. */
export type PlacedTabs = Readonly<Record<string, Placed>>;

/**
 * Names of the tabs in the order of the header: the record's own, but a tab with `after` comes right behind the tab that it
 * names. Several that name the same one keep their order.
 * @returns all names but those that `misplacedTabs` finds, and what follows them
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

/** Tabs that cannot be placed: they follow a tab that is not there, or each other in a circle. */
export const misplacedTabs = (tabs: PlacedTabs): { name: string; after: string; isThere: boolean }[] =>
  Object.entries(tabs).flatMap(([name, { after }]) => {
    if (after === undefined) return [];
    const isThere = Object.hasOwn(tabs, after);
    return isThere && !isInCircle(tabs, name) ? [] : [{ name, after, isThere }];
  });
