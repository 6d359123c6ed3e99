import * as v from 'valibot';
import { defineCall, type PayloadOf, type ResponseOf } from '../../lib/http/call.schema.ts';
import { lenientList } from '../../lib/http/lenient-list.schema.ts';
import { count, flag, optionalMoney, optionalText, text } from '../../lib/http/wire.schema.ts';
import { placeHours } from './places/place-hours.schema.ts';

/** Search radius of the store locator (spec 000 §9). */
export const STORE_RADIUS_MILES = 3000;
const LAST_LATITUDE = 90;
const LAST_LONGITUDE = 180;

const degreesTo = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const latitude = degreesTo(LAST_LATITUDE);
const longitude = degreesTo(LAST_LONGITUDE);
const zipCode = v.pipe(v.string(), v.regex(/^\d{5}$/));
const miles = v.pipe(v.number(), v.minValue(0));
const radius = v.pipe(v.number(), v.minValue(1), v.maxValue(STORE_RADIUS_MILES));
/** The point from which distances are measured; missing if the service does not know the zip code. */
const center = v.fallback(v.nullish(v.object({ latitude, longitude }), null), null);

const address = {
  street: text,
  city: text,
  state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  zipCode,
  phoneNumber: optionalText,
  hours: placeHours,
};

const store = v.pipe(
  v.object({ storeId: text, storeName: text, ...address, latitude, longitude, distance: miles }),
  v.transform(({ storeId, storeName, phoneNumber, ...wire }) => ({
    ...wire,
    id: storeId,
    name: storeName,
    phone: phoneNumber,
  })),
);

/**
 * Lists stores around a point or the center of a zip code area, nearest first (spec 000 §7, §9: radius 3000 miles).
 * Positions are decimal degrees; distances are great-circle miles, to one decimal. Not in the spec: path, POST (a URL
 * must not contain a visitor's position), zip code, a smaller radius, the response. Opening hours are periods of
 * weekdays (1 = Monday) and times in the store's time zone.
 */
export const storeLocator = defineCall({
  method: 'post',
  path: '/cmcrst/x-services/storeLocator/list',
  access: 'public',
  payload: v.union([
    v.object({ latitude, longitude, radius: v.optional(radius, STORE_RADIUS_MILES) }),
    v.object({ zipCode, radius: v.optional(radius, STORE_RADIUS_MILES) }),
  ]),
  response: v.pipe(
    v.object({ payload: v.object({ stores: lenientList('store', store), center }) }),
    v.transform(({ payload }) => ({
      places: payload.stores.items,
      skipped: payload.stores.skipped,
      center: payload.center,
    })),
  ),
  read: true,
  progress: true,
});
export type StoreQuery = PayloadOf<typeof storeLocator>;
export type Store = ResponseOf<typeof storeLocator>['places'][number];

export const SPECIALTIES = [
  'FAMILY_MEDICINE',
  'INTERNAL_MEDICINE',
  'PEDIATRICS',
  'OBSTETRICS_GYNECOLOGY',
  'CARDIOLOGY',
  'DERMATOLOGY',
  'ORTHOPEDICS',
  'BEHAVIORAL_HEALTH',
  'DENTISTRY',
  'OPTOMETRY',
  'URGENT_CARE',
] as const;

/** A missing or unlisted code counts as UNKNOWN, so that the portal promises no cost. */
export const NETWORK_STATUSES = ['IN_NETWORK', 'OUT_OF_NETWORK', 'UNKNOWN'] as const;
export type NetworkStatus = (typeof NETWORK_STATUSES)[number];
const networkStatus = v.fallback(v.optional(v.picklist(NETWORK_STATUSES), 'UNKNOWN'), 'UNKNOWN');

/** The service's codes for what an office offers to people with a disability. */
export const ACCESSIBILITY = ['STEP_FREE', 'LOW_EXAM_TABLE', 'SIGN_LANGUAGE'] as const;
type Accessibility = (typeof ACCESSIBILITY)[number];
const isAccessibility = (code: string): code is Accessibility => ACCESSIBILITY.some((kind) => kind === code);

const provider = v.pipe(
  v.object({
    providerId: text,
    providerName: text,
    specialty: v.picklist(SPECIALTIES),
    practiceName: optionalText,
    ...address,
    networkStatus,
    /** Network status for the plan of the group in the request; missing if the request has no group. */
    planNetworkStatus: v.fallback(v.nullish(v.picklist(NETWORK_STATUSES), null), null),
    /**
     * What a usual visit costs the member under the plan of the group in the request, in dollars; missing if the cost
     * depends on the care.
     */
    visitCopay: v.fallback(optionalMoney, null),
    /** `billingProviderId` values of this provider's claims. */
    billingProviderIds: v.fallback(v.optional(v.array(text), []), []),
    /** Missing if the service has no information. Codes that are not in ACCESSIBILITY are dropped below. */
    accessibility: v.fallback(v.optional(v.array(text), []), []),
    acceptingNewPatients: flag,
    /** Codes from the languages call, such as `es`. */
    languages: v.array(text),
    /** Missing for some providers, which are then in the list but not on the map. */
    latitude: v.fallback(v.nullish(latitude, null), null),
    longitude: v.fallback(v.nullish(longitude, null), null),
    /** In miles; missing for a search without a location. */
    distance: v.nullish(miles, null),
  }),
  v.transform(({ providerId, providerName, practiceName, phoneNumber, ...wire }) => {
    const { networkStatus: network, planNetworkStatus: planNetwork, accessibility, ...rest } = wire;
    return {
      ...rest,
      id: providerId,
      name: providerName,
      practice: practiceName,
      phone: phoneNumber,
      network,
      planNetwork,
      accessibility: accessibility.filter(isAccessibility),
    };
  }),
);

/**
 * One page of providers, nearest first, or by name for a search without a location (spec 000 §7 'provider search').
 * Distances are in miles to one decimal, from the point, or from the center of the zip code area or city. Not in the
 * spec: path, payload, response; name is part of the provider's or practice's name; radius in miles, 50 by default;
 * pages start at 1 and have 10 providers by default, at most 100; languages are codes such as `es`; networkStatus
 * refers to the brand's widest network, of which a plan may use only a part. A member may send the number of their
 * group: then planNetworkStatus refers to that group's plan, planNetworkOnly leaves out providers outside its
 * network, and visitCopay is in dollars. 403 for another member's group.
 */
export const providerSearch = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/providerSearch/list',
  access: 'public',
  payload: v.object({
    specialty: v.optional(v.picklist(SPECIALTIES)),
    zipCode: v.optional(zipCode),
    /** Replaces the zip code. Used only together with the longitude. */
    latitude: v.optional(latitude),
    longitude: v.optional(longitude),
    city: v.optional(text),
    state: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    name: v.optional(v.pipe(text, v.maxLength(64))),
    acceptingNewPatients: v.optional(v.boolean()),
    language: v.optional(text),
    accessibility: v.optional(v.picklist(ACCESSIBILITY)),
    groupNumber: v.optional(text),
    planNetworkOnly: v.optional(v.boolean()),
    radius: v.optional(radius, 50),
    pageNumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 10),
  }),
  response: v.pipe(
    v.object({
      payload: v.object({ providers: lenientList('provider', provider), totalCount: count, center }),
    }),
    v.transform(({ payload }) => ({
      providers: payload.providers.items,
      skipped: payload.providers.skipped,
      total: payload.totalCount,
      center: payload.center,
    })),
  ),
  read: true,
  progress: true,
});
export type ProviderQuery = PayloadOf<typeof providerSearch>;
export type Provider = ResponseOf<typeof providerSearch>['providers'][number];
