import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { milesBetween } from '../../../lib/fields/distance.rules.ts';
import { providerSearch, SPECIALTIES, storeLocator, type Provider, type Store } from '../find-care.schema.ts';
import {
  emptinessOf,
  measureProviders,
  orderStores,
  providerQuery,
  storeQuery,
  STORES,
  toSearch,
  visitorErrors,
  widerSearch,
  type VisitorForm,
} from './visitor-search.rules.ts';

const HERE = { latitude: 40.441_23, longitude: -79.996_54 };
const SENT = { latitude: 40.44, longitude: -80 };
const form = (changes: Partial<VisitorForm> = {}): VisitorForm => ({
  zipCode: '',
  what: '',
  name: '',
  ...changes,
});

describe('the errors of the form', () => {
  it.each<[string, Partial<VisitorForm>, boolean, object]>([
    ['a zip code', { zipCode: ' 15222 ' }, false, {}],
    ['a name alone', { name: 'Stone' }, false, {}],
    ['a position alone', {}, true, {}],
    ['nothing', {}, false, { zipCode: 'zipMissing' }],
    ['a store by name', { what: STORES, name: 'Stone' }, false, { zipCode: 'zipMissing' }],
    ['a store at the position', { what: STORES }, true, {}],
    ['four digits with a position', { zipCode: '1522' }, true, { zipCode: 'zipWrong' }],
    ['a long name with a position', { name: 'x'.repeat(65) }, true, { name: 'nameLong' }],
    ['a name with a half zip code', { zipCode: '15', name: 'Stone' }, false, { zipCode: 'zipWrong' }],
  ])('%s', (_, changes, hasPosition, errors) =>
    expect(
      Object.fromEntries(
        visitorErrors(form(changes), hasPosition).map(({ field, problem }) => [field, problem]),
      ),
    ).toEqual(errors),
  );
});

describe('why a search found nothing', () => {
  it.each<[string, Partial<VisitorForm>, boolean, string]>([
    ['a zip code that the service does not know', { zipCode: '00000' }, false, 'unknownZip'],
    ['one of no place, for stores', { zipCode: '34002', what: STORES }, false, 'unknownZip'],
    ['no store near', { zipCode: '99501', what: STORES }, true, 'emptyStores'],
    ['no provider near', { zipCode: '99501' }, true, 'empty'],
    ['a name alone', { name: 'Stone' }, false, 'emptyNamed'],
  ])('%s', (_, changes, hasCenter, why) => {
    expect(emptinessOf(toSearch(form(changes), null), hasCenter)).toBe(why);
  });

  it('is near a position', () => {
    expect(emptinessOf(toSearch(form(), HERE), true)).toBe('empty');
  });
});

describe('the request', () => {
  it('has the zip code rather than the position, and never the exact position', () => {
    const both = toSearch(form({ zipCode: '15222', what: STORES }), HERE);
    expect(both).toEqual({ what: 'stores', zipCode: '15222', position: null });
    const stores = toSearch(form({ what: STORES }), HERE);
    if (stores.what !== 'stores') throw new Error('not a search for stores');
    expect(storeQuery(stores)).toEqual({ ...SENT, radius: 3000 });
    const providers = toSearch(form({ what: 'DENTISTRY' }), HERE);
    if (providers.what !== 'providers') throw new Error('not a search for providers');
    expect(providerQuery(providers, 2, 50)).toEqual({
      ...SENT,
      radius: 50,
      specialty: 'DENTISTRY',
      pageNumber: 2,
      pageSize: 50,
    });
  });

  it('is valid for every form without errors', () => {
    const anyForm = fc.record({
      zipCode: fc.oneof(fc.constantFrom('', '15222', ' 55401'), fc.string({ maxLength: 8 })),
      what: fc.oneof(fc.constantFrom('', STORES, ...SPECIALTIES), fc.string()),
      name: fc.string({ maxLength: 80 }),
    });
    fc.assert(
      fc.property(anyForm, fc.option(fc.constant(HERE)), (one, position) => {
        fc.pre(visitorErrors(one, position !== null).length === 0);
        const search = toSearch(one, position);
        const isValid =
          search.what === 'stores'
            ? v.safeParse(storeLocator.payload, storeQuery(search)).success
            : v.safeParse(providerSearch.payload, providerQuery(search, 1, 10)).success;
        expect(isValid).toBe(true);
      }),
    );
  });
});

const place = {
  name: 'A',
  street: '1 Elm Crossing',
  city: 'Pittsburgh',
  state: 'PA',
  zipCode: '15222',
  phone: '',
  hours: null,
};
const store = (id: string, latitude: number, distance: number): Store => ({
  ...place,
  id,
  latitude,
  longitude: HERE.longitude,
  distance,
});

describe('distances', () => {
  it('are from the exact position, so that the nearest store is first', () => {
    const stores = [store('far', 40.5, 4.1), store('near', 40.442, 4.2)];
    const search = { what: 'stores', zipCode: '', position: HERE } as const;
    expect(orderStores(stores, search).map(({ id, distance }) => [id, distance])).toEqual([
      ['near', 0.1],
      ['far', 4.1],
    ]);
    expect(orderStores(stores, { what: 'stores', zipCode: '15222', position: null })).toEqual(stores);
  });

  it('of providers keep the order of the service, and that of one without a point', () => {
    const provider = (id: string, latitude: number | null, distance: number): Provider => ({
      ...place,
      id,
      latitude,
      longitude: HERE.longitude,
      distance,
      specialty: 'DENTISTRY',
      practice: '',
      network: 'UNKNOWN',
      acceptingNewPatients: true,
      languages: [],
    });
    const given = [provider('one', 40.5, 3), provider('two', null, 3.5)];
    const search = toSearch(form(), HERE);
    if (search.what !== 'providers') throw new Error('not a search for providers');
    const miles = milesBetween(HERE, { latitude: 40.5, longitude: HERE.longitude });
    const measured = measureProviders(given, search);
    expect(measured.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(measured[0]?.distance).toBeCloseTo(miles, 1);
    expect(measured[1]?.distance).toBe(3.5);
  });
});

describe('the next larger distance', () => {
  it('goes from 50 to 250 miles, with a location and for providers only', () => {
    const first = widerSearch(toSearch(form({ zipCode: '15222' }), null));
    expect(first?.radius).toBe(100);
    const second = first && widerSearch(first);
    expect(second?.radius).toBe(250);
    expect(second && widerSearch(second)).toBe(null);
    expect(widerSearch(toSearch(form({ name: 'Stone' }), null))).toBe(null);
    expect(widerSearch(toSearch(form({ zipCode: '15222', what: STORES }), null))).toBe(null);
  });
});
