import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  NETWORK_STATUSES,
  providerSearch,
  storeLocator,
  type ProviderQuery,
  type StoreQuery,
} from '../../../src/features/find-care/find-care.schema.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { STORES } from './stores.ts';
import { openSandbox } from '../sandbox.fixture.ts';

const { ask } = openSandbox();
const LOCATOR = '/cmcrst/x-services/storeLocator/list';
const SEARCH = '/rbsmbl/x-services/providerSearch/list';

describe('storeLocator', () => {
  const request = (payload: object) => ask('POST', LOCATOR, { baseMessage, payload });
  const stores = async (payload: StoreQuery) =>
    v.parse(storeLocator.response, await (await request(payload)).json());

  it('returns stores in order of distance from the given point', async () => {
    const { places, center } = await stores({ latitude: 46.81, longitude: -100.78 });
    expect(places[0]?.city).toBe('Bismarck');
    expect(center).toEqual({ latitude: 46.81, longitude: -100.78 });
    const distances = places.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect((await stores({ latitude: 40.44, longitude: -79.99 })).places[0]?.city).toBe('Pittsburgh');
  });

  it('returns only stores within the radius, by default 3,000 miles', async () => {
    expect((await stores({ latitude: 40, longitude: -98 })).places).toHaveLength(STORES.length);
    const { places } = await stores({ latitude: 40.44, longitude: -79.99, radius: 30 });
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(({ distance }) => distance <= 30)).toBe(true);
    expect((await stores({ latitude: -35, longitude: 149 })).places).toEqual([]);
  });

  it("searches around the zip code's town or its state's center, and finds nothing if the zip code is in no state", async () => {
    const near = await stores({ zipCode: '15222' });
    expect(near.places[0]?.city).toBe('Pittsburgh');
    expect(near.center).toEqual({ latitude: 40.44, longitude: -79.99 });
    expect((await stores({ zipCode: '97201' })).places[0]?.state).toBe('WA');
    expect(await stores({ zipCode: '09012' })).toEqual({ places: [], skipped: 0, center: null });
  });

  it('returns opening hours in the time zone of the store', async () => {
    const { places } = await stores({ zipCode: '85001' });
    expect(places[0]?.hours).toMatchObject({ timeZone: 'America/Phoenix' });
    expect(places.every(({ hours }) => hours !== null)).toBe(true);
  });

  it.each([
    { latitude: 91, longitude: 0 },
    { latitude: 'x', longitude: 0 },
    { latitude: 1 },
    { zipCode: '1522' },
    { latitude: 1, longitude: 1, radius: 3001 },
    {},
  ])('returns 400 for %o', async (wrong) => {
    expect((await request(wrong)).status).toBe(400);
  });
});

describe('10,000 places', () => {
  it('are found on the site of a brand with the switch MANY_PLACES on, but not on sites of other brands', async () => {
    const total = async (host: string) => {
      const found = await ask(
        'POST',
        SEARCH,
        { baseMessage, payload: { zipCode: '15222', radius: 3000 } },
        { Host: host },
      );
      return v.parse(providerSearch.response, await found.json()).total;
    };
    const few = await total('mincr.localhost');
    expect(few).toBeLessThan(500);
    await ask('POST', '/sandbox/switches', { brand: 'mincr', name: 'MANY_PLACES', value: 'Y' });
    expect(await total('mincr.localhost:4400')).toBe(10_000);
    expect(await total('namtn.localhost')).toBe(few);
    const stores = await ask(
      'POST',
      LOCATOR,
      { baseMessage, payload: { zipCode: '15222' } },
      { Host: 'mincr.localhost' },
    );
    expect(v.parse(storeLocator.response, await stores.json()).places).toHaveLength(10_000);
    await ask('POST', '/sandbox/switches', { brand: 'mincr', name: 'MANY_PLACES' });
    expect(await total('mincr.localhost')).toBe(few);
  });
});

describe('providerSearch', () => {
  const request = (payload: ProviderQuery) => ask('POST', SEARCH, { baseMessage, payload });
  const search = async (payload: ProviderQuery) =>
    v.parse(providerSearch.response, await (await request(payload)).json());

  it('returns pages that contain each provider once, nearest first', async () => {
    const all = await search({ zipCode: '15222', pageSize: 50 });
    expect(all.total).toBe(all.providers.length);
    const distances = all.providers.map(({ distance }) => distance ?? -1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const first = await search({ zipCode: '15222', pageSize: 6 });
    const second = await search({ zipCode: '15222', pageSize: 6, pageNumber: 2 });
    expect([...first.providers, ...second.providers]).toEqual(all.providers.slice(0, 12));
    expect((await search({ zipCode: '15222', pageNumber: 99 })).providers).toEqual([]);
  });

  it('applies the filters for specialty, new patients, language and name', async () => {
    const { providers, total } = await search({ specialty: 'DENTISTRY', pageSize: 50 });
    expect(total).toBeGreaterThan(3);
    expect(providers.every(({ specialty, distance }) => specialty === 'DENTISTRY' && distance === null)).toBe(
      true,
    );
    const open = await search({ acceptingNewPatients: true, language: 'es', pageSize: 50 });
    expect(open.total).toBeGreaterThan(0);
    expect(
      open.providers.every((provider) => provider.acceptingNewPatients && provider.languages.includes('es')),
    ).toBe(true);
    const named = await search({ name: 'WICKERBUSH' });
    expect(named.providers[0]?.practice).toBe('Wickerbush Health');
  });

  it('finds providers near a point, with the network status, hours and position of each', async () => {
    const { providers, center } = await search({ latitude: 40.44, longitude: -79.99, pageSize: 50 });
    expect(center).toEqual({ latitude: 40.44, longitude: -79.99 });
    expect(new Set(providers.map(({ network }) => network))).toEqual(new Set(NETWORK_STATUSES));
    expect(providers.every(({ hours, latitude }) => hours !== null && latitude !== null)).toBe(true);
    const urgent = await search({ zipCode: '15222', specialty: 'URGENT_CARE' });
    expect(urgent.providers[0]?.name).toBe('Pittsburgh Urgent Care');
  });

  it('finds providers by city, and returns an empty list for a location without providers', async () => {
    const fargo = await search({ city: 'fargo', radius: 10 });
    expect(fargo.providers.some(({ city }) => city === 'Fargo')).toBe(true);
    expect((await search({ city: 'Atlantis' })).total).toBe(0);
    expect((await search({ zipCode: '99501' })).total).toBe(0);
    expect((await search({ city: 'Washington', state: 'DC' })).providers[0]?.state).toBe('DC');
  });

  it.each([{ pageNumber: 0 }, { pageSize: 101 }, { zipCode: '1' }, { radius: 0 }])(
    'returns 400 for %o',
    async (wrong) => {
      expect((await request(wrong)).status).toBe(400);
    },
  );
});
