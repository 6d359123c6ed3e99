import { expect, it } from 'vitest';
import { PROJECT } from '../../brand/brand-tree.fixture.ts';
import type { LocalSite } from '../../brand/localize-site.ts';
import { findBrand, loadBrands } from '../../brand/read-brands.ts';
import { pageLanguage } from '../../lib/text/i18n.ts';
import { devPage } from './dev-language.ts';

const site = findBrand(loadBrands(PROJECT), 'mincr');

/** Requests an address. @returns the values that the page was rendered with, and its HTML */
async function opened(address: string, type = 'text/html') {
  const locals: { site?: LocalSite; translation?: string | null } = {};
  let path: string | undefined;
  const response = await devPage(
    site,
    new URL(address, 'http://mincr.localhost'),
    locals as App.Locals,
    (target) => {
      path = target;
      const html = `<html lang="${pageLanguage()}"><a href="/faqs/">x</a>`;
      return Promise.resolve(new Response(html, { headers: { 'Content-Type': type } }));
    },
  );
  return {
    path: path,
    translation: locals.translation,
    hours: locals.site?.brand.hours.text,
    html: await response.text(),
  };
}

it('devPage() does not change an English page', async () => {
  expect(await opened('/about/')).toEqual({
    path: undefined,
    translation: '/es/about/',
    hours: site.brand.hours.text,
    html: '<html lang="en"><a href="/faqs/">x</a>',
  });
});

it('devPage() gives the English page Spanish texts and links if its Spanish address is requested', async () => {
  expect(await opened('/es/about/?as-of=now')).toEqual({
    path: '/about/?as-of=now',
    translation: '/about/',
    hours: site.brand.hours.spanishText,
    html: '<html lang="es" data-texts="/src/layouts/page/spanish-texts.ts"><a href="/es/faqs/">x</a>',
  });
});

it('devPage() does not change a file that is not a page', async () => {
  expect((await opened('/es/sitemap.xml', 'application/xml')).html).toBe(
    '<html lang="es"><a href="/faqs/">x</a>',
  );
});
