import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBrands } from '../read-brands.ts';
import { sharePictureFile, shareSvg } from './share-picture.ts';
import { fitText, textWidth } from './share-text.rules.ts';

const sites = loadBrands(resolve(import.meta.dirname, '../../..'));

describe('the share picture of a brand', () => {
  it('is different for each brand', () => {
    expect(new Set(sites.map(sharePictureFile)).size).toBe(sites.length);
    expect(new Set(sites.map(shareSvg)).size).toBe(sites.length);
  });

  it.each(sites.map((site) => [site.brand.code, site] as const))(
    'contains the name and domain of the brand %s',
    (_code, site) => {
      const words = [...shareSvg(site).matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, text]) => text);
      expect(words.join(' ')).toBe(`${site.brand.name} ${site.brand.domain}`);
      expect(sharePictureFile(site)).toMatch(/^\/hashed\/share\.[0-9a-f]{10}\.png$/);
    },
  );

  it('gets a new address if the theme changes, and escapes markup in the brand’s name', () => {
    const [site] = sites;
    if (!site) throw new Error('there are no brands');
    const theme = { ...site.brand.theme, primary: '#123456' };
    expect(sharePictureFile({ ...site, brand: { ...site.brand, theme } })).not.toBe(sharePictureFile(site));
    expect(shareSvg({ ...site, brand: { ...site.brand, name: 'Health <b>& Co' } })).toContain(
      '&lt;b&gt;&amp; Co',
    );
  });
});

describe('fitText', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'M', 'i', 'W', '.'), minLength: 1, maxLength: 12 });

  it('keeps all words, and makes the lines fit unless the text already has the smallest size', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const text = words.join(' ');
        const box = { width: 600, lines: 3, largest: 96, smallest: 16 };
        const { lines, size } = fitText(text, 1, box);
        expect(lines.join(' ')).toBe(text);
        if (size === box.smallest) return;
        expect(lines.length).toBeLessThanOrEqual(box.lines);
        for (const line of lines) expect(textWidth(line, 1) * size).toBeLessThanOrEqual(box.width);
      }),
    );
  });
});
