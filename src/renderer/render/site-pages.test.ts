import { describe, expect, it } from 'vitest';
import { PROJECT } from '../../brand/brand-tree.fixture.ts';
import { findBrand, loadBrands } from '../../brand/read-brands.ts';
import { localizedPaths, redirectsInLanguages, siteAddresses } from './site-pages.ts';

const sites = loadBrands(PROJECT);
const site = findBrand(sites, 'mincr');

describe('siteAddresses', () => {
  it('returns each page in English and Spanish, and each other file only once', () => {
    for (const otherSite of sites) {
      const addresses = siteAddresses(otherSite);
      const paths = addresses.map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      const inEnglish = addresses.filter(({ language }) => language === 'en');
      const inSpanish = addresses.filter(({ language }) => language === 'es');
      const pages = inEnglish.filter(({ file }) => file.endsWith('.html'));
      expect(inSpanish.map(({ route }) => route)).toEqual(pages.map(({ route }) => route));
      expect(inSpanish.map(({ file }) => file)).toEqual(pages.map(({ file }) => `es/${file}`));
    }
  });

  it('pairs each page with the address of its translation, in both directions', () => {
    const addresses = siteAddresses(site);
    const byPath = new Map(addresses.map((address) => [address.path, address]));
    for (const { path, translation, language } of addresses)
      if (translation !== null && language === 'en') expect(byPath.get(translation)?.translation).toBe(path);
    expect(byPath.get('/login/')?.translation).toBe('/es/login/');
    expect(byPath.get('/')).toMatchObject({ file: 'index.html', translation: '/es/' });
    expect(byPath.get('/es/')).toMatchObject({ file: 'es/index.html', translation: '/', route: '/' });
    expect(byPath.get('/es/404/')).toMatchObject({ file: 'es/404.html', status: 404, translation: '/404/' });
  });
});

describe('the Spanish addresses of a site', () => {
  const brand = {
    ...site.brand,
    pages: ['home', 'login'],
    redirects: {
      '/old/': '/older/',
      '/older/': '/login/#/x',
      '/other/': '/elsewhere/',
      '/member/home': '/old/',
      '/jsp/member.do': '/member/home',
    },
  };

  it('include the addresses of pages and of redirects that lead to pages', () => {
    expect(localizedPaths(brand)).toEqual(
      new Set(['/', '/login/', '/old/', '/older/', '/member/home', '/jsp/member.do']),
    );
  });

  it('include a redirect for each English redirect that leads to a page', () => {
    expect(redirectsInLanguages(brand)).toEqual({
      ...brand.redirects,
      '/es/old/': '/es/older/',
      '/es/older/': '/es/login/#/x',
      '/es/member/home': '/es/old/',
      '/es/jsp/member.do': '/es/member/home',
    });
  });
});
