/** Validates five-digit zip codes in visitors' forms (spec 000 §7 'zipToBrand', 'zipCode/countyList'). Pure. */

const ZIP_CODE = /^\d{5}$/;

/** Market segments in the county list: under 65, and Medicare (spec 000 §7 'optional segment'). */
export const SEGMENTS = ['U65', 'MED'] as const;
export type Segment = (typeof SEGMENTS)[number];

export const isSegment = (text: string): text is Segment => SEGMENTS.some((segment) => segment === text);

type ZipCodeError = 'missing' | 'malformed';

/** Validates a typed zip code. Returns null if it is valid. Nine digits (`55101-1234`) are invalid. */
export function zipCodeError(typed: string, required = true): ZipCodeError | null {
  const zip = typed.trim();
  if (zip === '') return required ? 'missing' : null;
  return ZIP_CODE.test(zip) ? null : 'malformed';
}

/** The first five digits of a typed or pasted text: `55101-1234` → `55101`. */
export const fiveDigits = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, 5);

/** The typed zip code without surrounding spaces; null if it is empty or invalid. */
export const readZipCode = (typed: string): string | null =>
  zipCodeError(typed) === null ? typed.trim() : null;
