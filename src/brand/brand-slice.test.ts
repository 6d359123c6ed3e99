/** The part of a record that islands get, in the page's language. */
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadBrands } from './read-brands.ts';
import { toBrandSlice, localizeSlice, type BrandSlice } from './brand-slice.ts';

const root = resolve(import.meta.dirname, '../..');
let slices: BrandSlice[];
beforeAll(() => {
  slices = loadBrands(root).map(({ brand }) => toBrandSlice(brand));
});
const page = (lang: string): void =>
  void vi.stubGlobal('document', { documentElement: { lang, dataset: {} } });

describe('a slice', () => {
  it('is as written on an English page', () => {
    page('en');
    for (const slice of slices) expect(localizeSlice(slice)).toBe(slice);
  });

  it('says hours, forms and placeholders in Spanish on a Spanish page, and nothing else differs', () => {
    page('es');
    for (const slice of slices) {
      const { hoursText, rules, ...others } = localizeSlice(slice);
      expect(hoursText).toMatch(/^lunes a viernes, .*, hora (del|de la) /);
      expect(rules.formsLabel).toBe(slice.spanish.formsLabel);
      expect(rules.placeholders).toEqual(slice.spanish.placeholders);
      const back = {
        ...others,
        hoursText: slice.hoursText,
        rules: { ...rules, formsLabel: slice.rules.formsLabel, placeholders: slice.rules.placeholders },
      };
      expect(back).toEqual(slice);
    }
  });
});
