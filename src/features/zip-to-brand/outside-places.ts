/** Where visitors can get help if no brand serves their area. Pure. */
import type { Segment } from '../../lib/fields/zip-code.rules.ts';

export const MARKETPLACE_PHONE = '1-800-318-2596';
export const MEDICARE = { site: 'https://www.medicare.gov/', phone: '1-800-633-4227' };
export const TRICARE = 'https://www.tricare.mil/';
export const MEDICAID = 'https://www.medicaid.gov/';
/** Lists the insurance departments of all states and territories. */
export const REGULATORS = 'https://content.naic.org/state-insurance-departments';

/** Two-letter codes of the territories, which have no marketplace. */
const TERRITORIES: readonly string[] = ['PR', 'VI', 'GU', 'MP', 'AS'];
/** Two-letter codes for mail of the armed forces and embassies abroad (USPS Publication 28, appendix B). */
const MILITARY: readonly string[] = ['AA', 'AE', 'AP'];
/** Two-letter codes of countries that use U.S. mail. */
const COUNTRIES = ['PW', 'FM', 'MH'] as const;
export type Country = (typeof COUNTRIES)[number];

export type OutsidePlace = 'tricare' | 'medicare' | 'marketplace' | 'medicaid' | 'regulator';

export type Outside =
  /** The zip code is not in use, so it is probably mistyped. */
  | { kind: 'unknown' }
  /** Military or embassy mail: APO, FPO, DPO. */
  | { kind: 'military'; places: readonly OutsidePlace[] }
  /** Palau, Micronesia or the Marshall Islands. No U.S. plan or program covers people there. */
  | { kind: 'abroad'; country: Country; places: readonly OutsidePlace[] }
  /** Two-letter state codes. `state` is null if the zip code is in several states, or if its state is unknown. */
  | { kind: 'known'; territory: string | null; state: string | null; places: readonly OutsidePlace[] };

const placesFor = (segment: Segment | null, under65: OutsidePlace): OutsidePlace[] => {
  if (segment === 'MED') return ['medicare'];
  return segment === 'U65' ? [under65] : [under65, 'medicare'];
};

/**
 * Where a visitor can get help if no brand serves their zip code.
 * @param states two-letter codes of the zip code's states; null if unknown
 * @param segment null for any segment
 */
export function outsideOf(states: readonly string[] | null, segment: Segment | null): Outside {
  if (states?.length === 0) return { kind: 'unknown' };
  const among = <Code extends string>(codes: readonly Code[]) => codes.find((code) => states?.includes(code));
  // TRICARE is listed for people with Medicare too, because TRICARE has a plan for them.
  if (among(MILITARY))
    return { kind: 'military', places: ['tricare', ...(segment === 'U65' ? [] : ['medicare' as const])] };
  const country = among(COUNTRIES);
  if (country) return { kind: 'abroad', country, places: [] };
  const territory = among(TERRITORIES) ?? null;
  const under65 = territory === null ? 'marketplace' : 'medicaid';
  const [first = null, second] = states ?? [];
  const state = second === undefined ? first : null;
  return { kind: 'known', territory, state, places: [...placesFor(segment, under65), 'regulator'] };
}
