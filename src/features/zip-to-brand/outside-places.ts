/** Places for visitors whose area has no brand. Pure. */
import type { Segment } from '../../lib/fields/zip-code.rules.ts';

export const MARKETPLACE_PHONE = '1-800-318-2596';
export const MEDICARE = { site: 'https://www.medicare.gov/', phone: '1-800-633-4227' };
export const TRICARE = 'https://www.tricare.mil/';
export const MEDICAID = 'https://www.medicaid.gov/';
/** The insurance departments of all states and territories. */
export const REGULATORS = 'https://content.naic.org/state-insurance-departments';

/** Territories, which have no marketplace. */
const TERRITORIES: readonly string[] = ['PR', 'VI', 'GU', 'MP', 'AS'];
/** Mail of the armed forces and embassies abroad (USPS Publication 28, appendix B). */
const MILITARY: readonly string[] = ['AA', 'AE', 'AP'];
/** Countries with U.S. mail. */
const COUNTRIES = ['PW', 'FM', 'MH'] as const;
export type Country = (typeof COUNTRIES)[number];

export type OutsidePlace = 'tricare' | 'medicare' | 'marketplace' | 'medicaid' | 'regulator';

export type Outside =
  /** No such zip code is in use: probably mistyped. */
  | { kind: 'unknown' }
  /** Mail of the armed forces and embassies: APO, FPO, DPO. */
  | { kind: 'military'; places: readonly OutsidePlace[] }
  /** Palau, Micronesia or the Marshall Islands: no plan or program of the United States is for them. */
  | { kind: 'abroad'; country: Country; places: readonly OutsidePlace[] }
  /** Postal codes of the territory, or null, and of the one state or territory, or null where there are several. */
  | { kind: 'known'; territory: string | null; state: string | null; places: readonly OutsidePlace[] };

const placesFor = (segment: Segment | null, under65: OutsidePlace): OutsidePlace[] => {
  if (segment === 'MED') return ['medicare'];
  return segment === 'U65' ? [under65] : [under65, 'medicare'];
};

/**
 * Where a visitor turns for whose zip code no brand answered.
 * @param states postal codes of the states of the zip code; null if not known
 * @param segment null for any
 */
export function outsideOf(states: readonly string[] | null, segment: Segment | null): Outside {
  if (states?.length === 0) return { kind: 'unknown' };
  const among = <Code extends string>(codes: readonly Code[]) => codes.find((code) => states?.includes(code));
  // TRICARE also has a plan for people with Medicare.
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
