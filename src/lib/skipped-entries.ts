/**
 * Which entries of an answer could not be read, for the log: what kind of entry and which fields, never their values
 * (docs/decisions/075). Schemas note it while an answer is parsed; the parser collects it right after.
 */
const pending = new Set<string>();

/**
 * Notes an entry that is left out.
 * @param kind in the singular: `claim`
 * @param paths of the fields that do not fit, from the entry down: `dateOfServiceISO`
 */
export function recordSkippedEntry(kind: string, paths: readonly string[]): void {
  for (const path of paths) pending.add(`${kind} ${path}`.trim());
}

/** What was noted since the last time, each kind and field once. Parsing never waits, so it is of one answer. */
export function takeSkippedEntries(): string[] {
  const all = [...pending];
  pending.clear();
  return all;
}
