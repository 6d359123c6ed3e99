/** Damerau-Levenshtein distance: how many characters to insert, remove, replace or swap with their neighbor. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const same = from[row - 1] === to[at - 1];
      const swapped = row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[to.length] ?? 0;
}

/** Maximum distance of a suggestion: a third of the word's length, at least 1. A word farther away would be a guess. */
const allowed = (word: string): number => Math.max(1, Math.floor(word.length / 3));

/** The known words nearest to a word, ignoring case: `MA` and `MN` for `MM`. */
export function nearestAll(word: string, known: Iterable<string>): string[] {
  let best: { words: string[]; distance: number } = { words: [], distance: allowed(word) };
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > best.distance) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance > best.distance) continue;
    best =
      distance < best.distance
        ? { words: [candidate], distance }
        : { words: [...best.words, candidate], distance };
  }
  return best.words;
}

export const nearest = (word: string, known: Iterable<string>): string | undefined =>
  nearestAll(word, known)[0];

export function didYouMean(word: string, known: Iterable<string>): string {
  const suggestion = nearest(word, known);
  return suggestion === undefined ? '' : `; did you mean ${suggestion}?`;
}
