/** Tests of `renderSite`. Its checks of rendered pages find template errors that checks of brand files cannot find. */
import { describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { themeFile } from '../../brand/addresses.ts';
import { findBrand, loadBrands } from '../../brand/read-brands.ts';
import { PROJECT } from '../../brand/brand-tree.fixture.ts';
import type { Assets } from './assets.ts';
import type { Render } from './render-page.ts';
import { renderSite } from './render-site.ts';

const sites = loadBrands(PROJECT);
const site = findBrand(sites, 'mincr');
const brands = sites.map(({ brand }) => brand);
const STYLE_SHEET = '/_astro/page.a1.css';
const assets: Assets = {
  paths: new Set([STYLE_SHEET]),
  closure: () => new Set(),
  staticImports: () => new Set(),
  styles: (address) => (address === STYLE_SHEET ? ['p{margin:0}'] : undefined),
  addedNames: () => [],
  file: (address) => address,
};

/** A renderer for tests. All pages are empty except one. */
const rendering =
  (html: string): Render =>
  ({ pathname }) =>
    Promise.resolve(
      new Response(pathname === '/about/' ? html : '', {
        status: pathname === '/404/' ? 404 : 200,
        headers: { 'content-security-policy': "default-src 'self'; style-src 'self'" },
      }),
    );
const published = (html: string) => renderSite(rendering(html), site, brands, assets);

describe('a rendered page', () => {
  it.each([
    ['<p>Bighorn Health</p>', '/about/ names another brand: Bighorn Health'],
    ['<a href="/gone/">Gone</a>', '/about/ links to /gone/, which is not there'],
    [
      '<link rel="stylesheet" href="/_astro/gone.css">',
      '/about/ links to /_astro/gone.css, which is not there',
    ],
    ['<script>{"domain":"bighorn.example"}</script>', '/about/ names another brand: bighorn.example'],
  ])('is refused if it contains %s', async (html, message) => {
    await expect(published(html)).rejects.toThrow(message);
  });

  it('is refused if it has the same title as another page', async () => {
    const pagesWithDoubleTitle: Render = ({ pathname }) =>
      Promise.resolve(
        new Response(`<title>Health coverage</title><p>${pathname}</p>`, {
          status: pathname === '/404/' ? 404 : 200,
          headers: { 'content-security-policy': "default-src 'self'; style-src 'self'" },
        }),
      );
    await expect(renderSite(pagesWithDoubleTitle, site, brands, assets)).rejects.toThrow(
      '/login/ has the same title as /: Health coverage',
    );
  });

  it('is published if it has no errors', async () => {
    const { files } = await published('<p>North Star Health Plan</p> <a href="/faqs/">Questions</a>');
    expect(files.get('about/index.html')).toContain('North Star Health Plan');
  });
});

describe('a Spanish page', () => {
  /** Renders a page with its language, the address of its translation, and a link. */
  const described: Render = ({ pathname }, { language, brand }, translation) =>
    Promise.resolve(
      new Response(`<p>${language} ${translation} ${brand.hours.text}</p><a href="/faqs/">Questions</a>`, {
        status: pathname === '/404/' ? 404 : 200,
        headers: { 'content-security-policy': "default-src 'self'; style-src 'self'" },
      }),
    );

  it('has the Spanish texts of the brand record, and links to other Spanish pages', async () => {
    const { files } = await renderSite(described, site, brands, assets);
    const { hours } = site.brand;
    expect(files.get('login/index.html')).toBe(
      `<p>en /es/login/ ${hours.text}</p><a href="/faqs/">Questions</a>`,
    );
    expect(files.get('es/login/index.html')).toBe(
      `<p>es /login/ ${hours.spanishText}</p><a href="/es/faqs/">Questions</a>`,
    );
    expect(files.get('es/404.html')).toContain('<p>es /404/');
    expect(files.get('es/index.html')).toContain('<p>es / ');
  });

  it('is refused if it contains a broken link or another brand’s name', async () => {
    const broken: Render = async (url, local, translation) => {
      const response = await described(url, local, translation);
      const text = await response.text();
      const isSpanishHome = local.language === 'es' && url.pathname === '/';
      return new Response(isSpanishHome ? `${text}<a href="/gone/">x</a>Bighorn Health` : text, response);
    };
    await expect(renderSite(broken, site, brands, assets)).rejects.toThrow(
      /\/es\/ links to \/gone\/, which is not there\n.*\/es\/ names another brand: Bighorn Health/,
    );
  });

  it('gets a redirect under /es/ for each old address of its English page', async () => {
    const { files } = await renderSite(described, site, brands, assets);
    const redirects = files.get('_redirects')?.split('\n') ?? [];
    expect(redirects).toContain('/home/ / 302');
    expect(redirects).toContain('/es/home/ /es/ 302');
    expect(redirects).toContain('/es/spa/ /es/login/#/spendingSummary 302');
  });
});

it('a site’s policy allows the styles that are inlined into its pages', async () => {
  const { files } = await published(
    `<head><link rel="stylesheet" href="${themeFile(site.brand.theme)}"><link rel="stylesheet" href="${STYLE_SHEET}"></head>`,
  );
  const page = files.get('about/index.html') ?? '';
  expect(page).not.toContain('rel="stylesheet"');
  const [, style = ''] = /<style>([^<]+)<\/style>/.exec(page) ?? [];
  expect(style).toBe('p{margin:0}');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(files.get('_headers')).toContain(`style-src 'self' 'sha256-${hash}'`);
});

it('a site is refused if a style loads a missing file', async () => {
  const broken: Assets = { ...assets, styles: () => ['p{background:url(/_astro/gone.png)}'] };
  await expect(
    renderSite(rendering(`<link rel="stylesheet" href="${STYLE_SHEET}">`), site, brands, broken),
  ).rejects.toThrow('the styles link to /_astro/gone.png, which is not there');
});

it('a site is refused if its policy is longer than hosts allow', async () => {
  const origins = Array.from({ length: 60 }, (_, at) => `https://service-${at}.of-the-brand.example`).join(
    ' ',
  );
  const long: Render = ({ pathname }) =>
    Promise.resolve(
      new Response('', {
        status: pathname === '/404/' ? 404 : 200,
        headers: { 'content-security-policy': `default-src 'self'; connect-src ${origins}` },
      }),
    );
  await expect(renderSite(long, site, brands, assets)).rejects.toThrow(
    /^mincr: 1 error in the rendered pages\n {2}_headers has a line of \d{4} characters, and hosts take 2000: Content-/,
  );
});
