/** Which states a zip code is in, and which brands serve it there. */
import { allBrands } from '../brand-records.ts';
import { areaOf } from './zip-areas.ts';
import { zipCounties } from './zip-counties.ts';

/** A range of zip code prefixes with its state; null for military mail and for ranges that are not in use. */
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

/** Prefixes within the ranges of states that the postal service does not use. */
// prettier-ignore
const UNUSED_PREFIXES: ReadonlySet<number> = new Set([
  213, 343, 345, 348, 353, 419, 517, 518, 519, 533, 536, 552, 621, 632, 642, 643, 663, 682, 702, 709, 732, 742, 771,
  854, 858, 861, 862, 876, 892, 896, 909, 929, 987,
]);

/** The state of a zip code by its prefix; null for military mail and for prefixes that are not in use. */
function stateOfPrefix(zipCode: string): string | null {
  const prefix = Number(zipCode.slice(0, 3));
  if (UNUSED_PREFIXES.has(prefix)) return null;
  return ZIP_RANGES.find(([first, last]) => prefix >= first && prefix <= last)?.[2] ?? null;
}

/** State codes that the postal service uses for mail of the armed forces and embassies, with their prefixes (USPS Publication 28, appendix B). */
const MILITARY = [
  ['AE', 90, 98],
  ['AA', 340, 340],
  ['AP', 962, 966],
] as const;

/** Zip codes of Pacific islands, which have the same prefixes as Guam and Hawaii. */
const PACIFIC: Readonly<Record<string, readonly string[]>> = {
  AS: ['96799'],
  MP: ['96950', '96951', '96952'],
  PW: ['96939', '96940'],
  FM: ['96941', '96942', '96943', '96944'],
  MH: ['96960', '96970'],
};
/** Codes that are neither a state nor a territory: the armed forces, and countries with U.S. mail. */
const ELSEWHERE: readonly string[] = ['AE', 'AA', 'AP', 'PW', 'FM', 'MH'];

function stateOfMail(zipCode: string): string | null {
  const prefix = Number(zipCode.slice(0, 3));
  const military = MILITARY.find(([, first, last]) => prefix >= first && prefix <= last);
  const island = Object.keys(PACIFIC).find((state) => PACIFIC[state]?.includes(zipCode));
  return military?.[0] ?? island ?? stateOfPrefix(zipCode);
}

/** The highest zip code in use: Ketchikan, Alaska. */
const LAST_ZIP = '99950';

/**
 * The two-letter codes of the states that a zip code is in, including codes of territories, military mail and countries
 * with U.S. mail. The state to which its prefix belongs comes first. Empty if the zip code is not in use.
 */
export function statesOfZip(zipCode: string): readonly string[] {
  if (zipCode > LAST_ZIP) return [];
  const mail = stateOfMail(zipCode);
  const states = new Set(zipCounties(zipCode)?.map(({ state }) => state));
  if (states.size === 0) return mail === null ? [] : [mail];
  return [...states].toSorted((state, other) => Number(other === mail) - Number(state === mail));
}

/** The first state or territory that a zip code is in; null if there is none. */
export const stateOfZip = (zipCode: string): string | null =>
  statesOfZip(zipCode).find((state) => !ELSEWHERE.includes(state)) ?? null;

/** States and territories that no brand serves. A test fails if another state has no brand. */
export const UNSERVED_STATES: readonly string[] = ['AK', 'HI', 'PR', 'VI', 'GU'];

/** Brands that serve only part of a state, by state. All other brands serve the whole state. */
const PARTIAL: Readonly<Record<string, readonly string[]>> = {
  MN: ['ndbcbs'],
  NY: ['mbh', 'mbhny'],
  PA: ['hmbcbs', 'pbs', 'nepa', 'ibccr', 'ibcah', 'default', 'shop', 'bl', 'ccs', 'pp'],
};

/** Brands that serve the same area as a regional brand: the brand's code, then the regional brand's. */
const ALONGSIDE: Readonly<Record<string, string>> = {
  default: 'pbs',
  shop: 'pbs',
  bl: 'hmbcbs',
  ccs: 'nepa',
  pp: 'nepa',
};

/** Whether zip codes lead to a brand. By default they lead to all brands; tests limit them to the brands of the specification. */
const isOffered = (code: string): boolean =>
  process.env['ZIP_BRANDS'] === undefined || process.env['ZIP_BRANDS'].split(' ').includes(code);

const brandsIn = (state: string, plans: readonly string[]): readonly string[] => {
  const [brand] = allBrands().values();
  const table: Readonly<Record<string, readonly string[] | undefined>> = brand?.brandsByState ?? {};
  return (table[state] ?? [])
    .filter(isOffered)
    .filter(
      (code) =>
        !PARTIAL[state]?.includes(code) ||
        plans.includes(code) ||
        (code in ALONGSIDE && ALONGSIDE[code] === plans[0]),
    );
};

/** The brands that serve a whole state, in the order of `brandsByState`; empty if there are none. */
export const brandsOfState = (state: string): readonly string[] => brandsIn(state, []);

/** A range of prefixes in Pennsylvania, with the regional brands that serve it. Together the ranges cover the whole state. */
type Region = readonly [first: number, last: number, plans: readonly string[]];

const PENNSYLVANIA: readonly Region[] = [
  [150, 168, ['hmbcbs']],
  [169, 169, ['nepa']],
  [170, 176, ['pbs']],
  [177, 177, ['nepa']],
  [178, 181, ['pbs']],
  [182, 188, ['nepa']],
  [189, 194, ['ibccr', 'ibcah']],
  [195, 196, ['pbs']],
];

const regionalPlans = (zipCode: string): readonly string[] => {
  const prefix = Number(zipCode.slice(0, 3));
  return PENNSYLVANIA.find(([first, last]) => prefix >= first && prefix <= last)?.[2] ?? [];
};

/**
 * The brands that serve a zip code, each with the states in which it does, in the order of `brandsByState`.
 */
export function brandsOfZip(zipCode: string): ReadonlyMap<string, readonly string[]> {
  const served = new Map<string, readonly string[]>();
  for (const state of statesOfZip(zipCode))
    for (const code of brandsIn(state, areaOf(zipCode)?.plans ?? regionalPlans(zipCode)))
      served.set(code, [...(served.get(code) ?? []), state]);
  return served;
}
