/** The calls that find stores and care providers near a location (spec 000 §7). */
import {
  providerSearch,
  STORE_RADIUS_MILES,
  storeLocator,
} from '../../../src/features/find-care/find-care.schema.ts';
import { milesBetween, toTenths, type GeoPoint } from '../../../src/lib/fields/distance.rules.ts';
import { memberOf } from '../../people/member-of.ts';
import { createRouter, type SandboxContext, type SandboxServices } from '../context.ts';
import { ALL, changedSwitchesOf, switchBrand } from '../controls/switches.ts';
import { areaOf, ZIP_AREAS } from '../data/zip-areas.ts';
import { stateOfZip } from '../data/zip-states.ts';
import { callerOf } from '../http/caller.middleware.ts';
import { refuse } from '../http/requests.ts';
import { serveCall, type RouteInput } from '../serve-call.ts';
import { CARE_PROVIDERS, manyProviders, type CareProvider } from './care-providers.ts';
import { inPlan } from './plan-network.ts';
import { manyStores, STORES } from './stores.ts';

/** The approximate center of a state. Used for zip codes that are not in an area of `zip-areas.ts`. */
type Center = readonly [latitude: number, longitude: number];

// prettier-ignore
const CENTERS: Readonly<Record<string, Center>> = {
  AK: [64, -152], AL: [32.8, -86.8], AR: [34.8, -92.4], AZ: [34.3, -111.7], CA: [37.2, -119.4], CO: [39, -105.5],
  CT: [41.6, -72.7], DC: [38.9, -77], DE: [39, -75.5], FL: [28.6, -82.4], GA: [32.6, -83.4], GU: [13.4, 144.8],
  HI: [20.3, -156.4], IA: [42.1, -93.5], ID: [44.4, -114.6], IL: [40, -89.2], IN: [39.9, -86.3], KS: [38.5, -98.4],
  KY: [37.5, -85.3], LA: [31.1, -92], MA: [42.3, -71.8], MD: [39, -76.8], ME: [45.4, -69.2], MI: [44.3, -85.4],
  MN: [46.3, -94.3], MO: [38.4, -92.5], MS: [32.7, -89.7], MT: [47, -109.6], NC: [35.6, -79.4], ND: [47.4, -100.5],
  NE: [41.5, -99.8], NH: [43.7, -71.6], NJ: [40.2, -74.7], NM: [34.4, -106.1], NV: [39.3, -116.6], NY: [42.9, -75.5],
  OH: [40.3, -82.8], OK: [35.6, -97.5], OR: [43.9, -120.6], PA: [40.9, -77.8], PR: [18.2, -66.4], RI: [41.7, -71.6],
  SC: [33.9, -80.9], SD: [44.4, -100.2], TN: [35.9, -86.4], TX: [31.5, -99.3], UT: [39.3, -111.7], VA: [37.5, -78.9],
  VI: [18.3, -64.9], VT: [44.1, -72.7], WA: [47.4, -120.4], WI: [44.6, -89.9], WV: [38.6, -80.6], WY: [43, -107.6],
};

/** The center of a state in decimal degrees; undefined if the code is unknown. */
const centerOfState = (state: string): Center | undefined => CENTERS[state];

type Query = RouteInput<typeof providerSearch>['payload'];

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

type Degrees = readonly [latitude: number, longitude: number];
const toPoint = (degrees: Degrees | undefined): GeoPoint | null =>
  degrees ? { latitude: degrees[0], longitude: degrees[1] } : null;

/** The town of the zip code's area, or otherwise the center of its state; null if the zip code is in no state. */
const centerOfZip = (zipCode: string): GeoPoint | null =>
  toPoint(areaOf(zipCode)?.at ?? centerOfState(stateOfZip(zipCode) ?? ''));

/** The center of a query's location; null if the location is unknown, undefined if the query has no location. */
function centerOf({ latitude, longitude, zipCode, city, state }: Query): GeoPoint | null | undefined {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (zipCode !== undefined) return centerOfZip(zipCode);
  if (city === undefined) return undefined;
  const area = ZIP_AREAS.find(
    (area) => same(area.city, city) && (state === undefined || area.state === state),
  );
  return toPoint(area?.at);
}

/** Whether a provider matches all filters of a query except the location. */
const fits =
  ({
    specialty,
    name,
    acceptingNewPatients,
    language,
    accessibility,
    state,
    groupNumber,
    planNetworkOnly,
  }: Query) =>
  (provider: CareProvider): boolean =>
    (planNetworkOnly !== true || inPlan(provider, groupNumber).planNetworkStatus === 'IN_NETWORK') &&
    (accessibility === undefined || provider.accessibility.includes(accessibility)) &&
    (specialty === undefined || provider.specialty === specialty) &&
    (name === undefined ||
      `${provider.providerName} ${provider.practiceName}`.toLowerCase().includes(name.toLowerCase())) &&
    (acceptingNewPatients !== true || provider.acceptingNewPatients) &&
    (language === undefined || provider.languages.includes(language)) &&
    (state === undefined || provider.state === state);

/** Adds distances to places, and returns those within the radius, nearest first. */
const nearby = <P extends GeoPoint>(places: readonly P[], center: GeoPoint, radius: number) =>
  places
    .map((place) => ({ place, miles: milesBetween(center, place) }))
    .filter(({ miles }) => miles <= radius)
    .toSorted((a, b) => a.miles - b.miles)
    .map(({ place, miles }) => ({ ...place, distance: toTenths(miles) }));

/** Providers within the radius, nearest first. Without a location, all providers sorted by name. */
const inOrder = (matches: readonly CareProvider[], center: GeoPoint | undefined, radius: number) =>
  center
    ? nearby(matches, center, radius)
    : matches.toSorted((a, b) => a.providerName.localeCompare(b.providerName));

/** Whether the switch MANY_PLACES is on for the brand whose site sends the request. */
function hasManyPlaces({ state }: SandboxServices, c: SandboxContext): boolean {
  const [label = ''] = (c.req.header('Host') ?? '').split('.');
  const brand = switchBrand(label);
  const turned = [ALL, ...(brand === undefined ? [] : [brand])].map((key) => changedSwitchesOf(state, key));
  return Object.assign({}, ...turned)['MANY_PLACES'] === 'Y';
}

/** Whether a group belongs to the caller's family. */
function isOwnGroup(services: SandboxServices, c: SandboxContext, groupNumber: string): boolean {
  const caller = callerOf(services, c);
  const member = caller instanceof Response ? undefined : memberOf(caller.person);
  return Boolean(
    member?.family.clients.some(({ groups }) => groups.some(({ number }) => number === groupNumber)),
  );
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
    const { groupNumber } = query;
    if (groupNumber !== undefined && !isOwnGroup(services, c, groupNumber))
      return refuse(403, 'NOT-OWN-GROUP');
    const center = centerOf(query);
    if (center === null) return { payload: { providers: [], totalCount: 0 } };
    const providers = hasManyPlaces(services, c) ? manyProviders() : CARE_PROVIDERS;
    const matches = inOrder(providers.filter(fits(query)), center, query.radius);
    const first = (query.pageNumber - 1) * query.pageSize;
    return {
      payload: {
        providers: matches.slice(first, first + query.pageSize).map((provider) => ({
          ...provider,
          ...inPlan(provider, groupNumber),
          languages: [...provider.languages],
          accessibility: [...provider.accessibility],
          billingProviderIds: groupNumber === undefined ? [] : [...provider.billingProviderIds],
        })),
        totalCount: matches.length,
        center: center ?? null,
      },
    };
  });

  return routes;
}
