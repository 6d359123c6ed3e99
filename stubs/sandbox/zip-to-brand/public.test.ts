import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { chatAvailability } from '../../../src/features/chat/chat.schema.ts';
import { brandByZip, countyList } from '../../../src/features/zip-to-brand/zip-to-brand.schema.ts';
import {
  publicAppConfig,
  secureAppConfig,
  serverInfo,
} from '../../../src/session/services/app-config.schema.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { allBrands } from '../brand-records.ts';
import { ZIP_AREAS } from '../data/zip-areas.ts';
import { zipCounties } from '../data/zip-counties.ts';
import { brandsOfZip } from '../data/zip-states.ts';
import { NOON, openSandbox } from '../sandbox.fixture.ts';
import { CONFIG_KIND } from '../controls/switches.ts';

const { ask, clock, services, signIn } = openSandbox();
const get = async <S extends v.GenericSchema>(response: S, path: string, headers = {}) =>
  v.parse(response, await (await ask('GET', path, undefined, headers)).json());
const statusOf = async (path: string) => (await ask('GET', path)).status;

const BRAND_INFO = '/rbsmbl/x-services/zipToBrand/getBrandInfo';

describe('zipToBrand/getBrandInfo', () => {
  const brands = async (zipCode: string) =>
    (await get(brandByZip.response, `${BRAND_INFO}?zipCode=${zipCode}`)).map(({ code }) => code);

  it('returns every brand that serves the zip code: one, several or none', async () => {
    expect(await brands('43215')).toEqual(['diroh']);
    expect(await brands('56560')).toEqual(['mincr', 'ndbcbs', 'dirmn']);
    expect(await brands('99501')).toEqual([]);
  });

  it('returns the brands of the state for a zip code without an area', async () => {
    expect(await brands('58801')).toEqual(['ndbcbs', 'dirnd']);
    expect(await brands('32301')).toEqual(['nase']);
    expect(await brands('09012')).toEqual([]);
  });

  it('returns name, domain, phone, hours and store from the brand record', async () => {
    const [first] = await get(brandByZip.response, `${BRAND_INFO}?zipCode=55401`);
    const { storeID, customerServicePhoneNumber, hours } = allBrands().get('mincr') ?? {};
    expect(first).toMatchObject({
      domain: 'northstar.example',
      name: 'North Star Health Plan',
      states: ['MN'],
      storeId: storeID,
      phone: customerServicePhoneNumber,
      hours: { days: hours?.days, opens: hours?.opens, closes: hours?.closes, timeZone: hours?.timeZone },
    });
  });

  it('returns the markets in which the brand sells plans', async () => {
    const [regional, senior, direct] = await get(brandByZip.response, `${BRAND_INFO}?zipCode=19104`);
    expect(regional?.markets).toEqual(['under-65', 'medicare', 'employers']);
    expect([senior?.markets, direct?.markets]).toEqual([['medicare'], ['under-65']]);
  });

  it.each([
    [undefined, []],
    [null, []],
    ['U65', []],
    [['MED', 'PETS'], ['medicare']],
  ])('has a response schema that reads only the known markets from %j', async (markets, read) => {
    const { payload } = await (await ask('GET', `${BRAND_INFO}?zipCode=43215`)).json();
    const brandInfo = payload.brandInfo.map((brand: object) => ({ ...brand, markets }));
    expect(v.parse(brandByZip.response, { payload: { brandInfo } }).map((brand) => brand.markets)).toEqual([
      read,
    ]);
  });

  it('needs no rule for brands that sell plans only to employers, because there are none', () => {
    const sellers = [...allBrands().values()].filter(({ sellsPlans }) => sellsPlans);
    const onlyToEmployers = sellers.filter(({ markets }) => markets.every((sold) => sold === 'employers'));
    expect(onlyToEmployers.map(({ code }) => code)).toEqual([]);
  });

  it.each(['', '1522', '152222', '15a22'])("returns 400 for '%s'", async (zipCode) => {
    expect(await statusOf(`${BRAND_INFO}?zipCode=${zipCode}`)).toBe(400);
  });

  it('uses zip code areas that have different prefixes and at least one brand each', () => {
    for (const { prefix } of ZIP_AREAS) expect(brandsOfZip(`${prefix}01`).size, prefix).toBeGreaterThan(0);
    expect(new Set(ZIP_AREAS.map(({ prefix }) => prefix)).size).toBe(ZIP_AREAS.length);
  });
});

describe('zipCode/countyList', () => {
  const counties = async (payload: { zipCode: string; segment?: string }) => {
    const response = await ask('POST', '/cmcrst/x-services/zipCode/countyList', { baseMessage, payload });
    return v.parse(countyList.response, await response.json()).counties.map(({ name }) => name);
  };

  it('returns one county, or all counties if the zip code overlaps several', async () => {
    expect(await counties({ zipCode: '15222' })).toEqual(['Allegheny']);
    expect(await counties({ zipCode: '55401' })).toEqual(['Hennepin']);
    expect(await counties({ zipCode: '55044' })).toEqual(['Dakota', 'Scott']);
    expect(await counties({ zipCode: '55421' })).toEqual(['Anoka', 'Hennepin', 'Ramsey']);
    expect(await counties({ zipCode: '99501' })).toEqual([]);
  });

  const listOf = async (zipCode: string) => {
    const response = await ask('POST', '/cmcrst/x-services/zipCode/countyList', {
      baseMessage,
      payload: { zipCode },
    });
    return v.parse(countyList.response, await response.json());
  };

  it.each([
    ['19103', 'Philadelphia', ['Philadelphia COUNTY']],
    ['70112', 'New Orleans', ['Orleans PARISH']],
    ['23220', 'Richmond', ['Richmond CITY']],
    ['20001', 'Washington', ['District of Columbia DISTRICT']],
    ['06103', 'Hartford', ['Hartford COUNTY']],
    ['83414', '', ['Teton COUNTY']],
  ])('returns for %s the city "%s" and the counties %j', async (zipCode, city, expected) => {
    const list = await listOf(zipCode);
    expect([list.city, list.isStateWide]).toEqual([city, false]);
    expect(list.counties.map(({ name, kind }) => `${name} ${kind}`)).toEqual(expected);
  });

  it('returns all counties of the state and sets isStateWide if sources disagree on the zip code', async () => {
    const list = await listOf('15270');
    expect([list.isStateWide, list.counties.length, list.states]).toEqual([true, 67, ['PA']]);
  });

  it('has counties for exactly 38,750 zip codes, each of which has a brand', () => {
    const zipCodes = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'));
    const counted = zipCodes.filter((zipCode) => zipCounties(zipCode));
    expect(counted).toHaveLength(38_750);
    expect(counted.filter((zipCode) => brandsOfZip(zipCode).size === 0)).toEqual([]);
    const sizes = counted.map((zipCode) => zipCounties(zipCode)?.length ?? 0);
    expect(Math.max(...sizes)).toBe(6);
  });

  it('returns the states of a zip code, even if the zip code has no counties', async () => {
    const states = async (zipCode: string) => {
      const response = await ask('POST', '/cmcrst/x-services/zipCode/countyList', {
        baseMessage,
        payload: { zipCode },
      });
      return v.parse(countyList.response, await response.json()).states;
    };
    expect(await states('59221')).toEqual(['MT', 'ND']);
    expect(await states('09012')).toEqual(['AE']);
    expect(await states('00000')).toEqual([]);
  });

  it('leaves out counties without plans for the requested market segment', async () => {
    expect(await counties({ zipCode: '15310' })).toEqual(['Greene']);
    expect(await counties({ zipCode: '15310', segment: 'MED' })).toEqual([]);
  });
});

describe('appConfig', () => {
  const config = (list: string) => `/cmcrst/x-services/appConfig/${list}`;

  it("merges the switches of ALL into a brand's public list, but not into its secure list", async () => {
    const headers = await signIn('maria');
    const progress = async (brand: string) =>
      (await get(secureAppConfig.response, config(`secure/list/member/${brand}`), headers)).planProgress;
    // A brand's list contains only its own switches; the list of ALL has a value for every switch.
    expect(await progress('ALL')).toEqual({ suppressed: false, dropdown: false });
    expect(await progress('ndbcbs')).toEqual({ suppressed: null, dropdown: true });
    expect(await progress('wybcbs')).toEqual({ suppressed: null, dropdown: true });
    expect(await progress('nanat')).toEqual({ suppressed: true, dropdown: null });
    expect(await progress('mincr')).toEqual({ suppressed: null, dropdown: null });
    const showToAll = async () =>
      (await get(secureAppConfig.response, config('secure/list/member/ALL'), headers)).claimsAndSpending
        .showToAll;
    expect(await showToAll()).toBe(false);
    services.state.set('', CONFIG_KIND, 'ALL', { CLAIMS_AND_SPENDING_SHOW_TO_ALL: 'Y', MAINTENANCE: 'Y' });
    expect(await showToAll()).toBe(true);
    const open = await get(publicAppConfig.response, config('public/list/member/mincr'));
    expect([open.maintenance, open.claimsAndSpending.showToAll]).toEqual([true, false]);
    services.state.remove('', CONFIG_KIND, 'ALL');
  });

  it('returns 401 for the secure list without a session, and 404 for unknown lists', async () => {
    expect(await statusOf(config('secure/list/member/ALL'))).toBe(401);
    expect(await statusOf(config('public/list/member/unknown'))).toBe(404);
    expect(await statusOf(config('public/list/garden/mincr'))).toBe(404);
  });
});

describe('chat/availability', () => {
  it.each([
    ['is open on Thursday at noon', 0, true],
    ['is open on Thursday at 5:59 p.m.', 5 * 60 + 59, true],
    ['is closed on Thursday at 6 p.m.', 6 * 60, false],
    ['is closed on Saturday at noon', 48 * 60, false],
    ['is closed on Monday at 7:59 a.m.', 4 * 1440 - 241, false],
    ['is open on Monday at 8 a.m.', 4 * 1440 - 240, true],
  ])('says that the chat %s', async (_, minutes, available) => {
    clock.now = NOON + minutes * 60_000;
    const found = await get(
      chatAvailability.response,
      '/sxesvc/x-services/chat/availability?code=PBS&entryPoint=A',
    );
    expect(found.available).toBe(available);
    expect(found.nextOpen === '').toBe(available);
    const { now } = await get(serverInfo.response, '/rbsmbl/x-services/public/helperUtil');
    expect(now).toBe(clock.now);
    clock.now = NOON;
  });

  it('returns the time at which the chat opens next', async () => {
    clock.now = NOON + 48 * 3_600_000;
    const path = '/sxesvc/x-services/chat/availability?code=PBS&entryPoint=A';
    expect((await get(chatAvailability.response, path)).nextOpen).toBe('2026-11-16T13:00:00.000Z');
    clock.now = NOON;
  });

  it.each([
    ['code=NONE&entryPoint=A', 404],
    ['code=PBS&entryPoint=B', 404],
    ['code=PBS&entryPoint=Z', 400],
  ])('for the query %s returns %i', async (query, status) => {
    expect(await statusOf(`/sxesvc/x-services/chat/availability?${query}`)).toBe(status);
  });
});
