/** Invented doctors, dentists and therapists. */
import {
  ACCESSIBILITY,
  type NetworkStatus,
  SPECIALTIES,
  type ProviderQuery,
} from '../../../src/features/find-care/find-care.schema.ts';
import type { PlaceHours } from '../../../src/features/find-care/places/place-hours.schema.ts';
import { billingIdOf } from '../data/providers.ts';
import { createRandom, type Random } from '../data/random.ts';
import { ZIP_AREAS, type ZipArea } from '../data/zip-areas.ts';
import { hoursIn, LONG_WEEKS, OFFICE_WEEKS } from './opening-hours.ts';
import { MANY, WIDE_SPREAD } from './stores.ts';
import { addressIn, type Place } from './street-addresses.ts';

type Specialty = NonNullable<ProviderQuery['specialty']>;

export interface CareProvider extends Place {
  readonly providerId: string;
  readonly providerName: string;
  readonly specialty: Specialty;
  readonly practiceName: string;
  readonly acceptingNewPatients: boolean;
  readonly languages: readonly string[];
  readonly accessibility: readonly string[];
  readonly billingProviderIds: readonly string[];
  readonly networkStatus: NetworkStatus;
  readonly hours: PlaceHours;
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
  URGENT_CARE: '',
} as const satisfies Record<Specialty, string>;

/**
 * Number of doctors in some areas, by zip code prefix, so that search results there have several pages. Other areas
 * have one doctor.
 */
const CROWDED = { '152': 15, '191': 6, '171': 5, '554': 12, '581': 4 } as const;
const amountIn = ({ prefix }: ZipArea): number =>
  Object.entries(CROWDED).find(([crowded]) => crowded === prefix)?.[1] ?? 1;

const spoken = (random: Random): string[] => {
  const other = random.pick(LANGUAGES);
  return random.next() < 0.45 ? ['en', other] : ['en'];
};

/** Doctors and practices that occur in the families' claims, by specialty. They are in the first area of `CROWDED`. */
const KNOWN: Partial<Record<Specialty, readonly [name: string, practice: string, NetworkStatus]>> = {
  FAMILY_MEDICINE: ['Ama Osei-Reyes, MD', 'Cedar Row Family Medicine', 'IN_NETWORK'],
  INTERNAL_MEDICINE: ['Priya Venkataraman, DO', 'St. Brennan Regional Hospital', 'IN_NETWORK'],
  PEDIATRICS: ['Tomasz Bielak, MD, Pediatrics', 'Wren Hollow Pediatrics', 'IN_NETWORK'],
  DERMATOLOGY: ['Ines Halloran, MD', 'Halloran Dermatology Associates', 'OUT_OF_NETWORK'],
  ORTHOPEDICS: ['Sol Anders, DO', 'Riverbend Orthopedics and Sports Medicine', 'IN_NETWORK'],
  DENTISTRY: ['Gregor Halvorsen, DDS', 'Maplewood Dental Group', 'IN_NETWORK'],
  OPTOMETRY: ['Delphine Marchetti, OD', 'Brightwater Eye Care', 'IN_NETWORK'],
};

const billedAs = (...names: readonly string[]): string[] => names.flatMap((name) => billingIdOf(name) ?? []);

/** A random network status. Most providers are in network, some are out of network, and for some it is unknown. */
const networkOf = (random: Random): NetworkStatus => {
  const drawn = random.next();
  if (drawn < 0.65) return 'IN_NETWORK';
  return drawn < 0.85 ? 'OUT_OF_NETWORK' : 'UNKNOWN';
};

const accessibilityOf = (random: Random): string[] => ACCESSIBILITY.filter(() => random.next() < 0.35);

const DOCTORS = SPECIALTIES.filter((specialty) => specialty !== 'URGENT_CARE');

interface Draft {
  area: ZipArea;
  specialty: Specialty;
}

function createProviders(drafts: readonly Draft[], seed: string, spread?: number): readonly CareProvider[] {
  const random = createRandom(seed);
  // A separate random sequence, so that generating accessibility does not change the random values of other fields.
  const access = createRandom(`${seed} accessibility`);
  return drafts.map(({ area, specialty }, index) => {
    const isUrgent = specialty === 'URGENT_CARE';
    const person = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}, ${TITLES[specialty]}`;
    return {
      providerId: `P${String(index + 1).padStart(4, '0')}`,
      providerName: isUrgent ? `${area.city} Urgent Care` : person,
      specialty,
      practiceName: random.pick(PRACTICES),
      ...addressIn(area, random, spread),
      acceptingNewPatients: isUrgent || random.next() < 0.7,
      languages: spoken(random),
      accessibility: accessibilityOf(access),
      billingProviderIds: [],
      networkStatus: networkOf(random),
      ...hoursIn(area.state, isUrgent ? LONG_WEEKS : OFFICE_WEEKS, random),
    };
  });
}

const areas = ZIP_AREAS.flatMap((area) => Array.from({ length: amountIn(area) }, () => area));
const specialtyAt = (index: number): Specialty => DOCTORS[index % DOCTORS.length] ?? 'FAMILY_MEDICINE';

const isInFirstTown = ({ zipCode }: Place): boolean => zipCode.startsWith(Object.keys(CROWDED)[0] ?? '');

/** Renames the first doctor of each specialty in the first area of `CROWDED` to the doctor in the families' claims. */
function nameKnown(providers: readonly CareProvider[]): readonly CareProvider[] {
  const named = new Set<Specialty>();
  return providers.map((provider) => {
    const known = KNOWN[provider.specialty];
    if (!known || !isInFirstTown(provider) || named.has(provider.specialty)) return provider;
    named.add(provider.specialty);
    const [providerName, practiceName, networkStatus] = known;
    const billingProviderIds = billedAs(providerName, practiceName);
    return { ...provider, providerName, practiceName, networkStatus, billingProviderIds };
  });
}

export const CARE_PROVIDERS = nameKnown(
  createProviders(
    [
      ...areas.map((area, index) => ({ area, specialty: specialtyAt(index) })),
      ...ZIP_AREAS.map((area) => ({ area, specialty: 'URGENT_CARE' as const })),
    ],
    'care providers',
  ),
);

let many: readonly CareProvider[] | undefined;

/** 10,000 providers all over the country, created at first use. */
export function manyProviders(): readonly CareProvider[] {
  many ??= createProviders(
    Array.from({ length: MANY }, (_, index) => ({
      area: areas[index % areas.length] ?? ZIP_AREAS[0],
      specialty: SPECIALTIES[index % SPECIALTIES.length],
    })).filter((draft): draft is Draft => draft.area !== undefined && draft.specialty !== undefined),
    'many care providers',
    WIDE_SPREAD,
  );
  return many;
}
