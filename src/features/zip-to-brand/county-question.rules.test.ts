import { describe, expect, it } from 'vitest';
import { chosenCounty, countyQuestion, isUnlisted, markSold, type County } from './county-question.rules.ts';

const county = (fips: string, name: string, changes: Partial<County> = {}): County => ({
  fips,
  name,
  kind: 'COUNTY',
  state: 'MN',
  hasPlans: true,
  ...changes,
});
const CLAY = county('27027', 'Clay');
const WILKIN = county('27167', 'Wilkin', { hasPlans: false });
const CASS = county('38017', 'Cass', { state: 'ND' });

describe('the question for the county (000 §7)', () => {
  it('is not asked if a zip code has no county or only one county', () => {
    expect(countyQuestion([])).toEqual({ kind: 'none' });
    expect(countyQuestion([CLAY, CLAY])).toEqual({ kind: 'known', county: CLAY });
  });

  it('lists several counties sorted by name, with their states if the counties are in different states', () => {
    expect(countyQuestion([WILKIN, CLAY])).toEqual({
      kind: 'ask',
      counties: [CLAY, WILKIN],
      withState: false,
    });
    expect(countyQuestion([CLAY, CASS])).toEqual({
      kind: 'ask',
      counties: [CASS, CLAY],
      withState: true,
    });
  });

  it('lists all counties, whether or not plans are sold there', () => {
    const marked = markSold([CLAY, { ...WILKIN, hasPlans: true }], [CLAY]);
    expect(marked).toEqual([CLAY, WILKIN]);
    expect(countyQuestion(marked)).toMatchObject({ kind: 'ask', counties: [CLAY, WILKIN] });
    expect(markSold([CLAY, CASS], null)).toEqual([CLAY, CASS]);
    expect(markSold([CASS], [])).toEqual([{ ...CASS, hasPlans: false }]);
  });

  it.each([
    ['27167', WILKIN],
    ['27027', CLAY],
    ['38017', null],
    ['', null],
  ])('resolves the choice %j to the county %j', (fips, chosen) => {
    expect(chosenCounty(countyQuestion([CLAY, WILKIN]), fips)).toEqual(chosen);
  });

  it('resolves to the only county even without a choice, or to null if there is no county', () => {
    expect(chosenCounty(countyQuestion([CLAY]), '')).toEqual(CLAY);
    expect(chosenCounty(countyQuestion([]), '27027')).toBe(null);
  });
});

it.each([
  [null, WILKIN, false],
  ['U65', WILKIN, true],
  ['U65', CLAY, false],
  ['MED', null, true],
  [null, null, false],
] as const)(
  'isUnlisted() returns whether the county list lacks plans for the segment %j in the county %j: %s',
  (segment, where, unlisted) => {
    expect(isUnlisted(segment, where)).toBe(unlisted);
  },
);
