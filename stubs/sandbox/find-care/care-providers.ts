/** Invented doctors, dentists and therapists. */
import { SPECIALTIES, type ProviderQuery } from '../../../src/features/find-care/find-care.schema.ts';
import type { Point } from './distance.ts';
import { addressIn, type Place } from './street-addresses.ts';
import { createRandom, type Random } from '../data/random.ts';
import { ZIP_AREAS, type ZipArea } from '../data/zip-areas.ts';

type Specialty = NonNullable<ProviderQuery['specialty']>;

export interface CareProvider extends Place {
  readonly providerId: string;
  readonly providerName: string;
  readonly specialty: Specialty;
  readonly practiceName: string;
  readonly acceptingNewPatients: boolean;
  readonly languages: readonly string[];
  readonly at: Point;
}

const FIRST_NAMES = [
  'Adaeze',
  'Bertil',
  'Camila',
  'Dmitri',
  'Esperanza',
  'Farrukh',
  'Greta',
  'Hiroko',
  'Isaac',
  'Jovana',
  'Kofi',
  'Linnea',
  'Mateus',
  'Noor',
  'Odile',
  'Piotr',
] as const;
const LAST_NAMES = [
  'Abernethy',
  'Barczak',
  'Castellane',
  'Dunmore',
  'Eriksdotter',
  'Falkirk',
  'Grzelak',
  'Hollowell',
  'Imamura',
  'Jankovich',
  'Kwarteng',
  'Lindqvister',
  'Marchbank',
  'Nakagawara',
  'Ostrander',
  'Pellegrin',
] as const;
const PRACTICES = [
  'Amber Field Associates',
  'Copper Kettle Clinic',
  'Fernbrook Health Group',
  'Gable and Finch Practice',
  'Old Orchard Medical Center',
  'Stonebridge Care Partners',
  'Twin Poplars Clinic',
  'Wickerbush Health',
] as const;
const LANGUAGES = ['es', 'zh', 'vi', 'ar', 'ru', 'pl', 'so', 'hmn'] as const;

const TITLES = {
  FAMILY_MEDICINE: 'MD',
  INTERNAL_MEDICINE: 'DO',
  PEDIATRICS: 'MD',
  OBSTETRICS_GYNECOLOGY: 'MD',
  CARDIOLOGY: 'MD',
  DERMATOLOGY: 'MD',
  ORTHOPEDICS: 'DO',
  BEHAVIORAL_HEALTH: 'PhD',
  DENTISTRY: 'DDS',
  OPTOMETRY: 'OD',
} as const satisfies Record<Specialty, string>;

/** Towns with more than one provider, so that a search there has pages. */
const CROWDED = { '152': 15, '191': 6, '171': 5, '554': 12, '581': 4 } as const;
const amountIn = ({ prefix }: ZipArea): number =>
  Object.entries(CROWDED).find(([crowded]) => crowded === prefix)?.[1] ?? 1;

const spoken = (random: Random): string[] => {
  const other = random.pick(LANGUAGES);
  return random.next() < 0.45 ? ['en', other] : ['en'];
};

const random = createRandom('care providers');
const areas = ZIP_AREAS.flatMap((area) => Array.from({ length: amountIn(area) }, () => area));

export const CARE_PROVIDERS: readonly CareProvider[] = areas.map((area, index) => {
  const specialty = SPECIALTIES[index % SPECIALTIES.length] ?? SPECIALTIES[0];
  const { place, at } = addressIn(area, random);
  return {
    providerId: `P${String(index + 1).padStart(4, '0')}`,
    providerName: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}, ${TITLES[specialty]}`,
    specialty,
    practiceName: random.pick(PRACTICES),
    ...place,
    acceptingNewPatients: random.next() < 0.7,
    languages: spoken(random),
    at,
  };
});
