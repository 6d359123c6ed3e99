import { describe, expect, it } from 'vitest';
import { chosenCounty, countyQuestion, type County } from './county-question.rules.ts';

const county = (fips: string, name: string, changes: Partial<County> = {}): County => ({
  fips,
  name,
  state: 'MN',
  segments: ['under-65', 'medicare'],
  ...changes,
});
const CLAY = county('27027', 'Clay');
const WILKIN = county('27167', 'Wilkin', { segments: ['medicare'] });
const CASS = county('38017', 'Cass', { state: 'ND' });

describe('the question for the county (000 §7)', () => {
  it('is not asked where there is none, or one', () => {
    expect(countyQuestion([], null)).toEqual({ kind: 'none' });
    expect(countyQuestion([CLAY, CLAY], null)).toEqual({ kind: 'known', county: CLAY });
  });

  it('lists several by name, with their states if these differ', () => {
    expect(countyQuestion([WILKIN, CLAY], null)).toEqual({
      kind: 'ask',
      counties: [CLAY, WILKIN],
      withState: false,
    });
    expect(countyQuestion([CLAY, CASS], null)).toEqual({
      kind: 'ask',
      counties: [CASS, CLAY],
      withState: true,
    });
  });

  it.each([
    ['U65', { kind: 'known', county: CLAY }],
    ['MED', { kind: 'ask', counties: [CLAY, WILKIN], withState: false }],
  ] as const)('is about the counties with plans of the segment %s', (segment, question) => {
    expect(countyQuestion([CLAY, WILKIN], segment)).toEqual(question);
  });

  it('has none if no county has plans of the segment', () => {
    expect(countyQuestion([WILKIN], 'U65')).toEqual({ kind: 'none' });
  });

  it.each([
    ['27167', WILKIN],
    ['27027', CLAY],
    ['38017', null],
    ['', null],
  ])('%j chooses', (fips, chosen) => {
    expect(chosenCounty(countyQuestion([CLAY, WILKIN], null), fips)).toEqual(chosen);
  });

  it('needs no choice for one county', () => {
    expect(chosenCounty(countyQuestion([CLAY], null), '')).toEqual(CLAY);
    expect(chosenCounty(countyQuestion([], null), '27027')).toBe(null);
  });
});
