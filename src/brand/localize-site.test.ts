/** In a localized site, each text of the record is in the site's language or marked as English. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from './brand-tree.fixture.ts';
import { toBrandSlice } from './brand-slice.ts';
import { langOf, localizeSite } from './localize-site.ts';
import { findBrand, loadBrands, type BrandSite } from './read-brands.ts';

let sites: BrandSite[];
let site: BrandSite;
beforeAll(() => {
  sites = loadBrands(PROJECT);
  site = findBrand(sites, 'mincr');
});

describe('a site in English', () => {
  it('has the same texts as the record', () => {
    expect(localizeSite(site, 'en')).toEqual({
      ...site,
      language: 'en',
      english: site.brand,
      untranslated: new Set(),
    });
    expect(localizeSite(site, 'en').brand).toBe(site.brand);
  });
});

describe('a site in Spanish', () => {
  it('has the Spanish texts of the record', () => {
    const { brand } = localizeSite(site, 'es');
    expect(brand.description).toMatch(/^Cobertura de salud para la gente de Minnesota/);
    expect(brand.tabs.find(({ id }) => id === 'claims')?.label).toBe('Reclamos');
    expect(brand.footer.links['about']?.label).toBe('Quiénes somos');
    expect(brand.footer.statements['browsers']).toMatch(/^Este sitio funciona/);
    expect(brand.hours.text).toMatch(/^Lunes a viernes/);
    expect(brand.noticeLabels.storm).toBe('Tormenta');
    expect(toBrandSlice(brand)).toMatchObject({
      hoursText: brand.hours.spanishInSentence,
      rules: { formsLabel: 'Material educativo', placeholders: { memberId: 'Solo números' } },
    });
  });

  it('differs from the English site only in its texts', () => {
    for (const otherSite of sites) {
      const local = localizeSite(otherSite, 'es');
      const { description, tabs, footer, hours, formsLabel, noticeLabels, placeholders } = otherSite.brand;
      const labels = Object.values(footer.links).map(({ label }) => label);
      const texts = [...labels, ...Object.values(footer.statements), ...tabs.map(({ label }) => label)];
      const before = {
        ...local.brand,
        language: 'en',
        description,
        tabs,
        footer,
        hours,
        formsLabel,
        noticeLabels,
        placeholders,
      };
      expect(before).toEqual(otherSite.brand);
      const words = Object.values(local.brand.footer.links).map(({ label }) => label);
      for (const label of words.filter((word) => labels.includes(word)))
        expect(langOf(local, label), label).toBe('en');
      for (const text of local.untranslated) expect([...texts, footer.copyright]).toContain(text);
    }
  });

  it('shows translated notices in Spanish, and marks notices without a translation as English', () => {
    const link = { label: 'Contact us', url: '/msg/' };
    const english = { title: 'Down', html: '<p>Sorry.</p>', link };
    const words = { title: 'Caído', html: '<p>Perdón.</p>', link };
    const dated = { kind: 'outage', from: 0, until: 1, current: true } as const;
    const notice = { ...english, ...dated, title: 'Closed', spanish: null };
    const local = localizeSite({ ...site, alerts: [{ ...english, ...dated, spanish: words }, notice] }, 'es');
    expect(local.alerts.map(({ title }) => title)).toEqual(['Caído', 'Closed']);
    expect(
      ['Caído', '<p>Perdón.</p>', 'Closed', '<p>Sorry.</p>', 'Contact us'].map((text) => langOf(local, text)),
    ).toEqual([undefined, undefined, 'en', 'en', 'en']);
  });

  it('is the same object on every call, so that caches can use it as a key', () => {
    expect(localizeSite(site, 'es')).toBe(localizeSite(site, 'es'));
    expect(localizeSite(site, 'es').brand).not.toBe(localizeSite(site, 'en').brand);
  });

  it('reuses the theme and the page copy of the English site', () => {
    expect(localizeSite(site, 'es').brand.theme).toBe(site.brand.theme);
    expect(localizeSite(site, 'es').copy).toBe(site.copy);
  });
});
