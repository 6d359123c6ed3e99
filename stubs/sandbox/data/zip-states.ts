/** Which states a zip code is in, and which brands serve it there. */
import { stateOfPrefix } from '../../../src/lib/fields/zip-prefixes.ts';
import { allBrands } from '../brand-records.ts';
import { areaOf } from './zip-areas.ts';
import { zipCounties } from './zip-counties.ts';

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

/** The first state or territory that a zip code is in, ignoring the codes in `ELSEWHERE`; null if there is none. */
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

/** Codes of brands that serve the same area as a regional brand, each with the regional brand's code. */
const ALONGSIDE: Readonly<Record<string, string>> = {
  default: 'pbs',
  shop: 'pbs',
  bl: 'hmbcbs',
  ccs: 'nepa',
  pp: 'nepa',
};

/** Whether zip code results may include a brand. By default they include all brands; tests allow only those of the specification. */
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
 * The codes of the brands that serve a zip code, in the order of `brandsByState`. The value for each code is the list
 * of states in which the brand serves that zip code.
 */
export function brandsOfZip(zipCode: string): ReadonlyMap<string, readonly string[]> {
  const served = new Map<string, readonly string[]>();
  for (const state of statesOfZip(zipCode))
    for (const code of brandsIn(state, areaOf(zipCode)?.plans ?? regionalPlans(zipCode)))
      served.set(code, [...(served.get(code) ?? []), state]);
  return served;
}
