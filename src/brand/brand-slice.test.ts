/** Brand slices: the part of a record that islands get, in the language of the site. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from './brand-tree.fixture.ts';
import { toBrandSlice } from './brand-slice.ts';
import { localizeSite } from './localize-site.ts';
import { loadBrands, type BrandSite } from './read-brands.ts';

let sites: BrandSite[];
beforeAll(() => {
  sites = loadBrands(PROJECT);
});

describe('the Spanish brand slice that islands get', () => {
  it('differs from the English slice only in hours, forms label, placeholders and state name', () => {
    for (const site of sites) {
      const english = toBrandSlice(localizeSite(site, 'en').brand);
      const { hoursText, promptPay, rules, ...others } = toBrandSlice(localizeSite(site, 'es').brand);
      expect(hoursText).toMatch(/^lunes a viernes, .*, hora (del|de la) /);
      expect(rules.formsLabel).toBe(site.brand.spanish.formsLabel);
      expect(rules.placeholders).toEqual(site.brand.spanish.placeholders);
      const { formsLabel, placeholders } = english.rules;
      expect(promptPay).toEqual(
        english.promptPay && { ...english.promptPay, state: site.brand.state?.name.spanish },
      );
      const back = {
        ...others,
        hoursText: english.hoursText,
        promptPay: english.promptPay,
        rules: { ...rules, formsLabel, placeholders },
      };
      expect(back).toEqual(english);
    }
  });
});
