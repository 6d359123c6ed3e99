/** Metadata for search engines and link previews in the published files of every brand (decisions/brands#share-pictures, decisions/brands#what-search-engines-read). */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLongRun } from '../scripts/test/sample.ts';
import type { Brand } from '../src/brand/brand.schema.ts';
import { brands, expect, test, unlikeBrands } from './support/portal.ts';
import { htmlOf, pagesOf } from './support/published-pages.ts';

const SITES = resolve(import.meta.dirname, '../dist/sites');
/** The long run checks every brand's files. */
const published = isLongRun ? brands : unlikeBrands;
/** Pages that search engines must not list. */
const HIDDEN = ['login', 'logout', 'maintenance', 'producer', 'search'];
const NOINDEX = '<meta name="robots" content="noindex">';

const fileOf = ({ domain }: Brand, name: string): string => join(SITES, domain, name);
const allPages = (brand: Brand): string[] => [...pagesOf(brand, 'en'), ...pagesOf(brand, 'es')];
const isHidden = (path: string): boolean => HIDDEN.some((name) => path.replace(/^\/es/, '') === `/${name}/`);

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<(?:meta property|link rel)="${name}" (?:content|href)="(?<value>[^"]*)"`).exec(html)?.groups?.[
    'value'
  ];

/** Every string under a key that holds addresses, at any depth. */
function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['url', 'logo', 'image', '@id'].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, key));
  return Object.entries(Object(value)).flatMap(([name, item]) => addressesIn(item, name));
}

const structuredData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(?<data>.*?)<\/script>/gs)].map(({ groups }) =>
    JSON.parse(groups?.['data'] ?? ''),
  );

/** Whether an address of the site is a published page or file. */
function isPublished(brand: Brand, address: string): boolean {
  const { host, pathname } = new URL(address);
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  return host === brand.domain && existsSync(fileOf(brand, file));
}

test('the sign-in, search, maintenance and 404 pages are noindex, and robots.txt lets crawlers fetch them', () => {
  for (const brand of published) {
    const hidden = allPages(brand).filter((path) => htmlOf(brand, path).includes(NOINDEX));
    expect(hidden, brand.domain).toEqual(allPages(brand).filter(isHidden));
    for (const name of ['404.html', 'es/404.html'])
      expect(readFileSync(fileOf(brand, name), 'utf8'), `${brand.domain}/${name}`).toContain(NOINDEX);
    const robots = readFileSync(fileOf(brand, 'robots.txt'), 'utf8');
    expect(robots, brand.domain).not.toMatch(/disallow/i);
    expect(robots, brand.domain).toContain(`Sitemap: https://${brand.domain}/sitemap.xml\n`);
  }
});

/** A sitemap entry for a page in both languages. */
const ENTRY =
  /^<loc>[^<]+<\/loc><lastmod>20\d\d-\d\d-\d\d<\/lastmod>(?=.*hreflang="en")(?=.*hreflang="es")(?=.*hreflang="x-default")/;

test('the sitemap lists every indexed page in both languages, with the date of the last change', () => {
  for (const brand of published) {
    const sitemap = readFileSync(fileOf(brand, 'sitemap.xml'), 'utf8');
    const entries = Array.from(
      sitemap.matchAll(/<url>(?<entry>.*?)<\/url>/g),
      ({ groups }) => groups?.['entry'] ?? '',
    );
    expect(
      entries.filter((entry) => !ENTRY.test(entry)),
      brand.domain,
    ).toEqual([]);
    const listed = entries.map((entry) => /<loc>(?<address>[^<]+)/.exec(entry)?.groups?.['address'] ?? '');
    const shown = allPages(brand).filter((path) => !isHidden(path));
    expect(listed.toSorted(), brand.domain).toEqual(
      shown.map((path) => `https://${brand.domain}${path}`).toSorted(),
    );
  }
});

test('the canonical address of an indexed page is its own address, and other pages have no canonical address', () => {
  for (const brand of published) {
    const canonical = allPages(brand).map((path) => contentOf(htmlOf(brand, path), 'canonical'));
    expect(canonical, brand.domain).toEqual(
      allPages(brand).map((path) => (isHidden(path) ? undefined : `https://${brand.domain}${path}`)),
    );
  }
});

test('the share pictures and the addresses in structured data exist on the site', () => {
  for (const brand of published) {
    expect(structuredData(htmlOf(brand, '/')), brand.domain).toHaveLength(1);
    const pages = allPages(brand).filter((path) => !isHidden(path));
    const missing = pages.flatMap((path) => {
      const html = htmlOf(brand, path);
      const picture = contentOf(html, 'og:image') ?? `https://${path}`;
      return [picture, ...addressesIn(structuredData(html))].filter(
        (address) => !isPublished(brand, address),
      );
    });
    expect(missing, brand.domain).toEqual([]);
  }
});
