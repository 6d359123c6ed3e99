/** The published Spanish pages of every brand: each page has a translation, the two pages name each other, and links stay in Spanish. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLongRun } from '../scripts/test/sample.ts';
import { brands, expect, test, unlikeBrands } from './support/portal.ts';

const SITES = resolve(import.meta.dirname, '../dist/sites');

/** The long run checks every brand's files. */
const published = isLongRun ? brands : unlikeBrands;

/** Published pages by address, such as `/es/about/`. */
function pagesOf(domain: string): Map<string, string> {
  const site = join(SITES, domain);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('index.html'),
  );
  return new Map(
    files.map((file) => [`/${file.replace(/index\.html$/, '')}`, readFileSync(join(site, file), 'utf8')]),
  );
}

const alternatesIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate" hreflang="(?<code>[\w-]+)" href="(?<address>[^"]+)"/g)].map(
    ({ groups }) => `${groups?.['code']} ${groups?.['address']}`,
  );

test('every page has a Spanish translation, and the two name each other as alternates unless they are noindex', () => {
  for (const { domain } of published) {
    const pages = pagesOf(domain);
    const english = [...pages.keys()].filter((path) => !path.startsWith('/es/'));
    expect(english.length, domain).toBeGreaterThan(10);
    for (const path of english) {
      const [here, there] = [pages.get(path) ?? '', pages.get(`/es${path}`) ?? ''];
      expect(here, path).toMatch(/^<!doctype html><html lang="en"/i);
      expect(there, `/es${path}`).toMatch(/^<!doctype html><html lang="es" data-texts="[^"]+" data-area/i);
      expect(alternatesIn(there), path).toEqual(alternatesIn(here));
      const isHidden = here.includes('<meta name="robots" content="noindex">');
      expect(alternatesIn(here), `${domain}${path}`).toEqual(
        isHidden
          ? []
          : [
              `en https://${domain}${path}`,
              `es https://${domain}/es${path}`,
              `x-default https://${domain}${path}`,
            ],
      );
    }
    expect(
      [...pages.keys()].filter((path) => path.startsWith('/es/')),
      domain,
    ).toHaveLength(english.length);
  }
});

test('the sitemap lists the same pairs of translations as the pages do', () => {
  for (const { domain } of published) {
    const pages = pagesOf(domain);
    const sitemap = readFileSync(join(SITES, domain, 'sitemap.xml'), 'utf8');
    const listed = new Map(
      [...sitemap.matchAll(/<url><loc>https:\/\/[^/]+(?<path>[^<]+)<\/loc>.*?<\/url>/g)].map((entry) => [
        entry.groups?.['path'] ?? '',
        [...entry[0].matchAll(/hreflang="(?<code>[\w-]+)" href="(?<address>[^"]+)"/g)].map(
          ({ groups }) => `${groups?.['code']} ${groups?.['address']}`,
        ),
      ]),
    );
    for (const [path, html] of pages) {
      if (!html.includes('<meta name="robots" content="noindex">'))
        expect(listed.get(path), `${domain}${path}`).toEqual(alternatesIn(html));
      else expect(listed.has(path), `${domain}${path}`).toBe(false);
    }
  }
});

test('links on a Spanish page lead to Spanish pages, except links that are marked as English', () => {
  for (const { domain } of unlikeBrands) {
    const pages = pagesOf(domain);
    for (const [path, html] of pages) {
      if (!path.startsWith('/es/')) continue;
      const links = [...html.matchAll(/<a\b[^>]*\shref="(?<address>\/[^"#?]*)[^>]*>/g)];
      const english = links.filter(
        ([tag, address = '']) =>
          pages.has(address) && !address.startsWith('/es/') && !tag.includes('hreflang="en"'),
      );
      expect(
        english.map(([tag]) => tag),
        `${domain}${path}`,
      ).toEqual([]);
    }
  }
});

test('the copyright line of a Spanish page says "All rights reserved" in Spanish', () => {
  for (const { domain, footer } of brands) {
    const home = readFileSync(join(SITES, domain, 'es/index.html'), 'utf8');
    expect(footer.copyright, domain).toMatch(/All rights reserved\.$/);
    expect(home, domain).toMatch(/<span lang="?en"?>©[^<]+<\/span> Todos los derechos reservados\./);
    expect(home, domain).not.toContain('All rights reserved');
  }
});
