/** The headline of a zip code's result (decisions/visitors#the-headline-of-a-zip-result). */
import { describe, expect, it } from 'vitest';
import type { Segment } from '../../lib/fields/zip-code.rules.ts';
import { chosenCounty, countyQuestion, type County } from './county-question.rules.ts';
import { asksCounty, headlineOf, waitsForCounty, type HeadlineFacts } from './zip-headline.rules.ts';
import { outcomeInState, zipOutcome, type ZipBrand } from './zip-outcome.rules.ts';
import { zipBrand as brand } from './zip-brand.fixture.ts';

const NORTH = brand('north');
const DIRECT = brand('direct', { markets: ['under-65'] });
const PRAIRIE = brand('prairie', { states: ['ND'] });
const BOTH = brand('north', { states: ['MN', 'ND'] });
const UNSAID = brand('north', { states: null });

const county = (fips: string, state: string, hasPlans = true): County => ({
  fips,
  name: 'Clay',
  kind: 'COUNTY',
  state,
  hasPlans,
});
const CLAY = county('27027', 'MN');
const CASS = county('38017', 'ND');
const WILKIN = county('27167', 'MN', false);

interface Case {
  brands: readonly ZipBrand[];
  counties?: readonly County[];
  chosen?: string;
  segment?: Segment;
  states?: readonly string[] | null;
  hasCounties?: boolean;
}

function factsOf({
  brands,
  counties = [CLAY],
  chosen = '',
  segment,
  states,
  hasCounties = true,
}: Case): HeadlineFacts {
  const question = countyQuestion(counties);
  const county = chosenCounty(question, chosen);
  const outcome = zipOutcome(brands, new Set(['north', 'direct', 'prairie']), 'north', segment ?? null);
  return {
    outcome: outcomeInState(outcome, { question, county }, 'north', segment ?? null),
    here: 'north',
    states: states === undefined ? [...new Set(counties.map(({ state }) => state))] : states,
    segment: segment ?? null,
    question,
    county,
    hasCounties,
  };
}

const shown = (given: Case): string => {
  const { line, who, brands } = headlineOf(factsOf(given));
  return [line, who, ...brands.map(({ code }) => code)].join(' ');
};

describe('a zip code entered on the site of the brand “north”', () => {
  it.each<[string, Case]>([
    ['yes nothing', { brands: [NORTH] }],
    ['yes also direct', { brands: [NORTH, DIRECT] }],
    ['no do direct', { brands: [DIRECT] }],
    ['no do direct prairie', { brands: [DIRECT, brand('prairie')] }],
    // Cases with a requested segment.
    ['yes nothing', { brands: [NORTH, DIRECT], segment: 'MED' }],
    ['noPeople do direct', { brands: [brand('north', { markets: ['medicare'] }), DIRECT], segment: 'U65' }],
    ['noPeople none', { brands: [brand('north', { markets: ['medicare'] })], segment: 'U65' }],
    ['no noneMED', { brands: [DIRECT], segment: 'MED' }],
    // Cases without any brand.
    ['no none', { brands: [], counties: [], states: ['AK'] }],
    ['no none', { brands: [], counties: [], states: null }],
    ['no military', { brands: [], counties: [], states: ['AE'] }],
    ['no abroad', { brands: [], counties: [], states: ['PW'] }],
    ['unknown nothing', { brands: [], counties: [], states: [] }],
    // Cases with two counties in one state.
    ['yes nothing', { brands: [NORTH], counties: [CLAY, WILKIN] }],
    ['depends nothing', { brands: [NORTH], counties: [CLAY, WILKIN], segment: 'U65' }],
    ['yes nothing', { brands: [NORTH], counties: [CLAY, WILKIN], segment: 'U65', chosen: '27027' }],
    ['call nothing', { brands: [NORTH], counties: [CLAY, WILKIN], segment: 'U65', chosen: '27167' }],
    ['no open', { brands: [DIRECT], counties: [CLAY, WILKIN], segment: 'U65' }],
    ['no call', { brands: [DIRECT], counties: [CLAY, WILKIN], segment: 'U65', chosen: '27167' }],
    ['call nothing', { brands: [NORTH], counties: [WILKIN], segment: 'U65' }],
    ['call nothing', { brands: [NORTH], counties: [WILKIN, county('27001', 'MN', false)], segment: 'U65' }],
    // Cases with counties in two states.
    ['depends nothing', { brands: [NORTH, PRAIRIE], counties: [CLAY, CASS] }],
    ['yes nothing', { brands: [NORTH, PRAIRIE], counties: [CLAY, CASS], chosen: '27027' }],
    ['no do prairie', { brands: [NORTH, PRAIRIE], counties: [CLAY, CASS], chosen: '38017' }],
    ['no none', { brands: [PRAIRIE], counties: [CLAY, CASS], chosen: '27027' }],
    ['no open', { brands: [DIRECT, PRAIRIE], counties: [CLAY, CASS] }],
    ['yes also prairie', { brands: [BOTH, PRAIRIE], counties: [CLAY, CASS] }],
    ['yes also prairie', { brands: [UNSAID, PRAIRIE], counties: [CLAY, CASS] }],
    // Cases in which the counties could not be looked up.
    ['depends nothing', { brands: [NORTH, PRAIRIE], counties: [], states: null, hasCounties: false }],
    ['yes nothing', { brands: [NORTH], counties: [], states: null, hasCounties: false, segment: 'U65' }],
    ['no do direct prairie', { brands: [DIRECT, PRAIRIE], counties: [], states: null, hasCounties: false }],
  ])('gets the headline “%s” (case %$)', (expected, given) => {
    expect(shown(given)).toBe(expected);
  });

  it.each<[boolean, Case]>([
    [true, { brands: [NORTH], counties: [CLAY, WILKIN] }],
    [false, { brands: [NORTH], counties: [CLAY, WILKIN], chosen: '27027' }],
    [false, { brands: [NORTH] }],
    [false, { brands: [DIRECT], counties: [CLAY, WILKIN] }],
    [true, { brands: [DIRECT], counties: [CLAY, WILKIN], segment: 'U65' }],
    [true, { brands: [DIRECT, PRAIRIE], counties: [CLAY, CASS] }],
    [false, { brands: [brand('direct', { states: ['MN', 'ND'] })], counties: [CLAY, CASS] }],
    [false, { brands: [], counties: [CLAY, WILKIN] }],
  ])(
    'requires the county only if the brands or their prices depend on the county: %j (case %$)',
    (expected, given) => {
      expect(asksCounty(factsOf(given))).toBe(expected);
    },
  );

  it('has no result cards while the visitor still has to choose the county that decides which brands serve them', () => {
    const waits = (given: Case): boolean => waitsForCounty(factsOf(given), headlineOf(factsOf(given)));
    expect(waits({ brands: [NORTH], counties: [CLAY, WILKIN] })).toBe(false);
    expect(waits({ brands: [NORTH, PRAIRIE], counties: [CLAY, CASS] })).toBe(true);
    expect(waits({ brands: [DIRECT, PRAIRIE], counties: [CLAY, CASS] })).toBe(true);
    expect(waits({ brands: [NORTH, PRAIRIE], counties: [], states: null, hasCounties: false })).toBe(false);
  });
});
