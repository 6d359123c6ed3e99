/** Providers and stores near somebody (spec 000 §7 'provider search', 'storelocator by latitude and longitude'). */
import * as v from 'valibot';
import { defineCall, type PayloadOf, type ReplyOf } from '../../lib/call.schema.ts';
import { count, flag, optionalText, text } from '../../lib/wire.schema.ts';

/** A number written as a text in a query. */
const numberBetween = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/** How far the store locator looks, in miles (spec 000 §9). */
export const STORE_RADIUS_MILES = 3000;

const place = {
  street: text,
  city: text,
  state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  zipCode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  phoneNumber: optionalText,
};
const miles = v.pipe(v.number(), v.minValue(0));

const store = v.pipe(
  v.object({
    storeId: text,
    storeName: text,
    ...place,
    hours: optionalText,
    latitude: v.number(),
    longitude: v.number(),
    distance: miles,
  }),
  v.transform(({ storeId, storeName, phoneNumber, ...wire }) => ({
    ...wire,
    id: storeId,
    name: storeName,
    phone: phoneNumber,
  })),
);

/**
 * Stores around a point, the nearest first (spec 000 §7, §9: radius 3000 miles). Latitude and longitude are
 * decimal degrees; distances are miles along the earth's surface, to one decimal. Chosen here: path, a
 * smaller radius in the query, and the answer's form: `payload.stores`.
 */
export const storeLocator = defineCall({
  method: 'get',
  path: '/cmcrst/x-services/storeLocator/list',
  access: 'public',
  query: v.object({
    latitude: numberBetween(-90, 90),
    longitude: numberBetween(-180, 180),
    radius: v.optional(numberBetween(1, STORE_RADIUS_MILES)),
  }),
  reply: v.pipe(
    v.object({ payload: v.object({ stores: v.array(store) }) }),
    v.transform(({ payload }) => payload.stores),
  ),
  cached: true,
});

/** Specialties that can be asked for, as the service writes them. */
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
] as const;

const provider = v.pipe(
  v.object({
    providerId: text,
    providerName: text,
    specialty: v.picklist(SPECIALTIES),
    practiceName: optionalText,
    ...place,
    acceptingNewPatients: flag,
    /** Codes as of the languages call: `es`. */
    languages: v.array(text),
    /** Missing where nobody asked for a place. */
    distance: v.nullish(miles, null),
  }),
  v.transform(({ providerId, providerName, practiceName, phoneNumber, ...wire }) => ({
    ...wire,
    id: providerId,
    name: providerName,
    practice: practiceName,
    phone: phoneNumber,
  })),
);

/**
 * One page of the providers that fit, the nearest first; by name where no place is asked for (spec 000 §7
 * 'provider search'). Distances are miles from the middle of the zip code's area or of the city, to one
 * decimal. Chosen here: path, payload and answer. specialty is one of SPECIALTIES; name is part of the provider's or
 * practice's name; radius is in miles, 50 unless told; pages count from 1 and hold 10 unless told, 50 at
 * most; languages are codes such as `es`.
 */
export const providerSearch = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/providerSearch/list',
  access: 'public',
  payload: v.object({
    specialty: v.optional(v.picklist(SPECIALTIES)),
    zipCode: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/))),
    city: v.optional(text),
    state: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    name: v.optional(v.pipe(text, v.maxLength(64))),
    acceptingNewPatients: v.optional(v.boolean()),
    language: v.optional(text),
    radius: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(STORE_RADIUS_MILES)), 50),
    pageNumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 10),
  }),
  reply: v.pipe(
    v.object({ payload: v.object({ providers: v.array(provider), totalCount: count }) }),
    v.transform(({ payload }) => ({ providers: payload.providers, total: payload.totalCount })),
  ),
  read: true,
  progress: true,
});
export type ProviderQuery = PayloadOf<typeof providerSearch>;
export type Provider = ReplyOf<typeof providerSearch>['providers'][number];
