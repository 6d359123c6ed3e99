/** The brands that serve a state where `zip-areas.ts` has no closer area. */
import { stateOfZip } from '../../../src/brand/zip-state.rules.ts';

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

/** The brands of a zip code outside the areas of `zip-areas.ts`: regional plans first, then those of its state. */
export function brandsAround(zipCode: string): readonly string[] {
  const prefix = Number(zipCode.slice(0, 3));
  const region = PENNSYLVANIA.find(([first, last]) => prefix >= first && prefix <= last);
  return [...(region?.[2] ?? []), ...brandsOfState(stateOfZip(zipCode) ?? '')];
}
