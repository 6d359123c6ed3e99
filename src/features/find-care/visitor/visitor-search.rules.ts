/** A visitor's search for stores or providers, by zip code, position or name (spec 000 §7, §9). Pure. */
import { milesBetween, toTenths, type GeoPoint } from '../../../lib/fields/distance.rules.ts';
import { finderErrors, isSpecialty, type FinderError } from '../find-care.rules.ts';
import {
  STORE_RADIUS_MILES,
  type Provider,
  type ProviderQuery,
  type Store,
  type StoreQuery,
} from '../find-care.schema.ts';
import { roundedPosition } from '../location.rules.ts';
import { nearestFirst } from '../places.rules.ts';

/** The choice that asks for the brand's stores instead of a provider's specialty. */
export const STORES = 'STORES';

/** As typed or chosen; '' if empty. */
export interface VisitorForm {
  zipCode: string;
  /** A specialty, '' for any, or `STORES`. */
  what: string;
  name: string;
}

interface SearchShape {
  /** The typed zip code, or the exact position; at least a provider's name without both. */
  zipCode: string;
  position: GeoPoint | null;
}
export interface StoreSearch extends SearchShape {
  what: 'stores';
}
export interface ProviderSearch extends SearchShape {
  what: 'providers';
  specialty: string;
  name: string;
  radius: number;
}
export type VisitorSearch = StoreSearch | ProviderSearch;

/** The first distance, and the wider ones that an empty result offers. */
const RADII_MILES = [50, 100, 250] as const;

/** @param hasPosition the visitor has given a position, which an empty zip code stands for */
export function visitorErrors(form: VisitorForm, hasPosition: boolean): FinderError[] {
  if (hasPosition && form.zipCode.trim() === '') return finderErrors({ zipCode: '', name: form.name || '-' });
  return finderErrors({ zipCode: form.zipCode, name: form.what === STORES ? '' : form.name });
}

/** The search of a form without errors. A typed zip code wins over the position. */
export function toSearch(form: VisitorForm, position: GeoPoint | null): VisitorSearch {
  const zipCode = form.zipCode.trim();
  const where = { zipCode, position: zipCode === '' ? position : null };
  return form.what === STORES
    ? { what: 'stores', ...where }
    : {
        what: 'providers',
        ...where,
        specialty: form.what,
        name: form.name.trim(),
        radius: RADII_MILES[0],
      };
}

export function storeQuery({ position, zipCode }: StoreSearch): StoreQuery {
  const radius = STORE_RADIUS_MILES;
  return position ? { ...roundedPosition(position), radius } : { zipCode, radius };
}

/** @param pageNumber from 1 */
export function providerQuery(search: ProviderSearch, pageNumber: number, pageSize: number): ProviderQuery {
  const { position, zipCode, specialty, name, radius } = search;
  return {
    ...(position ? { ...roundedPosition(position), radius } : zipCode ? { zipCode, radius } : {}),
    ...(isSpecialty(specialty) ? { specialty } : {}),
    ...(name ? { name } : {}),
    pageNumber,
    pageSize,
  };
}

/** Stores by their distance from the exact position: the service knows the rounded one alone. */
export const orderStores = (stores: readonly Store[], { position }: StoreSearch): readonly Store[] =>
  position
    ? nearestFirst(stores, position).map(({ miles, ...store }) => ({
        ...store,
        distance: miles ?? store.distance,
      }))
    : stores;

/** Providers with their distance from the exact position, in the service's order, which goes on with the next page. */
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

/** Why a search found nothing. @param hasCenter the service knows where it searched */
export function emptinessOf({ what, zipCode, position }: VisitorSearch, hasCenter: boolean): Emptiness {
  if (zipCode !== '' && !hasCenter) return 'unknownZip';
  if (what === 'stores') return 'emptyStores';
  return zipCode === '' && !position ? 'emptyNamed' : 'empty';
}

/** The same search within the next larger distance; null if there is none, or without a location. */
export function widerSearch(search: VisitorSearch): ProviderSearch | null {
  if (search.what === 'stores' || (search.zipCode === '' && !search.position)) return null;
  const radius = RADII_MILES.find((miles) => miles > search.radius);
  return radius === undefined ? null : { ...search, radius };
}
