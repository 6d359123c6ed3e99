/** Collects the invalid entries of a response for the log: kind and field paths, never values (decisions/brands#unreadable-entries-are-counted). */
const pending = new Set<string>();

export function recordSkippedEntry(kind: string, paths: readonly string[]): void {
  for (const path of paths) pending.add(`${kind} ${path}`.trim());
}

/** Parsing is synchronous, so all recorded entries belong to one response. */
export function takeSkippedEntries(): string[] {
  const all = [...pending];
  pending.clear();
  return all;
}
