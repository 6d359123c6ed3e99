import { describe, expect, it } from 'vitest';
import type { Agency } from '../../session/user/user-info.schema.ts';
import { agencyOptions, findAgencies, isSearched } from './agency-search.rules.ts';

const WOODS = ['Alder', 'Birch', 'Cedar', 'Elm', 'Oak'];
const TOWNS = ['Bay', 'Bluff', 'Mill', 'Ridge'];

const AGENCIES: readonly Agency[] = Array.from({ length: 500 }, (_, at) => ({
  agencyId: String(60_001 + at),
  agencyName: `${WOODS[at % 5] ?? ''} ${TOWNS[Math.floor(at / 5) % 4] ?? ''} ${at < 20 ? 'Group' : 'Agency'}`,
  region: ['MN', 'ND', 'WY', 'PA'][at % 4] ?? '',
  entitlements: [],
}));

const find = (term: string, region = 'ND', agency = '') => findAgencies(AGENCIES, { term, region, agency });

describe('the agency search', () => {
  it("lists the region's agencies, with the chosen agency first, when the search term is empty", () => {
    expect(find('', 'ND', '60006')).toMatchObject({
      total: 125,
      agencies: { length: 8, 0: { agencyId: '60006' } },
    });
    expect(find('').agencies.every(({ region }) => region === 'ND')).toBe(true);
  });

  it.each([
    ['60500', ['60500']],
    ['alder ba gr', ['60001']],
    ['group BAY alder', ['60001']],
    ['  oak  mill g', ['60015']],
    ['zzz', []],
  ])('for the term %j finds the agencies %j, in any region', (term, expected) => {
    expect(find(term).agencies.map(({ agencyId }) => agencyId)).toEqual(expected);
  });

  it('counts the agencies that it finds but does not show', () => {
    expect(find('oak')).toMatchObject({ total: 100, agencies: { length: 8 } });
  });

  it('always includes the chosen agency in the options, even if it does not match the search term', () => {
    const ids = (term: string) =>
      agencyOptions(AGENCIES, find(term), '60006').map(({ agencyId }) => agencyId);
    expect(ids('zzz')).toEqual(['60006']);
    expect(ids('60500')).toEqual(['60006', '60500']);
    expect(ids('60006')).toEqual(['60006']);
  });

  it('replaces the plain list only if there are more than 12 agencies', () => {
    expect(isSearched(AGENCIES)).toBe(true);
    expect(isSearched(AGENCIES.slice(0, 12))).toBe(false);
  });
});
