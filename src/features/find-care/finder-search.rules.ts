/** A visitor's or member's search for stores or providers, by zip code, position or name (spec 000 §7, §9). Pure. */
import { milesBetween, toTenths, type GeoPoint } from '../../lib/fields/distance.rules.ts';
import { readZipCode, zipCodeError } from '../../lib/fields/zip-code.rules.ts';
import {
  ACCESSIBILITY,
  SPECIALTIES,
  STORE_RADIUS_MILES,
  type Provider,
  type ProviderQuery,
  type Store,
  type StoreQuery,
} from './find-care.schema.ts';
import { roundedPosition } from './location.rules.ts';
import { nearestFirst } from './places/places.rules.ts';

/** The choice that asks for the brand's stores instead of a provider's specialty. */
export const STORES = 'STORES';

/** Distances to choose from. They include the service's default. */
export const RADII_MILES = [5, 10, 25, 50, 100, 250] as const;
export const DEFAULT_RADIUS_MILES = 50;
/** Languages to choose from, as codes of the languages call. Not in the spec. */
export const LANGUAGE_CODES = ['en', 'es', 'zh', 'vi', 'ar', 'ru', 'pl', 'so', 'hmn'] as const;
const MAX_NAME_LENGTH = 64; // the same limit as for the search term in 000 §9

/** Values as typed or chosen; '' if empty. */
export interface FinderForm {
  zipCode: string;
  /** A specialty, '' for any specialty, or `STORES`. */
  what: string;
  name: string;
  /** '' for the default distance. */
  radius: string;
  language: string;
  accessibility: string;
  /** Checkboxes; '' means not checked. */
  accepting: string;
  /** If checked, the search also finds providers outside the network of the member's plan. */
  everyNetwork: string;
}

export const FINDER_FIELDS = [
  'zipCode',
  'what',
  'name',
  'radius',
  'language',
  'accessibility',
  'accepting',
  'everyNetwork',
] as const satisfies readonly (keyof FinderForm)[];

export const emptyForm = (zipCode: string): FinderForm => ({
  zipCode: readZipCode(zipCode) ?? '',
  what: '',
  name: '',
  radius: '',
  language: '',
  accessibility: '',
  accepting: '',
  everyNetwork: '',
});

export interface SearchPlace {
  /** The exact position; null if the person has not shared it. */
  position: GeoPoint | null;
  /** Number of the member's group; '' if unknown, null for a visitor. */
  group: string | null;
  /** Specialties ('' for any) for which the group's plans have a network; empty for a visitor. */
  planCare: readonly string[];
}

interface SearchShape extends SearchPlace {
  /** The typed zip code. If it is '', the search uses the position or, if there is no position, the provider's name. */
  zipCode: string;
}
export interface StoreSearch extends SearchShape {
  what: 'stores';
}
export interface ProviderSearch extends SearchShape {
  what: 'providers';
  specialty: string;
  name: string;
  radius: number;
  language: string;
  accessibility: string;
  isAccepting: boolean;
  /** Whether to search only in the network of the group's plan. */
  isPlanOnly: boolean;
}
export type FinderSearch = StoreSearch | ProviderSearch;

const ZIP_PROBLEMS = { missing: 'zipMissing', malformed: 'zipWrong' } as const;
export interface FinderError {
  field: 'zipCode' | 'name';
  problem: 'zipMissing' | 'zipWrong' | 'nameLong';
}

/** The errors, in form order. @param hasPosition whether the position is known; if so, the zip code is optional */
export function finderErrors(
  { zipCode, what, name }: Pick<FinderForm, 'zipCode' | 'what' | 'name'>,
  hasPosition: boolean,
): FinderError[] {
  const sentName = what === STORES ? '' : name.trim();
  const zipError = zipCodeError(zipCode, sentName === '' && !hasPosition);
  return [
    ...(zipError ? [{ field: 'zipCode', problem: ZIP_PROBLEMS[zipError] } as const] : []),
    ...(sentName.length > MAX_NAME_LENGTH ? [{ field: 'name', problem: 'nameLong' } as const] : []),
  ];
}

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  list.some((entry) => entry === text);

/** The search that a valid form requests. A typed zip code takes precedence over the position. */
export function toSearch(form: FinderForm, { position, group, planCare }: SearchPlace): FinderSearch {
  const zipCode = form.zipCode.trim();
  const where = { zipCode, position: zipCode === '' ? position : null, group, planCare };
  return form.what === STORES
    ? { what: 'stores', ...where }
    : {
        what: 'providers',
        ...where,
        specialty: form.what,
        name: form.name.trim(),
        radius: RADII_MILES.find((miles) => String(miles) === form.radius) ?? DEFAULT_RADIUS_MILES,
        language: form.language,
        accessibility: form.accessibility,
        isAccepting: form.accepting !== '',
        isPlanOnly: Boolean(group) && planCare.includes(form.what) && form.everyNetwork === '',
      };
}

export function formOf(search: FinderSearch): FinderForm {
  const { zipCode } = search;
  if (search.what === 'stores') return { ...emptyForm(zipCode), what: STORES };
  const { specialty, name, radius, language, accessibility, isAccepting, isPlanOnly } = search;
  const isPlanCare = search.group && search.planCare.includes(specialty);
  return {
    ...{ zipCode, what: specialty, name, language, accessibility },
    radius: radius === DEFAULT_RADIUS_MILES ? '' : String(radius),
    accepting: isAccepting ? 'on' : '',
    everyNetwork: isPlanCare && !isPlanOnly ? 'on' : '',
  };
}

export function storeQuery({ position, zipCode }: StoreSearch): StoreQuery {
  const radius = STORE_RADIUS_MILES;
  return position ? { ...roundedPosition(position), radius } : { zipCode, radius };
}

function whereOf({ position, zipCode, radius }: ProviderSearch) {
  if (position) return { ...roundedPosition(position), radius };
  return zipCode ? { zipCode, radius } : {};
}

/** @param pageNumber starts at 1 */
export function providerQuery(search: ProviderSearch, pageNumber: number, pageSize: number): ProviderQuery {
  const { specialty, name, language, accessibility, isAccepting, group, isPlanOnly } = search;
  return {
    ...whereOf(search),
    ...(isOneOf(SPECIALTIES, specialty) ? { specialty } : {}),
    ...(name ? { name } : {}),
    ...(language ? { language } : {}),
    ...(isOneOf(ACCESSIBILITY, accessibility) ? { accessibility } : {}),
    ...(isAccepting ? { acceptingNewPatients: true } : {}),
    ...(group ? { groupNumber: group } : {}),
    ...(isPlanOnly ? { planNetworkOnly: true } : {}),
    pageNumber,
    pageSize,
  };
}

/** Sorts stores by distance from the exact position, because the service knows only a rounded position. */
export const orderStores = (stores: readonly Store[], { position }: StoreSearch): readonly Store[] =>
  position
    ? nearestFirst(stores, position).map(({ miles, ...store }) => ({
        ...store,
        distance: miles ?? store.distance,
      }))
    : stores;

/** For care that the plan does not cover, removes the plan network and the copay, which the service sends anyway. */
export const ofPlanCare = (providers: readonly Provider[], planCare: readonly string[]): Provider[] =>
  providers.map((provider) =>
    planCare.includes(provider.specialty) ? provider : { ...provider, planNetwork: null, visitCopay: null },
  );

/**
 * Computes distances from the exact position. Does not sort by them, because these providers are only one page of the
 * list that the service has sorted.
 */
export const measureProviders = (
  providers: readonly Provider[],
  { position }: ProviderSearch,
): readonly Provider[] =>
  position
    ? providers.map((provider) => {
        const { latitude, longitude } = provider;
        if (latitude === null || longitude === null) return provider;
        return { ...provider, distance: toTenths(milesBetween(position, { latitude, longitude })) };
      })
    : providers;

export type Emptiness = 'unknownZip' | 'emptyStores' | 'emptyNamed' | 'empty';

/** Why a search found nothing. @param hasCenter whether the service knows the location of the search */
export function emptinessOf({ what, zipCode, position }: FinderSearch, hasCenter: boolean): Emptiness {
  if (zipCode !== '' && !hasCenter) return 'unknownZip';
  if (what === 'stores') return 'emptyStores';
  return zipCode === '' && !position ? 'emptyNamed' : 'empty';
}

/** The same search within the next larger distance; null if there is no larger distance or no location. */
export function widerSearch(search: FinderSearch): ProviderSearch | null {
  if (search.what === 'stores' || (search.zipCode === '' && !search.position)) return null;
  const radius = RADII_MILES.find((miles) => miles > search.radius);
  return radius === undefined ? null : { ...search, radius };
}

/** The same search in every network; null if the given search is not limited to the plan's network. */
export const everyNetworkSearch = (search: FinderSearch): ProviderSearch | null =>
  search.what === 'providers' && search.isPlanOnly ? { ...search, isPlanOnly: false } : null;
