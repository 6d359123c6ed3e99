/** Places for visitors whose area has no brand. Pure. */
import { zipUse } from '../../brand/zip-state.rules.ts';
import { zipPrefix, type Segment } from '../../lib/zip-code.rules.ts';

export const MARKETPLACE = { site: 'https://www.healthcare.gov/', phone: '1-800-318-2596' };
export const MEDICARE = { site: 'https://www.medicare.gov/', phone: '1-800-633-4227' };
export const TRICARE = 'https://www.tricare.mil/';
export const MEDICAID = 'https://www.medicaid.gov/';
/** The insurance departments of all states and territories. */
export const REGULATORS = 'https://content.naic.org/state-insurance-departments';

/** Postal codes of territories, which have no marketplace, by zip prefix; MP and AS share theirs with others. */
const TERRITORIES: Readonly<Record<string, string>> = {
  '006': 'PR',
  '007': 'PR',
  '008': 'VI',
  '009': 'PR',
  '969': 'GU',
};
const NORTHERN_MARIANAS = /^9695[0-2]$/;
const AMERICAN_SAMOA = '96799';
/** Countries with U.S. mail, which has Guam's prefix (USPS Publication 28, appendix B). */
const COUNTRIES = {
  PW: ['96939', '96940'],
  FM: ['96941', '96942', '96943', '96944'],
  MH: ['96960', '96970'],
} as const;
export type Country = keyof typeof COUNTRIES;

const countryOf = (zipCode: string): Country | null =>
  (['PW', 'FM', 'MH'] as const).find((country) => COUNTRIES[country].some((one) => one === zipCode)) ?? null;

/** The postal code of the territory of a zip code; null for a state. @param zipCode five digits */
export function territoryOf(zipCode: string): string | null {
  if (zipCode === AMERICAN_SAMOA) return 'AS';
  if (NORTHERN_MARIANAS.test(zipCode)) return 'MP';
  return TERRITORIES[zipPrefix(zipCode)] ?? null;
}

export type OutsidePlace = 'tricare' | 'medicare' | 'marketplace' | 'medicaid' | 'regulator';

export type Outside =
  /** No such zip code is in use: probably mistyped. */
  | { kind: 'unknown' }
  /** Mail of the armed forces and embassies: APO, FPO, DPO. */
  | { kind: 'military'; places: readonly OutsidePlace[] }
  /** Palau, Micronesia or the Marshall Islands: no plan or program of the United States is for them. */
  | { kind: 'abroad'; country: Country; places: readonly OutsidePlace[] }
  /** `territory`: its postal code, or null. */
  | { kind: 'known'; territory: string | null; places: readonly OutsidePlace[] };

const placesFor = (segment: Segment | null, under65: OutsidePlace): OutsidePlace[] => {
  if (segment === 'MED') return ['medicare'];
  return segment === 'U65' ? [under65] : [under65, 'medicare'];
};

/** Where a visitor turns for whose zip code no brand answered. @param segment null for any */
export function outsideOf(zipCode: string, segment: Segment | null): Outside {
  const use = zipUse(zipCode);
  if (use === 'none') return { kind: 'unknown' };
  // TRICARE also has a plan for people with Medicare.
  if (use === 'military')
    return { kind: 'military', places: ['tricare', ...(segment === 'U65' ? [] : ['medicare' as const])] };
  const country = countryOf(zipCode);
  if (country) return { kind: 'abroad', country, places: [] };
  const territory = territoryOf(zipCode);
  const under65 = territory === null ? 'marketplace' : 'medicaid';
  return { kind: 'known', territory, places: [...placesFor(segment, under65), 'regulator'] };
}
