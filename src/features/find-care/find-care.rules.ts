/** The rules of the care finder (spec 000 §7 'provider search'). Pure. */
import { readZipCode, zipCodeError } from '../../lib/fields/zip-code.rules.ts';
import { SPECIALTIES, type ProviderQuery } from './find-care.schema.ts';

type Specialty = (typeof SPECIALTIES)[number];

/** Distances to choose from, including the service's default. */
export const RADII_MILES = [5, 10, 25, 50, 100] as const;
const DEFAULT_RADIUS_MILES = 50;
/** Languages to choose from. Chosen here: codes as of the languages call. */
export const LANGUAGE_CODES = ['en', 'es', 'zh', 'vi', 'ar', 'ru', 'pl', 'so', 'hmn'] as const;
export const PAGE_SIZE = 10;
const MAX_NAME_LENGTH = 64; // as the search term of 000 §9

/** Form values as typed or chosen; '' if empty. */
export interface FinderForm {
  zipCode: string;
  radius: string;
  specialty: string;
  name: string;
  language: string;
  accepting: boolean;
}

export const emptyForm = (zipCode: string): FinderForm => ({
  zipCode: readZipCode(zipCode) ?? '',
  radius: String(DEFAULT_RADIUS_MILES),
  specialty: '',
  name: '',
  language: '',
  accepting: false,
});

const ZIP_PROBLEMS = { missing: 'zipMissing', malformed: 'zipWrong' } as const;
export interface FinderError {
  field: 'zipCode' | 'name';
  problem: 'zipMissing' | 'zipWrong' | 'nameLong';
}

/** The errors in form order. A zip code or a name is required, because results are ordered by distance or name. */
export function finderErrors({ zipCode, name }: Pick<FinderForm, 'zipCode' | 'name'>): FinderError[] {
  const trimmedName = name.trim();
  const zipError = zipCodeError(zipCode, trimmedName === '');
  return [
    ...(zipError ? [{ field: 'zipCode', problem: ZIP_PROBLEMS[zipError] } as const] : []),
    ...(trimmedName.length > MAX_NAME_LENGTH ? [{ field: 'name', problem: 'nameLong' } as const] : []),
  ];
}

export const isSpecialty = (text: string): text is Specialty => SPECIALTIES.some((one) => one === text);

/** The request for a valid form. @param pageNumber from 1 */
export function toQuery(form: FinderForm, pageNumber: number): ProviderQuery {
  const zipCode = form.zipCode.trim();
  const name = form.name.trim();
  return {
    ...(zipCode ? { zipCode, radius: Number(form.radius) || DEFAULT_RADIUS_MILES } : {}),
    ...(isSpecialty(form.specialty) ? { specialty: form.specialty } : {}),
    ...(name ? { name } : {}),
    ...(form.language ? { language: form.language } : {}),
    ...(form.accepting ? { acceptingNewPatients: true } : {}),
    pageNumber,
    pageSize: PAGE_SIZE,
  };
}

/** The next larger distance, for a search without results; null if there is none, or without a zip code. */
export function widerRadius({ zipCode, radius }: FinderForm): number | null {
  if (zipCode.trim() === '') return null;
  return RADII_MILES.find((miles) => miles > Number(radius)) ?? null;
}
