import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Segment } from '../../lib/fields/zip-code.rules.ts';
import type { County, CountyQuestion } from './county-question.rules.ts';
import {
  choiceOf,
  isServedBy,
  outcomeInState,
  ratedBrand,
  UnknownBrandCodeError,
  zipOutcome,
  type ZipBrand,
} from './zip-outcome.rules.ts';
import { zipBrand as brand } from './zip-brand.fixture.ts';

const KNOWN = new Set(['north', 'direct', 'prairie']);
const NORTH = brand('north');
const DIRECT = brand('direct', { description: 'Plans that people buy for themselves.' });
const PRAIRIE = brand('prairie', { states: ['ND'] });

describe('the outcome of a zip code (000 §7)', () => {
  it("is 'none' outside all areas", () => {
    expect(zipOutcome([], KNOWN, 'north', null)).toEqual({ kind: 'none', others: [] });
  });

  it.each([
    ['north', true],
    ['direct', false],
  ])('on the site of %s, is one brand with isHere %s', (here, isHere) => {
    expect(zipOutcome([NORTH], KNOWN, here, null)).toEqual({ kind: 'one', brand: NORTH, isHere, others: [] });
  });

  it('is one brand if the service lists the brand twice', () => {
    expect(zipOutcome([NORTH, NORTH], KNOWN, 'north', null)).toMatchObject({ kind: 'one' });
  });

  it("lists several brands in the service's order, with the properties in which they differ", () => {
    expect(zipOutcome([NORTH, DIRECT], KNOWN, 'prairie', null)).toEqual({
      kind: 'several',
      brands: [NORTH, DIRECT],
      differences: ['description'],
      others: [],
    });
    expect(zipOutcome([NORTH, PRAIRIE], KNOWN, 'direct', null)).toMatchObject({ differences: ['states'] });
    const unsaid = [NORTH, brand('prairie', { states: null })];
    expect(zipOutcome(unsaid, KNOWN, 'direct', null)).toMatchObject({ differences: [] });
    expect(zipOutcome([NORTH, brand('direct')], KNOWN, 'prairie', null)).toMatchObject({ differences: [] });
  });

  it("lists this site's brand first", () => {
    expect(zipOutcome([NORTH, DIRECT, PRAIRIE], KNOWN, 'prairie', null)).toMatchObject({
      brands: [PRAIRIE, NORTH, DIRECT],
    });
  });

  it('is an error if the service returns a brand that is not configured (000 §5)', () => {
    const answer = () => zipOutcome([NORTH, brand('elsewhere')], KNOWN, 'north', null);
    expect(answer).toThrow(UnknownBrandCodeError);
    expect(answer).toThrow('elsewhere');
  });

  it('contains each brand of the response once', () => {
    const returned = fc.array(fc.constantFrom(NORTH, DIRECT, PRAIRIE), { maxLength: 6 });
    fc.assert(
      fc.property(returned, fc.constantFrom(...KNOWN), (brands, here) => {
        const outcome = zipOutcome(brands, KNOWN, here, null);
        const shown = choiceOf(outcome);
        const codes = [...new Set(brands.map(({ code }) => code))];
        expect(shown.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
        const others = codes.filter((code) => code !== here);
        expect(shown.map(({ code }) => code).filter((code) => code !== here)).toEqual(others);
      }),
    );
  });
});

describe('zipOutcome, for brands that sell to different segments', () => {
  const BOTH = brand('north');
  const YOUNG = brand('direct', { markets: ['under-65'] });
  const WORK = brand('prairie', { markets: ['employers'] });
  const SILENT = brand('prairie', { markets: [] });
  const codesOf = (outcome: ReturnType<typeof zipOutcome>) => [
    choiceOf(outcome).map(({ code }) => code),
    outcome.others.map(({ code }) => code),
  ];

  it.each<[string, ZipBrand[], Segment | null, string, string[], string[]]>([
    [
      'all brands to choose from if no segment is requested',
      [BOTH, YOUNG, WORK],
      null,
      'north',
      ['north', 'direct', 'prairie'],
      [],
    ],
    [
      'a brand for employers in `others` if the segment is people under 65',
      [WORK, BOTH, YOUNG],
      'U65',
      'elsewhere',
      ['north', 'direct'],
      ['prairie'],
    ],
    [
      "this site's brand first if it sells to the segment",
      [BOTH, YOUNG],
      'U65',
      'direct',
      ['direct', 'north'],
      [],
    ],
    [
      "this site's brand in `others` if it sells no Medicare plans",
      [BOTH, YOUNG],
      'MED',
      'direct',
      ['north'],
      ['direct'],
    ],
    [
      'all brands in `others` if none sells Medicare plans',
      [YOUNG, WORK],
      'MED',
      'direct',
      [],
      ['direct', 'prairie'],
    ],
    [
      'brands with unknown markets after brands with known markets',
      [SILENT, BOTH],
      'MED',
      'prairie',
      ['north', 'prairie'],
      [],
    ],
  ])('returns %s', (_, brands, segment, here, chosen, others) => {
    expect(codesOf(zipOutcome(brands, KNOWN, here, segment))).toEqual([chosen, others]);
  });

  it('reports different markets only if all markets are known and no segment was requested', () => {
    const differences = (brands: ZipBrand[], segment: Segment | null) => {
      const outcome = zipOutcome(brands, KNOWN, 'north', segment);
      return outcome.kind === 'several' ? outcome.differences : null;
    };
    expect(differences([BOTH, YOUNG], null)).toEqual(['markets']);
    expect(differences([BOTH, YOUNG], 'U65')).toEqual([]);
    expect(differences([BOTH, SILENT], null)).toEqual([]);
  });

  it('counts a brand as serving the area even if that brand does not sell to the requested segment', () => {
    const outcome = zipOutcome([YOUNG], KNOWN, 'direct', 'MED');
    expect(outcome.kind).toBe('none');
    expect(isServedBy(outcome, ({ code }) => code === 'direct')).toBe(true);
    expect(isServedBy(outcome, ({ code }) => code === 'north')).toBe(false);
  });
});

describe('outcomeInState', () => {
  const WEST = brand('direct', { states: ['CO'], markets: ['medicare'] });
  const inState = (
    brands: ZipBrand[],
    state: string | null,
    segment: Segment | null = null,
    inSeveralStates = false,
  ) => {
    const county: County | null =
      state === null ? null : { fips: '27027', name: 'Clay', kind: 'COUNTY', state, hasPlans: true };
    const question: CountyQuestion = { kind: 'ask', counties: [], withState: inSeveralStates };
    const outcome = zipOutcome(brands, KNOWN, 'prairie', segment);
    return outcomeInState(outcome, { question, county }, 'prairie', segment);
  };

  it("returns only the brands that serve the state, even if this site's brand is not among them", () => {
    const inMinnesota = inState([NORTH, PRAIRIE, DIRECT], 'MN');
    expect(choiceOf(inMinnesota)).toEqual([NORTH, DIRECT]);
    expect(inMinnesota).toMatchObject({ differences: ['description'] });
    expect(isServedBy(inMinnesota, ({ code }) => code === 'prairie')).toBe(false);
    expect(inState([NORTH, PRAIRIE], 'ND')).toMatchObject({ kind: 'one', brand: PRAIRIE, isHere: true });
  });

  it('includes a brand that also serves another state, or whose states are unknown', () => {
    for (const states of [['MN', 'ND'], null]) {
      const border = brand('direct', { states });
      expect(choiceOf(inState([PRAIRIE, border], 'MN'))).toEqual([border]);
      expect(choiceOf(inState([PRAIRIE, border], 'ND'))).toEqual([PRAIRIE, border]);
    }
  });

  it('returns no brand if the zip code is in several states, and the service lists no brand for the visitor’s state', () => {
    expect(inState([PRAIRIE], 'MN', null, true)).toEqual({ kind: 'none', others: [] });
  });

  it('returns all brands if the state is unknown, or if the service lists no brand for the zip code’s only state', () => {
    expect(choiceOf(inState([NORTH, PRAIRIE], null))).toEqual([PRAIRIE, NORTH]);
    expect(inState([WEST], 'UT')).toMatchObject({ kind: 'one', brand: WEST });
  });

  it('returns, in `others`, the brands that do not sell to the requested segment', () => {
    expect(inState([NORTH, WEST], 'CO', 'U65')).toEqual({ kind: 'none', others: [WEST] });
  });
});

describe('ratedBrand', () => {
  it.each([
    [[], 'north', null],
    [[NORTH], 'direct', NORTH],
    [[NORTH, DIRECT], 'direct', DIRECT],
    [[NORTH, DIRECT], 'prairie', null],
  ])('for %j on the site of %s, returns %j', (brands, here, rated) => {
    expect(ratedBrand(zipOutcome(brands, KNOWN, here, null), here)).toEqual(rated);
  });
});
