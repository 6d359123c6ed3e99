/** The rules of the care finder (spec 000 §7 'provider search'; what the search takes is chosen in its schema). Pure. */
import { SPECIALTIES, type ProviderQuery } from './find-care.schema.ts';

type Specialty = (typeof SPECIALTIES)[number];

/** Distances to choose from, in miles; the service's own default among them. */
export const RADII_MILES = [5, 10, 25, 50, 100] as const;
const DEFAULT_RADIUS_MILES = 50;
/** Languages to choose from. Chosen here: codes as of the languages call. */
export const SPOKEN = ['en', 'es', 'zh', 'vi', 'ar', 'ru', 'pl', 'so', 'hmn'] as const;
/** Results of one page of the search. */
export const PAGE_SIZE = 10;
const MOST_NAME_LETTERS = 64; // as the search term of 000 §9

/** What stands in the form: every value as typed or chosen, '' where nothing is. */
export interface FinderForm {
  zipCode: string;
  radius: string;
  specialty: string;
  name: string;
  language: string;
  accepting: boolean;
}

export const emptyForm = (zipCode: string): FinderForm => ({
  zipCode: ZIP_CODE.test(zipCode) ? zipCode : '',
  radius: String(DEFAULT_RADIUS_MILES),
  specialty: '',
  name: '',
  language: '',
  accepting: false,
});

const ZIP_CODE = /^\d{5}$/;

/** The zip code that stands in a field; null while it is empty or not a whole one. @param typed as it stands there */
export const wholeZip = (typed: string): string | null => {
  const zip = typed.trim();
  return ZIP_CODE.test(zip) ? zip : null;
};

/** Fields that can be wrong, and how. */
type FinderProblem = 'zipMissing' | 'zipWrong' | 'nameLong';
export type FinderFaults = Partial<Record<'zipCode' | 'name', FinderProblem>>;

/** What is wrong with the form; empty where it can be sent. A zip code or a name is needed, so that there is an order. */
export function findFaults({ zipCode, name }: FinderForm): FinderFaults {
  const zip = zipCode.trim();
  const wanted = name.trim();
  return {
    ...(zip !== '' && !ZIP_CODE.test(zip) ? { zipCode: 'zipWrong' as const } : {}),
    ...(zip === '' && wanted === '' ? { zipCode: 'zipMissing' as const } : {}),
    ...(wanted.length > MOST_NAME_LETTERS ? { name: 'nameLong' as const } : {}),
  };
}

const isSpecialty = (text: string): text is Specialty => SPECIALTIES.some((one) => one === text);

/** The request of a form without faults. @param pageNumber from 1 */
export function searchOf(form: FinderForm, pageNumber: number): ProviderQuery {
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

/** The next larger distance, for a search that found nobody; null where there is none, or no place was asked for. */
export function widerRadius({ zipCode, radius }: FinderForm): number | null {
  if (zipCode.trim() === '') return null;
  return RADII_MILES.find((miles) => miles > Number(radius)) ?? null;
}
