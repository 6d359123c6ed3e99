/** Puts `pieces.page.tsx` into a page of a brand's published site, with its header, theme and style sheets. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import type { Brand } from '../../src/brand/brand.schema.ts';
import { toBrandSlice } from '../../src/brand/brand-slice.ts';
import { bundlePage } from './page-bundle.ts';

const SITES = resolve(import.meta.dirname, '../../dist/sites');

let bundled: ReturnType<typeof bundlePage> | undefined;

/**
 * Opens the pieces in place of a brand's sign-in page, at a hash.
 * @param address of the brand's sign-in page
 */
export async function openPieces(page: Page, brand: Brand, address: string, hash: string): Promise<void> {
  bundled ??= bundlePage('pieces.page.tsx');
  const { script, style } = await bundled;
  await page.route(address, async (route) => {
    const published = readFileSync(resolve(SITES, brand.domain, 'login/index.html'), 'utf8');
    const head = /<head>[\s\S]*<\/head>/.exec(published)?.[0].replace(/<meta http-equiv[^>]*>/g, '') ?? '';
    await route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en" data-area="member" data-session="in" data-header="${brand.theme.header}">
        ${head.replace('</head>', () => `<style>${style}</style></head>`)}
        <body><main id="main" tabindex="-1"><div class="wrap"><div id="member"></div></div></main>
        <script>window.pieces = ${JSON.stringify(toBrandSlice(brand))}</script><script>${script.replaceAll('</script', '<\\/script')}</script>
        </body></html>`,
    });
  });
  await page.goto(`${address}${hash}`);
}
