/** Collects kind and field paths of a response's invalid entries, never values, for the log (decisions/brands#unreadable-entries-are-counted). */
const pending = new Set<string>();

export function recordSkippedEntry(kind: string, paths: readonly string[]): void {
  for (const path of paths) pending.add(`${kind} ${path}`.trim());
}

/** Returns and clears the recorded entries. They all belong to one response, because parsing is synchronous. */
export function takeSkippedEntries(): string[] {
  const all = [...pending];
  pending.clear();
  return all;
}
