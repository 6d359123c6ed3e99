import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { milesBetween } from '../../lib/fields/distance.rules.ts';
import {
  ACCESSIBILITY,
  providerSearch,
  SPECIALTIES,
  storeLocator,
  type Provider,
  type Store,
} from './find-care.schema.ts';
import {
  emptinessOf,
  emptyForm,
  everyNetworkSearch,
  finderErrors,
  formOf,
  measureProviders,
  orderStores,
  providerQuery,
  storeQuery,
  STORES,
  toSearch,
  widerSearch,
  type FinderForm,
} from './finder-search.rules.ts';

const HERE = { latitude: 40.441_23, longitude: -79.996_54 };
const SENT = { latitude: 40.44, longitude: -80 };
const NOWHERE = { position: null, group: null, planCare: [] };
const AT_POSITION = { position: HERE, group: null, planCare: [] };
const IN_GROUP = { position: null, group: '004211', planCare: ['', ...SPECIALTIES] };
const form = (changes: Partial<FinderForm> = {}): FinderForm => ({ ...emptyForm(''), ...changes });

describe('the initial search form', () => {
  it.each([
    ['15222', '15222'],
    ['', ''],
    ['15222-1234', ''],
  ])("for the known zip code %j has '%s' in the zip code field", (zipCode, shown) =>
    expect(emptyForm(zipCode).zipCode).toBe(shown),
  );
});

describe('the search form', () => {
  it.each<[string, Partial<FinderForm>, boolean, object]>([
    ['a zip code with spaces around it', { zipCode: ' 15222 ' }, false, {}],
    ['a name alone', { name: 'Stone' }, false, {}],
    ['a position alone', {}, true, {}],
    ['nothing', {}, false, { zipCode: 'zipMissing' }],
    ['spaces as name', { name: '  ' }, false, { zipCode: 'zipMissing' }],
    ['letters in the zip code', { zipCode: '1522O' }, false, { zipCode: 'zipWrong' }],
    ['a name of 64 letters', { name: 'x'.repeat(64) }, false, {}],
    [
      'a wrong zip code and a long name',
      { zipCode: '1', name: 'x'.repeat(65) },
      false,
      { zipCode: 'zipWrong', name: 'nameLong' },
    ],
    ['a store by name without a zip code', { what: STORES, name: 'Stone' }, false, { zipCode: 'zipMissing' }],
    ['a store at the position', { what: STORES }, true, {}],
    ['four digits with a position', { zipCode: '1522' }, true, { zipCode: 'zipWrong' }],
    ['a long name with a position', { name: 'x'.repeat(65) }, true, { name: 'nameLong' }],
    ['a name with an incomplete zip code', { zipCode: '15', name: 'Stone' }, false, { zipCode: 'zipWrong' }],
  ])('for %s (%j, position known: %s) has the errors %j', (_, changes, hasPosition, errors) =>
    expect(
      Object.fromEntries(
        finderErrors(form(changes), hasPosition).map(({ field, problem }) => [field, problem]),
      ),
    ).toEqual(errors),
  );
});

describe('the reason for an empty result', () => {
  it.each<[string, Partial<FinderForm>, boolean, string]>([
    ['an unknown zip code', { zipCode: '00000' }, false, 'unknownZip'],
    [
      'an unknown zip code when searching for stores',
      { zipCode: '34002', what: STORES },
      false,
      'unknownZip',
    ],
    ['no store nearby', { zipCode: '99501', what: STORES }, true, 'emptyStores'],
    ['no provider nearby', { zipCode: '99501' }, true, 'empty'],
    ['a name alone', { name: 'Stone' }, false, 'emptyNamed'],
  ])('for %s (%j, location known: %s) is %s', (_, changes, hasCenter, why) => {
    expect(emptinessOf(toSearch(form(changes), NOWHERE), hasCenter)).toBe(why);
  });

  it("is 'empty' if a search near the visitor's position finds nothing", () => {
    expect(emptinessOf(toSearch(form(), AT_POSITION), true)).toBe('empty');
  });
});

describe('the search request', () => {
  it('contains the typed zip code, or the rounded position if no zip code was typed', () => {
    const both = toSearch(form({ zipCode: '15222', what: STORES }), AT_POSITION);
    expect(both).toEqual({ what: 'stores', zipCode: '15222', ...NOWHERE });
    const stores = toSearch(form({ what: STORES }), AT_POSITION);
    if (stores.what !== 'stores') throw new Error('not a search for stores');
    expect(storeQuery(stores)).toEqual({ ...SENT, radius: 3000 });
    const providers = toSearch(form({ what: 'DENTISTRY' }), AT_POSITION);
    if (providers.what !== 'providers') throw new Error('not a search for providers');
    expect(providerQuery(providers, 2, 50)).toEqual({
      ...SENT,
      radius: 50,
      specialty: 'DENTISTRY',
      pageNumber: 2,
      pageSize: 50,
    });
  });

  it("contains every filter of the form, and a member's group", () => {
    const all = form({
      ...{ zipCode: '15222', what: 'DENTISTRY', name: ' Stone ', radius: '25', language: 'es' },
      ...{ accessibility: 'STEP_FREE', accepting: 'on' },
    });
    const search = toSearch(all, IN_GROUP);
    if (search.what !== 'providers') throw new Error('not a search for providers');
    expect(providerQuery(search, 2, 10)).toEqual({
      ...{ zipCode: '15222', radius: 25, specialty: 'DENTISTRY', name: 'Stone', language: 'es' },
      ...{ accessibility: 'STEP_FREE', acceptingNewPatients: true },
      ...{ groupNumber: '004211', planNetworkOnly: true, pageNumber: 2, pageSize: 10 },
    });
  });

  it.each([
    ['a member asks for every network', form({ everyNetwork: 'on' }), IN_GROUP, { groupNumber: '004211' }],
    ["a member's group is unknown", form(), { ...IN_GROUP, group: '' }, {}],
    [
      'the plan does not pay for the care',
      form(),
      { ...IN_GROUP, planCare: ['DENTISTRY'] },
      { groupNumber: '004211' },
    ],
    ['a visitor searches', form(), NOWHERE, {}],
  ])("is not limited to the plan's network if %s", (_, typed, where, sent) => {
    const search = toSearch({ ...typed, name: 'Stone' }, where);
    if (search.what !== 'providers') throw new Error('not a search for providers');
    expect(providerQuery(search, 1, 10)).toEqual({ name: 'Stone', pageNumber: 1, pageSize: 10, ...sent });
    expect(everyNetworkSearch(search)).toBeNull();
  });

  it('is valid if the form has no errors, and converts to a form and back without changes', () => {
    const flag = fc.constantFrom('', 'on');
    const anyForm = fc.record({
      zipCode: fc.oneof(fc.constantFrom('', '15222', '55401'), fc.string({ maxLength: 8 })),
      what: fc.oneof(fc.constantFrom('', STORES, ...SPECIALTIES), fc.string()),
      name: fc.string({ maxLength: 80 }).map((name) => name.trim()),
      radius: fc.constantFrom('', '5', '250'),
      language: fc.constantFrom('', 'es', 'hmn'),
      accessibility: fc.constantFrom('', ...ACCESSIBILITY),
      ...{ accepting: flag, everyNetwork: flag },
    });
    const anyPlace = fc.record({
      position: fc.option(fc.constant(HERE)),
      group: fc.constantFrom(null, '', '004211'),
      planCare: fc.constantFrom([], ['DENTISTRY'], ['', ...SPECIALTIES]),
    });
    fc.assert(
      fc.property(anyForm, anyPlace, (typed, where) => {
        fc.pre(finderErrors(typed, where.position !== null).length === 0);
        const search = toSearch(typed, where);
        const isValid =
          search.what === 'stores'
            ? v.safeParse(storeLocator.payload, storeQuery(search)).success
            : v.safeParse(providerSearch.payload, providerQuery(search, 1, 10)).success;
        expect(isValid).toBe(true);
        expect(toSearch(formOf(search), where)).toEqual(search);
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

describe('the distances of results', () => {
  it('are measured from the exact position, which also determines the order of stores', () => {
    const stores = [store('far', 40.5, 4.1), store('near', 40.442, 4.2)];
    const search = { what: 'stores', zipCode: '', ...AT_POSITION } as const;
    expect(orderStores(stores, search).map(({ id, distance }) => [id, distance])).toEqual([
      ['near', 0.1],
      ['far', 4.1],
    ]);
    expect(orderStores(stores, { what: 'stores', zipCode: '15222', ...NOWHERE })).toEqual(stores);
  });

  it("do not change the service's order of providers, even if a provider has no coordinates", () => {
    const provider = (id: string, latitude: number | null, distance: number): Provider => ({
      ...place,
      id,
      latitude,
      longitude: HERE.longitude,
      distance,
      specialty: 'DENTISTRY',
      practice: '',
      network: 'UNKNOWN',
      ...{ planNetwork: null, visitCopay: null, billingProviderIds: [], accessibility: [] },
      acceptingNewPatients: true,
      languages: [],
    });
    const given = [provider('one', 40.5, 3), provider('two', null, 3.5)];
    const search = toSearch(form(), AT_POSITION);
    if (search.what !== 'providers') throw new Error('not a search for providers');
    const miles = milesBetween(HERE, { latitude: 40.5, longitude: HERE.longitude });
    const measured = measureProviders(given, search);
    expect(measured.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(measured[0]?.distance).toBeCloseTo(miles, 1);
    expect(measured[1]?.distance).toBe(3.5);
  });
});

describe('the next larger distance', () => {
  it('is offered up to 250 miles, but only for a provider search with a location', () => {
    const first = widerSearch(toSearch(form({ zipCode: '15222' }), NOWHERE));
    expect(first?.radius).toBe(100);
    const second = first && widerSearch(first);
    expect(second?.radius).toBe(250);
    expect(second && widerSearch(second)).toBe(null);
    expect(widerSearch(toSearch(form({ name: 'Stone' }), NOWHERE))).toBe(null);
    expect(widerSearch(toSearch(form({ zipCode: '15222', what: STORES }), NOWHERE))).toBe(null);
  });
});
