/** Nested views: each segment of a route may name a view inside the view of the previous segment (spec 000 §2). Pure. */

export interface TreeEntry {
  /** Segments that the view handles itself, such as the steps of a form. */
  steps?: readonly string[];
}

/** Views by path, such as `claims/claimsAndPayments`. */
export type ViewTable<E extends TreeEntry> = Readonly<Record<string, E>>;

export const entryOf = <E extends TreeEntry>(table: ViewTable<E>, key: string): E | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function viewPath(table: ViewTable<TreeEntry>, path: readonly string[]): readonly string[] {
  const parent = path.slice(0, -1);
  const steps = entryOf(table, parent.join('/'))?.steps ?? [];
  return steps.includes(path.at(-1) ?? '') ? parent : path;
}

/**
 * The views of a path, the outermost first. Segments that have no view, such as `claims`, are left out.
 * @returns null if the last segment names no view
 */
export function viewChain(table: ViewTable<TreeEntry>, path: readonly string[]): readonly string[] | null {
  const shown = viewPath(table, path);
  const keys = shown.map((_, at) => shown.slice(0, at + 1).join('/'));
  const last = keys.at(-1);
  if (last === undefined || !entryOf(table, last)) return null;
  return keys.filter((key) => entryOf(table, key));
}
