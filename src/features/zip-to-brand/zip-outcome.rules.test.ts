import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratedBrand, UnknownBrandCodeError, zipOutcome, type ZipBrand } from './zip-outcome.rules.ts';

const brand = (code: string, changes: Partial<ZipBrand> = {}): ZipBrand => ({
  code,
  name: `The ${code} plan`,
  domain: `${code}.example`,
  state: 'MN',
  number: 6000,
  description: 'Coverage.',
  spanishDescription: 'Cobertura.',
  storeId: 10163,
  phone: '1-800-555-0110',
  hours: { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00', timeZone: 'America/Chicago' },
  ...changes,
});
const KNOWN = new Set(['north', 'direct', 'prairie']);
const NORTH = brand('north');
const DIRECT = brand('direct', { description: 'Plans that people buy for themselves.' });
const PRAIRIE = brand('prairie', { state: 'ND' });

describe('the outcome of a zip code (000 §7)', () => {
  it('is none outside all areas', () => {
    expect(zipOutcome([], KNOWN, 'north')).toEqual({ kind: 'none' });
  });

  it.each([
    ['north', true],
    ['direct', false],
  ])('is one brand, on the site of %s its own: %s', (here, isHere) => {
    expect(zipOutcome([NORTH], KNOWN, here)).toEqual({ kind: 'one', brand: NORTH, isHere });
  });

  it('is one brand if the service repeats it', () => {
    expect(zipOutcome([NORTH, NORTH], KNOWN, 'north')).toMatchObject({ kind: 'one' });
  });

  it('is a choice in the order of the service, with what differs', () => {
    expect(zipOutcome([NORTH, DIRECT], KNOWN, 'prairie')).toEqual({
      kind: 'several',
      brands: [NORTH, DIRECT],
      differences: ['description'],
      isHere: false,
    });
    expect(zipOutcome([NORTH, PRAIRIE], KNOWN, 'direct')).toMatchObject({ differences: ['state'] });
    expect(zipOutcome([NORTH, brand('direct')], KNOWN, 'prairie')).toMatchObject({ differences: [] });
  });

  it("starts with this site's brand", () => {
    expect(zipOutcome([NORTH, DIRECT, PRAIRIE], KNOWN, 'prairie')).toMatchObject({
      brands: [PRAIRIE, NORTH, DIRECT],
      isHere: true,
    });
  });

  it('is an error if the service names a brand that is not configured (000 §5)', () => {
    const answer = () => zipOutcome([NORTH, brand('elsewhere')], KNOWN, 'north');
    expect(answer).toThrow(UnknownBrandCodeError);
    expect(answer).toThrow('elsewhere');
  });

  it('has each brand of the answer once', () => {
    const answered = fc.array(fc.constantFrom(NORTH, DIRECT, PRAIRIE), { maxLength: 6 });
    fc.assert(
      fc.property(answered, fc.constantFrom(...KNOWN), (brands, here) => {
        const outcome = zipOutcome(brands, KNOWN, here);
        const shown =
          outcome.kind === 'several' ? outcome.brands : outcome.kind === 'one' ? [outcome.brand] : [];
        const codes = [...new Set(brands.map(({ code }) => code))];
        expect(shown.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
        const others = codes.filter((code) => code !== here);
        expect(shown.map(({ code }) => code).filter((code) => code !== here)).toEqual(others);
      }),
    );
  });
});

describe('the brand of the rating information', () => {
  it.each([
    [[], 'north', null],
    [[NORTH], 'direct', NORTH],
    [[NORTH, DIRECT], 'direct', DIRECT],
    [[NORTH, DIRECT], 'prairie', null],
  ])('of %j on the site of %s', (brands, here, rated) => {
    expect(ratedBrand(zipOutcome(brands, KNOWN, here), here)).toEqual(rated);
  });
});
