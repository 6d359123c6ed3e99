/** Which word may replace a typed word that no page has. A short word with another letter is often a real word: `cancel`, `cancer`. Pure. */

const SHORTEST = 5;
/** In words this long any one letter may be wrong. */
const LONG_FROM = 7;
/** In words this long two letters may be wrong. */
const LONGEST_FROM = 10;
/** Letters that are confused in spelling: the other letters of a short word have to be right. */
const SOUND_ALIKE = ['aeiouy', 'scz', 'ckq', 'bv', 'gj', 'mn'] as const;

export const maxEdits = (word: string): number =>
  word.length < SHORTEST ? 0 : word.length < LONG_FROM ? 1 : 2;

const soundAlike = (one: string, other: string): boolean =>
  SOUND_ALIKE.some((letters) => letters.includes(one) && letters.includes(other));

/** What differs once the equal starts and ends are cut off. */
function differences(one: string, other: string): [string, string] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

/**
 * @param typed a word that no page has @param indexed a word near it, at most `maxEdits` away; both as in the index
 * @returns whether the one is a likely misspelling of the other
 */
export function isLikelyTypo(typed: string, indexed: string): boolean {
  if (typed.length < SHORTEST || typed[0] !== indexed[0]) return false;
  if (typed.length >= LONGEST_FROM) return true;
  const [wrong, right] = differences(typed, indexed);
  if (wrong.length === 2 && right.length === 2) return wrong[0] === right[1] && wrong[1] === right[0];
  if (wrong.length > 1 || right.length > 1) return false;
  if (typed.length >= LONG_FROM || wrong === '' || right === '') return true;
  return soundAlike(wrong, right);
}
