/**
 * `npm run contact-sheet`: puts screenshots of all published home pages on sheets in .cache/contact-sheet/. Build first.
 * - `-- /login/ mincr nane`: shows another page, for these brands
 * - `-- --member`: shows the member area for four different-looking brands, at 390 and 1280 px, light and dark, in
 *   English and Spanish. `--view PART` and `--size phone` limit the views, `--brand CODE,CODE` chooses the brands, and
 *   `--mixed` shows each brand in only one color scheme and language
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadBrands } from '../src/brand/read-brands.ts';
import { startServer } from './bench/server.ts';
import { openBrowser } from './bench/visit.ts';
import { memberPages } from './contact-sheet/member-pages.ts';
import { unlikeCodes } from './contact-sheet/unlike-brands.ts';
import type { Browser, BrowserContext } from 'playwright';
import { writeSheets, type Picture } from './contact-sheet/sheet.ts';

/** Viewport sizes and the display sizes on the sheet. */
const SIZES = [
  { name: 'wide', width: 1280, height: 1000, shown: 620, columns: 3, rows: 3 },
  { name: 'phone', width: 390, height: 844, shown: 300, columns: 6, rows: 3 },
] as const;
type Size = (typeof SIZES)[number];

async function photograph(context: BrowserContext, address: string, caption: string): Promise<Picture> {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // The first view may show fallback fonts; the reload shows the brand's fonts.
  await page.reload();
  const picture = await page.screenshot({ type: 'jpeg', quality: 80 });
  await page.close();
  return { caption, data: picture.toString('base64') };
}

interface SheetOptions {
  path: string;
  codes: readonly string[];
  originOf: (code: string) => string;
  /** Output folder of the sheets. */
  out: string;
}

async function makeSheets(
  browser: Browser,
  { path, codes, originOf, out }: SheetOptions,
  size: Size,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: size.width, height: size.height } });
  const pictures: Picture[] = [];
  for (const code of codes) pictures.push(await photograph(context, `${originOf(code)}${path}`, code));
  await context.close();
  const page = path.replaceAll('/', '-').replaceAll(/^-|-$/g, '') || 'home';
  for (const file of await writeSheets(browser, pictures, size, join(out, `${page}-${size.name}`)))
    console.log(file);
}

async function homePages(browser: Browser, options: SheetOptions): Promise<void> {
  for (const size of SIZES) await makeSheets(browser, options, size);
}

const MS = 1000;

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    member: { type: 'boolean', default: false },
    mixed: { type: 'boolean', default: false },
    view: { type: 'string' },
    size: { type: 'string' },
    brand: { type: 'string' },
  },
});
const [path = '/', ...chosen] = positionals;

const brands = loadBrands(root).map(({ brand }) => brand);
const out = join(root, '.cache/contact-sheet');
mkdirSync(out, { recursive: true });
const server = await startServer(root);
const browser = await openBrowser();
const originOf = (code: string): string => server.at(code, '');

try {
  if (values.member)
    await memberPages(browser, {
      codes: values.brand?.split(',') ?? unlikeCodes(brands),
      originOf,
      newPerson: server.newPerson,
      failAll: server.failAll,
      out,
      view: values.view,
      size: values.size,
      mixed: values.mixed,
    });
  else {
    const codes = chosen.length > 0 ? chosen : brands.map(({ code }) => code);
    await homePages(browser, { path, codes, originOf, out });
  }
  console.log(`${(performance.now() / MS).toFixed(0)} s`);
} finally {
  await browser.close();
}
// Without this call the server's child process would keep this process alive. The child ends at exit.
process.exit(0);
