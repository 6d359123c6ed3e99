import * as v from 'valibot';
import { defineCall, type PayloadOf, type ReplyOf } from '../../lib/call.schema.ts';
import { count, flag, optionalText, text } from '../../lib/wire.schema.ts';

/** A number in a query string. */
const numberBetween = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/** Search radius of the store locator (spec 000 §9). */
export const STORE_RADIUS_MILES = 3000;

const address = {
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
    ...address,
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
 * Stores around a point, nearest first (spec 000 §7, §9: radius 3000 miles). Decimal degrees; great-circle miles,
 * to one decimal. Chosen here: path, a smaller radius in the query, the response.
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

/** Codes of the service. */
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
    ...address,
    acceptingNewPatients: flag,
    /** Codes of the languages call: `es`. */
    languages: v.array(text),
    /** Missing for a search without a zip code or city. */
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
 * One page of providers, nearest first; by name without a zip code or city (spec 000 §7 'provider search'). Miles
 * from the center of the zip code area or city, to one decimal. Chosen here: path, payload, response; name is part
 * of the provider's or practice's name; radius in miles, 50 by default; pages from 1, size 10 by default, at most
 * 50; languages are codes such as `es`.
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
