/** Stores and care providers near a location (spec 000 §7). */
import {
  providerSearch,
  STORE_RADIUS_MILES,
  storeLocator,
} from '../../../src/features/find-care/find-care.schema.ts';
import { milesBetween, toTenths, type GeoPoint } from '../../../src/lib/fields/distance.rules.ts';
import { createRouter, type SandboxContext, type SandboxServices } from '../context.ts';
import { ALL, changedSwitchesOf, switchBrand } from '../controls/switches.ts';
import { centerOfState } from '../data/state-centers.ts';
import { areaOf, ZIP_AREAS } from '../data/zip-areas.ts';
import { stateOfZip } from '../data/zip-states.ts';
import { serveCall, type RouteInput } from '../serve-call.ts';
import { CARE_PROVIDERS, manyProviders, type CareProvider } from './care-providers.ts';
import { manyStores, STORES } from './stores.ts';

type Query = RouteInput<typeof providerSearch>['payload'];

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

type Degrees = readonly [latitude: number, longitude: number];
const toPoint = (degrees: Degrees | undefined): GeoPoint | null =>
  degrees ? { latitude: degrees[0], longitude: degrees[1] } : null;

/** The middle of the zip code's area, or roughly that of its state; null if no state has it. */
const centerOfZip = (zipCode: string): GeoPoint | null =>
  toPoint(areaOf(zipCode)?.at ?? centerOfState(stateOfZip(zipCode) ?? ''));

/** Center of the given location; null if unknown, undefined if none is given. */
function centerOf({ latitude, longitude, zipCode, city, state }: Query): GeoPoint | null | undefined {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (zipCode !== undefined) return centerOfZip(zipCode);
  if (city === undefined) return undefined;
  const found = ZIP_AREAS.find(
    (area) => same(area.city, city) && (state === undefined || area.state === state),
  );
  return toPoint(found?.at);
}

/** Filters other than the location. */
const fits =
  ({ specialty, name, acceptingNewPatients, language, state }: Query) =>
  (provider: CareProvider): boolean =>
    (specialty === undefined || provider.specialty === specialty) &&
    (name === undefined ||
      `${provider.providerName} ${provider.practiceName}`.toLowerCase().includes(name.toLowerCase())) &&
    (acceptingNewPatients !== true || provider.acceptingNewPatients) &&
    (language === undefined || provider.languages.includes(language)) &&
    (state === undefined || provider.state === state);

/** Places within the radius with their distances, nearest first. */
const nearby = <P extends GeoPoint>(places: readonly P[], center: GeoPoint, radius: number) =>
  places
    .map((place) => ({ place, miles: milesBetween(center, place) }))
    .filter(({ miles }) => miles <= radius)
    .toSorted((one, other) => one.miles - other.miles)
    .map(({ place, miles }) => ({ ...place, distance: toTenths(miles) }));

/** Providers within the radius, nearest first; without a location all, by name. */
const inOrder = (found: readonly CareProvider[], center: GeoPoint | undefined, radius: number) =>
  center
    ? nearby(found, center, radius)
    : found.toSorted((one, other) => one.providerName.localeCompare(other.providerName));

/** The switch of the brand whose site sends the request. */
function hasManyPlaces({ state }: SandboxServices, c: SandboxContext): boolean {
  const [label = ''] = (c.req.header('Host') ?? '').split('.');
  const brand = switchBrand(label);
  const turned = [ALL, ...(brand === undefined ? [] : [brand])].map((key) => changedSwitchesOf(state, key));
  return Object.assign({}, ...turned)['MANY_PLACES'] === 'Y';
}

export function findCareRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, storeLocator, ({ c, payload: query }) => {
    const center = 'zipCode' in query ? centerOfZip(query.zipCode) : query;
    if (center === null) return { payload: { stores: [], center } };
    const { latitude, longitude } = center;
    const stores = hasManyPlaces(services, c) ? manyStores() : STORES;
    return {
      payload: {
        stores: nearby(stores, center, query.radius ?? STORE_RADIUS_MILES),
        center: { latitude, longitude },
      },
    };
  });

  serveCall(routes, services, providerSearch, ({ c, payload: query }) => {
    const center = centerOf(query);
    if (center === null) return { payload: { providers: [], totalCount: 0 } };
    const providers = hasManyPlaces(services, c) ? manyProviders() : CARE_PROVIDERS;
    const found = inOrder(providers.filter(fits(query)), center, query.radius);
    const first = (query.pageNumber - 1) * query.pageSize;
    return {
      payload: {
        providers: found
          .slice(first, first + query.pageSize)
          .map(({ languages, ...provider }) => ({ ...provider, languages: [...languages] })),
        totalCount: found.length,
        center: center ?? null,
      },
    };
  });

  return routes;
}
