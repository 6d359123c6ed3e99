import { describe, expect, it } from 'vitest';
import { findBrand, loadBrands } from '../read-brands.ts';
import { PROJECT } from '../brand-tree.fixture.ts';
import { otherBrandsFinder, otherBrandsPattern } from './other-brand-names.ts';

const sites = loadBrands(PROJECT);
const brands = sites.map(({ brand }) => brand);

describe('the name of another brand', () => {
  const namesOn = (code: string, text: string) => {
    const { brand } = findBrand(sites, code);
    const named = [...text.matchAll(otherBrandsPattern(brand, brands))].map(([word]) => word);
    // The finder is a faster form of the pattern and must find the same names.
    expect(otherBrandsFinder(brand, brands)(text)).toEqual([...new Set(named)]);
    return named;
  };

  it.each([
    ['mincr', 'Call Bighorn Health today', ['Bighorn Health']],
    ['mincr', 'see https://bighorn.example/x', ['bighorn.example']],
    ['mincr', 'BIGHORN.EXAMPLE', ['BIGHORN.EXAMPLE']],
    ['mincr', 'North Star Health Plan at northstar.example', []],
    ['mincr', 'https://shop.harborline.example/ is where its record sends', []],
    ['mincr', 'https://harborline.example/', ['harborline.example']],
    ['shop', 'https://shop.harborline.example/', []],
    ['shop', 'https://harborline.example/', ['harborline.example']],
    ['default', 'bluelarkxexample', []],
    ['default', 'notbluelark.example', []],
    ['default', 'bluelark.example-like', []],
  ])('is the only kind of name found on the pages of %s: in %j, finds %j', (code, text, names) => {
    expect(namesOn(code, text)).toEqual(names);
  });

  const [first] = brands;
  if (!first) throw new Error('no brands');
  const called = (name: string, domain: string) => ({ ...first, name, domain });

  it.each<[own: string, other: string, text: string, found: string[]]>([
    ['Direct Health', 'Direct Health Ohio', 'Direct Health Ohio', ['Direct Health Ohio']],
    ['Direct Health Ohio', 'Direct Health', 'Direct Health Ohio', ['Direct Health']],
    ['North Star', 'Star Health', 'North Star Health', ['Star Health']],
    ['North Star', 'Star', 'the North Star', ['Star']],
    ['North Star', 'NORTH STAR', 'North Star', ['North Star']],
    ['Étoile', 'Étoile Santé', 'ÉTOILE SANTÉ', ['ÉTOILE SANTÉ']],
  ])('is found if it overlaps with the brand’s own name: %s and %s', (own, other, text, named) => {
    const [brand, otherBrand] = [called(own, 'a.example'), called(other, 'b.example')];
    expect(otherBrandsFinder(brand, [brand, otherBrand])(text)).toEqual(named);
    expect([...text.matchAll(otherBrandsPattern(brand, [brand, otherBrand]))].map(([word]) => word)).toEqual(
      named,
    );
  });

  it('is never found if there is only one brand', () => {
    expect([
      ...`${first.name} ${first.domain}, and more`.matchAll(otherBrandsPattern(first, [first])),
    ]).toEqual([]);
  });

  it.each([
    ['Plus+ (Health) [x]', 'a.b-c.example', 'Plus+ (Health) [x] and a.b-c.example', 2],
    ['A|B', 'x.example', 'A or B', 0],
    ['A.B', 'x.example', 'AxB', 0],
    ['$1 ^ {2} \\d', 'x.example', 'the $1 ^ {2} \\d plan, 5', 1],
  ])(
    'is matched literally if it contains special characters of regular expressions: %s',
    (name, domain, text, count) => {
      const pattern = otherBrandsPattern(first, [first, called(name, domain)]);
      expect([...text.matchAll(pattern)]).toHaveLength(count);
    },
  );

  it.each([
    ['in an address', '<a href="https://bighorn.example/">', 1],
    ['in an e-mail address', 'help@bighorn.example', 1],
    ['at the end of a sentence', 'See bighorn.example.', 1],
    ['in a script', '{"name":"Bighorn Health"}', 1],
    ['part of a longer word', 'Bighorn Healthy', 0],
    ['a domain under it, which is another', 'x.bighorn.example', 0],
  ])('is found only as a whole word: %s', (_where, text, count) => {
    expect(namesOn('mincr', text)).toHaveLength(count);
  });

  it('is found in the text of any brand, but the brand’s own name is not found', () => {
    for (const { brand } of sites) {
      for (const other of brands) {
        if (other.code === brand.code || other.code === 'shop') continue;
        expect(
          namesOn(brand.code, `${other.name} ${other.domain}`),
          `${other.code} on ${brand.code}`,
        ).not.toEqual([]);
      }
      expect(namesOn(brand.code, `${brand.name} ${brand.domain}`)).toEqual([]);
    }
  });
});
