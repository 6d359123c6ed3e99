/** The last net before a release: what a template wrote, and no check of the brand files could see. */
import { describe, expect, it } from 'vitest';
import { findBrand, loadBrands } from '../brand/read-brands.ts';
import { PROJECT } from '../brand/brand-tree.fixture.ts';
import type { Assets } from './assets.ts';
import { renderSite, type Render } from './render-site.ts';

const sites = loadBrands(PROJECT);
const site = findBrand(sites, 'mincr');
const brands = sites.map(({ brand }) => brand);
const assets: Assets = {
  paths: new Set(),
  closure: () => new Set(),
  staticImports: () => new Set(),
  file: (address) => address,
};

/** Stands for the compiled templates: every page is empty, but for what stands on one of them. */
const rendering =
  (html: string): Render =>
  ({ pathname }) =>
    Promise.resolve(
      new Response(pathname === '/about/' ? html : '', {
        status: pathname === '/404/' ? 404 : 200,
        headers: { 'content-security-policy': "default-src 'self'" },
      }),
    );
const published = (html: string) => renderSite(rendering(html), site, brands, assets);

describe('a rendered page', () => {
  it.each([
    ['<p>Bighorn Health</p>', '/about/ names another brand: Bighorn Health'],
    ['<a href="/gone/">Gone</a>', '/about/ links to /gone/, which is not there'],
    ['<script>{"domain":"bighorn.example"}</script>', '/about/ names another brand: bighorn.example'],
  ])('is refused with %s', async (html, message) => {
    await expect(published(html)).rejects.toThrow(message);
  });

  it('is published without', async () => {
    const { files } = await published('<p>North Star Health Plan</p> <a href="/faqs/">Questions</a>');
    expect(files.get('about/index.html')).toContain('North Star Health Plan');
  });
});
