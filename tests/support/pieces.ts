/** Puts `pieces.page.tsx` into a page of a brand's published site, with its header, theme and style sheets. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { build } from 'vite';
import type { Brand } from '../../src/brand/brand.schema.ts';
import { toBrandSlice } from '../../src/brand/brand-slice.ts';

const SITES = resolve(import.meta.dirname, '../../dist/sites');

interface Bundle {
  script: string;
  style: string;
}

let bundled: Promise<Bundle> | undefined;

async function bundle(): Promise<Bundle> {
  const result = await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, 'pieces.page.tsx'),
        output: { format: 'iife' },
      },
    },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return {
    script: files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n'),
    style: files
      .flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
      )
      .join('\n'),
  };
}

/**
 * Opens the pieces in place of a brand's sign-in page, at a hash.
 * @param address of the brand's sign-in page
 */
export async function openPieces(page: Page, brand: Brand, address: string, hash: string): Promise<void> {
  bundled ??= bundle();
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
