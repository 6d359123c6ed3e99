/** The states of a zip code, and the brands that serve it there. */
import { areaOf } from './zip-areas.ts';
import { zipCounties } from './zip-counties.ts';
import { stateOfPrefix } from './zip-prefixes.ts';

/** What the postal service calls states: mail of the armed forces and embassies (USPS Publication 28, appendix B). */
const MILITARY = [
  ['AE', 90, 98],
  ['AA', 340, 340],
  ['AP', 962, 966],
] as const;

/** Pacific islands, which share their first three digits with Guam and Hawaii. */
const PACIFIC: Readonly<Record<string, readonly string[]>> = {
  AS: ['96799'],
  MP: ['96950', '96951', '96952'],
  PW: ['96939', '96940'],
  FM: ['96941', '96942', '96943', '96944'],
  MH: ['96960', '96970'],
};
/** Neither a state nor a territory: armed forces, and countries with U.S. mail. */
const ELSEWHERE: readonly string[] = ['AE', 'AA', 'AP', 'PW', 'FM', 'MH'];

function stateOfMail(zipCode: string): string | null {
  const prefix = Number(zipCode.slice(0, 3));
  const military = MILITARY.find(([, first, last]) => prefix >= first && prefix <= last);
  const island = Object.keys(PACIFIC).find((state) => PACIFIC[state]?.includes(zipCode));
  return military?.[0] ?? island ?? stateOfPrefix(zipCode);
}

/** Postal codes, among them those of territories, military mail and countries with U.S. mail; empty if it is not in use. */
export function statesOfZip(zipCode: string): readonly string[] {
  const counties = zipCounties(zipCode);
  if (counties) return [...new Set(counties.map(([, , state]) => state))];
  const state = stateOfMail(zipCode);
  return state === null ? [] : [state];
}

/** The first state or territory of a zip code; null if it is in none. */
export const stateOfZip = (zipCode: string): string | null =>
  statesOfZip(zipCode).find((state) => !ELSEWHERE.includes(state)) ?? null;

/** States and territories that no brand serves, on purpose. */
export const UNSERVED_STATES: readonly string[] = ['AK', 'HI', 'PR', 'VI', 'GU'];

/** Codes, the regional plan first. States without a plan of their own have the alliance's plan of their region. */
const BRANDS_BY_STATE: Readonly<Record<string, readonly string[]>> = {
  DE: ['hmbcbsde', 'dirde'],
  MN: ['mincr', 'dirmn'],
  ND: ['ndbcbs', 'dirnd'],
  NY: ['dirny'],
  OH: ['diroh'],
  PA: ['dirpa'],
  VA: ['dirva'],
  WV: ['hmbcbswv', 'dirwv'],
  WY: ['wybcbs', 'dirwy'],
  DC: ['nanat'],
  ...Object.fromEntries(
    (
      [
        ['nane', 'CT MA ME NH NJ RI VT'],
        ['nase', 'AL FL GA KY MS NC SC TN'],
        ['nanat', 'MD'],
        ['namw', 'IA IL IN MI WI'],
        ['naplains', 'AR KS LA MO NE OK SD TX'],
        ['namtn', 'CO ID MT UT'],
        ['nasw', 'AZ NM NV'],
        ['nanw', 'OR WA'],
        ['napac', 'CA'],
      ] as const
    ).flatMap(([brand, states]) => states.split(' ').map((state) => [state, [brand]])),
  ),
};

/** The brands of a state; empty where none serves it. */
export const brandsOfState = (state: string): readonly string[] => BRANDS_BY_STATE[state] ?? [];

/** First and last prefix of a region of Pennsylvania, and its regional plans. They share out the whole state. */
type Region = readonly [first: number, last: number, brands: readonly string[]];

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

const brandsAround = (zipCode: string, state: string): readonly string[] => {
  const prefix = Number(zipCode.slice(0, 3));
  const region = PENNSYLVANIA.find(([first, last]) => prefix >= first && prefix <= last);
  return [...(state === 'PA' ? (region?.[2] ?? []) : []), ...brandsOfState(state)];
};

/**
 * The brands of a zip code with its states in which they serve it: those of its area, or of its states where it has none,
 * regional plans first.
 */
export function brandsOfZip(zipCode: string): ReadonlyMap<string, readonly string[]> {
  const served = new Map<string, readonly string[]>();
  for (const state of statesOfZip(zipCode))
    for (const code of areaOf(zipCode)?.brands ?? brandsAround(zipCode, state))
      served.set(code, [...(served.get(code) ?? []), state]);
  return served;
}
