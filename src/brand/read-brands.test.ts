import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSpecified } from './brand-groups.fixture.ts';
import { PROJECT } from './brand-tree.fixture.ts';
import { brandCodes, findBrand, loadBrands, readBrands, UnknownBrandError } from './read-brands.ts';
import { resolveBrand } from './resolve/resolve-brand.ts';
import { validateBrand } from './validate/validate-brand.ts';
import { parseBrandSource } from './load/brand-source.ts';

describe('the brand files', () => {
  it('contain the 35 brands of the specification, without errors', () => {
    expect(readBrands(PROJECT).errors).toEqual([]);
    const codes = loadBrands(PROJECT).map(({ brand }) => brand.code);
    expect(codes).toEqual(brandCodes(PROJECT));
    expect(codes.filter((code) => isSpecified({ code }))).toHaveLength(35);
  });

  it('are found by code, ignoring case', () => {
    expect(findBrand(loadBrands(PROJECT), 'MINCR').brand.code).toBe('mincr');
  });

  it('give an error that names the requested code if no brand has this code (000 §5)', () => {
    expect(() => findBrand(loadBrands(PROJECT), 'nosuch')).toThrow(UnknownBrandError);
    expect(() => findBrand(loadBrands(PROJECT), 'nosuch')).toThrow("There is no brand 'nosuch'");
  });
});

describe('500 mutated brand files', () => {
  const read = (file: string) => readFileSync(join(PROJECT, 'brands', file), 'utf8');
  const base = parseBrandSource('brands/_base.yaml', read('_base.yaml'));
  const texts = brandCodes(PROJECT).map((code) => read(`${code}/brand.yaml`));

  it('never crash the parser; every error names a file and a line', () => {
    const mutation = fc.record({
      text: fc.constantFrom(...texts),
      at: fc.nat(),
      length: fc.nat({ max: 12 }),
      with: fc.oneof(
        fc.string({ maxLength: 6 }),
        fc.constantFrom('\n', ': ', '- ', '{', '[', '&a ', '*a', '!!x ', '"', '\t', '#', '|'),
      ),
    });
    fc.assert(
      fc.property(mutation, ({ text, at, length, with: replacement }) => {
        const start = at % text.length;
        const mutated = text.slice(0, start) + replacement + text.slice(start + length);
        const source = parseBrandSource('brands/x/brand.yaml', mutated);
        const checked = source.errors.length > 0 ? source : validateBrand('x', resolveBrand([base, source]));
        for (const error of 'errors' in checked ? checked.errors : []) {
          expect(error.file).toMatch(/^brands\/(x\/brand|_base)\.yaml$/);
          expect(error.line).toBeGreaterThanOrEqual(1);
          expect(error.column).toBeGreaterThanOrEqual(1);
          expect(error.message).not.toBe('');
        }
      }),
      { numRuns: 500 },
    );
  });
});
