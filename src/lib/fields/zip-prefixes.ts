/** A range of zip code prefixes with its state. `state` is null for military mail and for ranges that are not in use. */
type ZipRange = readonly [first: number, last: number, state: string | null];

// prettier-ignore
const ZIP_RANGES: readonly ZipRange[] = [
  [0, 4, null], [5, 5, 'NY'], [6, 7, 'PR'], [8, 8, 'VI'], [9, 9, 'PR'], [10, 27, 'MA'], [28, 29, 'RI'], [30, 38, 'NH'],
  [39, 49, 'ME'], [50, 54, 'VT'], [55, 55, 'MA'], [56, 59, 'VT'], [60, 69, 'CT'], [70, 89, 'NJ'], [90, 99, null],
  [100, 149, 'NY'], [150, 196, 'PA'], [197, 199, 'DE'], [200, 200, 'DC'], [201, 201, 'VA'], [202, 205, 'DC'],
  [206, 219, 'MD'], [220, 246, 'VA'], [247, 268, 'WV'], [269, 269, null], [270, 289, 'NC'], [290, 299, 'SC'],
  [300, 319, 'GA'], [320, 339, 'FL'], [340, 340, null], [341, 349, 'FL'], [350, 369, 'AL'], [370, 385, 'TN'],
  [386, 397, 'MS'], [398, 399, 'GA'], [400, 427, 'KY'], [428, 429, null], [430, 459, 'OH'], [460, 479, 'IN'],
  [480, 499, 'MI'], [500, 528, 'IA'], [529, 529, null], [530, 549, 'WI'], [550, 567, 'MN'], [568, 568, null],
  [569, 569, 'DC'], [570, 577, 'SD'], [578, 579, null], [580, 588, 'ND'], [589, 589, null], [590, 599, 'MT'],
  [600, 629, 'IL'], [630, 658, 'MO'], [659, 659, null], [660, 679, 'KS'], [680, 693, 'NE'], [694, 699, null],
  [700, 714, 'LA'], [715, 715, null], [716, 729, 'AR'], [730, 732, 'OK'], [733, 733, 'TX'], [734, 749, 'OK'],
  [750, 799, 'TX'], [800, 816, 'CO'], [817, 819, null], [820, 831, 'WY'], [832, 838, 'ID'], [839, 839, null],
  [840, 847, 'UT'], [848, 849, null], [850, 865, 'AZ'], [866, 869, null], [870, 884, 'NM'], [885, 885, 'TX'],
  [886, 888, null], [889, 898, 'NV'], [899, 899, null], [900, 961, 'CA'], [962, 966, null], [967, 968, 'HI'],
  [969, 969, 'GU'], [970, 979, 'OR'], [980, 994, 'WA'], [995, 999, 'AK'],
];

/** Prefixes that the postal service does not use, although they are within the range of a state. */
// prettier-ignore
const UNUSED_PREFIXES: ReadonlySet<number> = new Set([
  213, 343, 345, 348, 353, 419, 517, 518, 519, 533, 536, 552, 621, 632, 642, 643, 663, 682, 702, 709, 732, 742, 771,
  854, 858, 861, 862, 876, 892, 896, 909, 929, 987,
]);

/**
 * The two-letter abbreviation of a zip code's state, found by the zip code's prefix; null for military mail and for
 * prefixes that are not in use.
 */
export function stateOfPrefix(zipCode: string): string | null {
  const prefix = Number(zipCode.slice(0, 3));
  if (UNUSED_PREFIXES.has(prefix)) return null;
  return ZIP_RANGES.find(([first, last]) => prefix >= first && prefix <= last)?.[2] ?? null;
}
