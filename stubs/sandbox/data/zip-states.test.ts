/** Tests the states and brands of zip codes, and the status of each three-digit prefix: served, unserved, military or not in use. */
import { describe, expect, it } from 'vitest';
import { codes } from '../../../src/brand/brand-groups.fixture.ts';
import { texts as stateNames } from '../../../src/lib/text/state-names.text.ts';
import { allBrands, brandOf } from '../brand-records.ts';
import { brandsOfState, brandsOfZip, stateOfZip, statesOfZip, UNSERVED_STATES } from './zip-states.ts';
import { ZIP_AREAS } from './zip-areas.ts';
import { zipCounties } from './zip-counties.ts';

const PREFIXES = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));

const brandsAround = (zipCode: string): string[] => [...brandsOfZip(zipCode).keys()];

describe('statesOfZip', () => {
  it.each([
    ['42223', ['KY', 'TN']],
    ['84536', ['UT', 'AZ']],
    ['97635', ['OR', 'CA']],
    ['59221', ['MT', 'ND']],
    ['86044', ['AZ', 'UT']],
    ['45275', ['KY']],
    ['83414', ['WY']],
    ['06390', ['NY']],
    ['06389', ['CT']],
    ['73960', ['TX']],
    ['87654', ['NM']],
    ['20588', ['MD']],
    ['20598', ['VA']],
    ['09012', ['AE']],
    ['34002', ['AA']],
    ['96201', ['AP']],
    ['00901', ['PR']],
    ['96799', ['AS']],
    ['96950', ['MP']],
    ['96940', ['PW']],
    ['96941', ['FM']],
    ['96970', ['MH']],
    ['00000', []],
    ['21301', []],
    ['09901', []],
    ['99950', ['AK']],
    ['99999', []],
  ])('for %s returns %j', (zipCode, states) => {
    expect(statesOfZip(zipCode)).toEqual(states);
  });

  it('for a zip code in several states, returns exactly the states of its counties', () => {
    for (const zipCode of ['42223', '84536', '97635', '59221', '86044'])
      expect(new Set(zipCounties(zipCode)?.map(({ state }) => state))).toEqual(new Set(statesOfZip(zipCode)));
  });
});

describe('stateOfZip', () => {
  it.each([
    ['15222', 'PA'],
    ['00501', 'NY'],
    ['19801', 'DE'],
    ['26501', 'WV'],
    ['20001', 'DC'],
    ['20101', 'VA'],
    ['55101', 'MN'],
    ['58102', 'ND'],
    ['82001', 'WY'],
    ['88501', 'TX'],
    ['99501', 'AK'],
    ['09012', null],
    ['34001', null],
    ['96201', null],
  ])('for %s returns %s', (zipCode, state) => {
    expect(stateOfZip(zipCode)).toBe(state);
  });

  it('for each zip code prefix in ZIP_AREAS, returns the state of that area', () => {
    for (const { prefix, state } of ZIP_AREAS) expect([prefix, stateOfZip(prefix)]).toEqual([prefix, state]);
  });

  it('returns each known state except AS and MP for some zip code, and never an unknown state', () => {
    const states = new Set(PREFIXES.flatMap((prefix) => stateOfZip(prefix) ?? []));
    const codes = Object.keys(stateNames);
    expect([...states].filter((state) => !codes.includes(state))).toEqual([]);
    expect(codes.filter((state) => !states.has(state))).toEqual(['AS', 'MP']);
  });
});

describe('brandsOfState', () => {
  it('returns no brands for states in UNSERVED_STATES, and at least one brand for every other state', () => {
    const served = PREFIXES.map(stateOfZip).filter((state) => state !== null);
    const without = [...new Set(served)].filter((state) => brandsOfState(state).length === 0);
    expect(without.toSorted()).toEqual(UNSERVED_STATES.toSorted());
  });

  it('returns only existing brands, and no regional brands of other states', () => {
    const brands = allBrands();
    for (const state of new Set(PREFIXES.map(stateOfZip))) {
      const codes = state === null ? [] : brandsOfState(state);
      expect(codes.filter((code) => !brands.has(code))).toEqual([]);
      const regional = codes
        .flatMap((code) => brands.get(code) ?? [])
        .filter(({ signIn }) => signIn.flow !== 'token');
      expect(regional.filter(({ brandState }) => brandState !== state)).toEqual([]);
    }
  });
});

describe('brandsOfZip', () => {
  it.each([
    ['56560', { mincr: ['MN'], ndbcbs: ['MN'], dirmn: ['MN'] }],
    ['59221', { namtn: ['MT'], ndbcbs: ['ND'], dirnd: ['ND'] }],
    ['42223', { nase: ['KY', 'TN'] }],
    ['83414', { wybcbs: ['WY'], dirwy: ['WY'] }],
    ['06390', { dirny: ['NY'] }],
    ['45275', { nase: ['KY'] }],
  ])(
    'for %s returns the brands, each with the states in which it serves the zip code: %j',
    (zipCode, served) => {
      expect(Object.fromEntries(brandsOfZip(zipCode))).toEqual(served);
    },
  );
});

describe('brandsOfZip, whether or not the zip code has an area', () => {
  it.each([
    ['15501', ['hmbcbs', 'dirpa', 'bl']],
    ['16901', ['nepa', 'dirpa', 'ccs', 'pp']],
    ['19503', ['pbs', 'dirpa', 'default', 'shop']],
    ['18901', ['ibccr', 'ibcah', 'dirpa']],
    ['58801', ['ndbcbs', 'dirnd']],
    ['99501', []],
    ['09012', []],
  ])('returns for %s the brands %j', (zipCode, codes) => {
    expect(brandsAround(zipCode)).toEqual(codes);
  });

  it('returns each brand for some zip code prefix, so that no brand is unreachable', () => {
    const reached = new Set(PREFIXES.flatMap(brandsAround));
    expect(codes.filter((code) => !reached.has(code))).toEqual([]);
  });

  it('returns at least two brands for each Pennsylvania prefix, including the regional brand for prefixes with areas', () => {
    const inState = PREFIXES.filter((prefix) => stateOfZip(prefix) === 'PA');
    expect(inState.filter((prefix) => brandsAround(prefix).length < 2)).toEqual([]);
    for (const { prefix, state, plans } of ZIP_AREAS)
      if (state === 'PA') expect(brandsAround(prefix)).toContain(plans?.[0]);
  });
});

describe('each of the 1,000 zip code prefixes', () => {
  const responseOf = (prefix: string) => {
    if (statesOfZip(prefix).length === 0) return 'none';
    const state = stateOfZip(prefix);
    if (state === null) return 'military';
    return UNSERVED_STATES.includes(state) ? 'unserved' : 'served';
  };

  it('has brands if and only if it is in use and in a state that brands serve', () => {
    const wrong = PREFIXES.filter(
      (prefix) => brandsAround(prefix).length > 0 !== (responseOf(prefix) === 'served'),
    );
    expect(wrong).toEqual([]);
  });

  it('has a known status: 15 are military, 69 are not in use, and 12 are in states that no brand serves', () => {
    const counts = Object.groupBy(PREFIXES, responseOf);
    expect(counts.military).toEqual([
      ...['090', '091', '092', '093', '094', '095', '096', '097', '098'],
      ...['340', '962', '963', '964', '965', '966'],
    ]);
    expect(counts.none).toHaveLength(69);
    expect(counts.unserved).toEqual([
      ...['006', '007', '008', '009', '967', '968', '969'],
      ...['995', '996', '997', '998', '999'],
    ]);
    expect(counts.served).toHaveLength(1000 - 69 - 15 - 12);
  });
});

describe('the table of brands by state', () => {
  const table = new Map(Object.entries(brandOf('mincr')?.brandsByState ?? {}));

  it('contains every brand of the specification, and only existing brands', () => {
    const listed = new Set([...table.values()].flat());
    expect(codes.filter((code) => !listed.has(code))).toEqual([]);
    expect([...listed].filter((code) => !allBrands().has(code))).toEqual([]);
  });
});
