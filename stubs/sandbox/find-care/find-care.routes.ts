/** Stores and care providers near a location (spec 000 §7). */
import {
  providerSearch,
  STORE_RADIUS_MILES,
  storeLocator,
} from '../../../src/features/find-care/find-care.schema.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { CARE_PROVIDERS, type CareProvider } from './care-providers.ts';
import { milesBetween, shownMiles, type Point } from './distance.ts';
import { STORES } from './stores.ts';
import { areaOf, ZIP_AREAS } from '../data/zip-areas.ts';
import { serveCall, type RouteInput } from '../serve-call.ts';

type Query = RouteInput<typeof providerSearch>['payload'];

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Center of the given location; null if unknown, undefined if none is given. */
function centerOf({ zipCode, city, state }: Query): Point | null | undefined {
  if (zipCode !== undefined) return areaOf(zipCode)?.at ?? null;
  if (city === undefined) return undefined;
  const found = ZIP_AREAS.find(
    (area) => same(area.city, city) && (state === undefined || area.state === state),
  );
  return found?.at ?? null;
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

/** Entries within the radius, nearest first; without a location all, by name. */
function inOrder(found: readonly CareProvider[], center: Point | undefined, radius: number) {
  if (!center)
    return found
      .toSorted((one, other) => one.providerName.localeCompare(other.providerName))
      .map((provider) => ({ provider, miles: undefined }));
  return found
    .map((provider) => ({ provider, miles: milesBetween(center, provider.at) }))
    .filter(({ miles }) => miles <= radius)
    .toSorted((one, other) => one.miles - other.miles);
}

export function findCareRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, storeLocator, ({ query }) => {
    const { latitude, longitude, radius = STORE_RADIUS_MILES } = query;
    const stores = STORES.map((store) => ({ store, miles: milesBetween([latitude, longitude], store.at) }))
      .filter(({ miles }) => miles <= radius)
      .toSorted((one, other) => one.miles - other.miles)
      .map(({ store: { at, ...store }, miles }) => ({
        ...store,
        latitude: at[0],
        longitude: at[1],
        distance: shownMiles(miles),
      }));
    return { payload: { stores } };
  });

  serveCall(routes, services, providerSearch, ({ payload: query }) => {
    const center = centerOf(query);
    if (center === null) return { payload: { providers: [], totalCount: 0 } };
    const found = inOrder(CARE_PROVIDERS.filter(fits(query)), center, query.radius);
    const first = (query.pageNumber - 1) * query.pageSize;
    return {
      payload: {
        providers: found
          .slice(first, first + query.pageSize)
          .map(({ provider: { at: _at, languages, ...provider }, miles }) => ({
            ...provider,
            languages: [...languages],
            ...(miles === undefined ? {} : { distance: shownMiles(miles) }),
          })),
        totalCount: found.length,
      },
    };
  });

  return routes;
}
