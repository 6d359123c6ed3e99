/** Every prefix of a zip code has brands, or is left out on purpose. */
import { describe, expect, it } from 'vitest';
import { codes } from '../../../src/brand/brand-groups.fixture.ts';
import { STATES } from '../../../src/brand/schema/states.ts';
import { stateOfZip, zipUse } from '../../../src/brand/zip-state.rules.ts';
import { allBrands, brandOf } from '../brand-records.ts';
import { brandsAround, brandsOfState, UNSERVED_STATES } from './zip-states.ts';
import { ZIP_AREAS } from './zip-areas.ts';

const PREFIXES = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));

describe('the state of a zip code', () => {
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
  ])('%s: %s', (zipCode, state) => {
    expect(stateOfZip(zipCode)).toBe(state);
  });

  it('is that of its area, where there is one', () => {
    for (const { prefix, state } of ZIP_AREAS) expect([prefix, stateOfZip(prefix)]).toEqual([prefix, state]);
  });

  it('is a state of the brand records, for every state but those without a prefix of their own', () => {
    const found = new Set(PREFIXES.flatMap((prefix) => stateOfZip(prefix) ?? []));
    const known: readonly string[] = STATES;
    expect([...found].filter((state) => !known.includes(state))).toEqual([]);
    expect(known.filter((state) => !found.has(state))).toEqual(['AS', 'MP']);
  });
});

describe('the brands of a state', () => {
  it('are none only where that is intended', () => {
    const served = PREFIXES.map(stateOfZip).filter((state) => state !== null);
    const without = [...new Set(served)].filter((state) => brandsOfState(state).length === 0);
    expect(without.toSorted()).toEqual(UNSERVED_STATES.toSorted());
  });

  it('are brands, of that state if they are of one state alone', () => {
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

describe('the brands of a zip code without an area', () => {
  it.each([
    ['15501', ['hmbcbs', 'dirpa']],
    ['16901', ['nepa', 'dirpa']],
    ['19503', ['pbs', 'dirpa']],
    ['18901', ['ibccr', 'ibcah', 'dirpa']],
    ['58801', ['ndbcbs', 'dirnd']],
    ['99501', []],
    ['09012', []],
  ])('%s: %j', (zipCode, codes) => {
    expect(brandsAround(zipCode)).toEqual(codes);
  });

  it('are a regional plan and one more in all of Pennsylvania, and in each area one of them is the same', () => {
    const inState = PREFIXES.filter((prefix) => stateOfZip(prefix) === 'PA');
    expect(inState.filter((prefix) => brandsAround(prefix).length < 2)).toEqual([]);
    for (const { prefix, state, brands } of ZIP_AREAS)
      if (state === 'PA') expect(brandsAround(prefix).some((code) => brands[0] === code)).toBe(true);
  });
});

describe('each of the 1,000 prefixes', () => {
  const answerOf = (prefix: string) => {
    const use = zipUse(prefix);
    if (use !== 'state') return use;
    const state = stateOfZip(prefix) ?? '';
    return UNSERVED_STATES.includes(state) ? 'unserved' : 'served';
  };

  it('has brands exactly where it is in use, in a state that is served', () => {
    const wrong = PREFIXES.filter(
      (prefix) => brandsAround(prefix).length > 0 !== (answerOf(prefix) === 'served'),
    );
    expect(wrong).toEqual([]);
  });

  it('is military, not in use, or unserved only where that is listed', () => {
    const counts = Object.groupBy(PREFIXES, answerOf);
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

describe('the page of brands by state (decision 140)', () => {
  const table = new Map(Object.entries(brandOf('mincr')?.brandsByState ?? {}));

  it('lists every brand of the specification, and only brands', () => {
    const listed = new Set([...table.values()].flat());
    expect(codes.filter((code) => !listed.has(code))).toEqual([]);
    expect([...listed].filter((code) => !allBrands().has(code))).toEqual([]);
  });

  it('lists a brand for the state of every zip code that leads to it', () => {
    const led = [
      ...PREFIXES.map((prefix) => ({ state: stateOfZip(prefix), brands: brandsAround(prefix) })),
      ...ZIP_AREAS,
    ];
    const missing = led.flatMap(({ state, brands }) =>
      brands.flatMap((code) => (table.get(state ?? '')?.includes(code) ? [] : [`${state} ${code}`])),
    );
    expect(missing).toEqual([]);
  });
});
