import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  providerSearch,
  storeLocator,
  type ProviderQuery,
} from '../../../src/features/find-care/find-care.schema.ts';
import { baseMessage } from '../../../src/lib/base-message.ts';
import { milesBetween } from './distance.ts';
import { STORES } from './stores.ts';
import { openSandbox } from '../sandbox.fixture.ts';

const { ask } = openSandbox();
const LOCATOR = '/cmcrst/x-services/storeLocator/list';

describe('milesBetween', () => {
  it.each([
    ['a quarter of the equator', [0, 0], [0, 90], 6218.5],
    ['pole to pole', [90, 0], [-90, 0], 12_436.9],
    ['one place', [40.44, -79.99], [40.44, -79.99], 0],
    ['across the date line', [0, 179.5], [0, -179.5], 69.1],
  ] as const)('%s', (_, one, other, miles) => {
    expect(milesBetween(one, other)).toBeCloseTo(miles, 0);
    expect(milesBetween(other, one)).toBeCloseTo(miles, 0);
  });
});

describe('storeLocator', () => {
  const stores = async (query: string) =>
    v.parse(storeLocator.reply, await (await ask('GET', `${LOCATOR}?${query}`)).json());

  it('has the nearest first, measured from the given point', async () => {
    const [nearest, ...others] = await stores('latitude=46.81&longitude=-100.78');
    expect(nearest?.city).toBe('Bismarck');
    const distances = others.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect((await stores('latitude=40.44&longitude=-79.99'))[0]?.city).toBe('Pittsburgh');
  });

  it('has all within 3000 miles, fewer within a radius, none far away', async () => {
    expect(await stores('latitude=40&longitude=-98')).toHaveLength(STORES.length);
    const near = await stores('latitude=40.44&longitude=-79.99&radius=30');
    expect(near.length).toBeGreaterThan(0);
    expect(near.every(({ distance }) => distance <= 30)).toBe(true);
    expect(await stores('latitude=-35&longitude=149')).toEqual([]);
  });

  it.each([
    'latitude=91&longitude=0',
    'latitude=x&longitude=0',
    'latitude=1',
    'latitude=1&longitude=1&radius=3001',
  ])('400 for %s', async (query) => {
    expect((await ask('GET', `${LOCATOR}?${query}`)).status).toBe(400);
  });
});

describe('providerSearch', () => {
  const request = (payload: ProviderQuery) =>
    ask('POST', '/rbsmbl/x-services/providerSearch/list', { baseMessage, payload });
  const search = async (payload: ProviderQuery) =>
    v.parse(providerSearch.reply, await (await request(payload)).json());

  it('pages contain each provider once, nearest first', async () => {
    const all = await search({ zipCode: '15222', pageSize: 50 });
    expect(all.total).toBe(all.providers.length);
    const distances = all.providers.map(({ distance }) => distance ?? -1);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    const first = await search({ zipCode: '15222', pageSize: 6 });
    const second = await search({ zipCode: '15222', pageSize: 6, pageNumber: 2 });
    expect([...first.providers, ...second.providers]).toEqual(all.providers.slice(0, 12));
    expect((await search({ zipCode: '15222', pageNumber: 99 })).providers).toEqual([]);
  });

  it('applies the filters', async () => {
    const { providers, total } = await search({ specialty: 'DENTISTRY', pageSize: 50 });
    expect(total).toBeGreaterThan(3);
    expect(providers.every(({ specialty, distance }) => specialty === 'DENTISTRY' && distance === null)).toBe(
      true,
    );
    const open = await search({ acceptingNewPatients: true, language: 'es', pageSize: 50 });
    expect(open.total).toBeGreaterThan(0);
    expect(open.providers.every((one) => one.acceptingNewPatients && one.languages.includes('es'))).toBe(
      true,
    );
    const named = await search({ name: 'WICKERBUSH' });
    expect(named.providers[0]?.practice).toBe('Wickerbush Health');
  });

  it('finds by city, and nothing for a location without providers', async () => {
    const fargo = await search({ city: 'fargo', radius: 10 });
    expect(fargo.providers.some(({ city }) => city === 'Fargo')).toBe(true);
    expect((await search({ city: 'Atlantis' })).total).toBe(0);
    expect((await search({ zipCode: '99501' })).total).toBe(0);
    expect((await search({ city: 'Washington', state: 'DC' })).providers[0]?.state).toBe('DC');
  });

  it.each([{ pageNumber: 0 }, { pageSize: 51 }, { zipCode: '1' }, { radius: 0 }])(
    '400 for %o',
    async (wrong) => {
      expect((await request(wrong)).status).toBe(400);
    },
  );
});
