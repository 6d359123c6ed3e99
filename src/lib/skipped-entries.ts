/**
 * Collects the invalid entries of a response for the log: kind of entry and field paths, never values
 * (docs/decisions/075). Schemas record them while a response is parsed; the parser takes them right after.
 */
const pending = new Set<string>();

/**
 * @param kind in the singular: `claim`
 * @param paths of the invalid fields, from the entry down: `dateOfServiceISO`
 */
export function recordSkippedEntry(kind: string, paths: readonly string[]): void {
  for (const path of paths) pending.add(`${kind} ${path}`.trim());
}

/** Returns and clears what was recorded. Parsing is synchronous, so all of it belongs to one response. */
export function takeSkippedEntries(): string[] {
  const all = [...pending];
  pending.clear();
  return all;
}
