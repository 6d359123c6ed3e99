/**
 * `npm run contact-sheet`: screenshots of all published home pages on sheets in .cache/contact-sheet/. `-- /login/
 * mincr nane` selects another page and brands. Build first.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { loadBrands } from '../src/brand/read-brands.ts';
import { chromiumArgs, chromiumPath } from './browser-path.ts';
import { startPortalServer } from './server/portal-server.ts';

const PORT = 4393;
const OUT = '.cache/contact-sheet';
/** Viewport sizes, and how the sheet shows them. */
const SIZES = [
  { name: 'wide', width: 1280, height: 1000, shown: 620, columns: 3, perSheet: 9 },
  { name: 'phone', width: 390, height: 844, shown: 300, columns: 6, perSheet: 18 },
] as const;
type Size = (typeof SIZES)[number];

const root = resolve(import.meta.dirname, '..');
const [path = '/', ...chosen] = process.argv.slice(2);

interface Picture {
  code: string;
  data: string;
}

async function photograph(context: BrowserContext, code: string): Promise<Picture> {
  const page = await context.newPage();
  await page.goto(`http://${code}.localhost:${PORT}${path}`);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // Fonts are optional on the first view; the reload has them.
  await page.reload();
  const picture = await page.screenshot({ type: 'jpeg', quality: 80 });
  await page.close();
  return { code, data: picture.toString('base64') };
}

const figure = ({ code, data }: Picture, { shown }: Size): string =>
  `<figure style="margin:0"><img src="data:image/jpeg;base64,${data}" width="${shown}"><figcaption>${code}</figcaption></figure>`;

async function tile(browser: Browser, pictures: readonly Picture[], size: Size, file: string): Promise<void> {
  const sheet = await browser.newPage({
    viewport: { width: size.columns * (size.shown + 16) + 16, height: 600 },
  });
  await sheet.setContent(
    `<body style="margin:16px;display:grid;grid-template-columns:repeat(${size.columns},${size.shown}px);gap:16px;background:#999;font:14px sans-serif">${pictures.map((picture) => figure(picture, size)).join('')}`,
  );
  await sheet.screenshot({ path: file, fullPage: true });
  await sheet.close();
}

async function makeSheets(browser: Browser, codes: readonly string[], size: Size): Promise<void> {
  const context = await browser.newContext({ viewport: { width: size.width, height: size.height } });
  const pictures: Picture[] = [];
  for (const code of codes) pictures.push(await photograph(context, code));
  await context.close();
  const page = path.replaceAll('/', '-').replaceAll(/^-|-$/g, '') || 'home';
  for (let first = 0; first < pictures.length; first += size.perSheet) {
    const file = join(root, OUT, `${page}-${size.name}-${first / size.perSheet + 1}.png`);
    await tile(browser, pictures.slice(first, first + size.perSheet), size, file);
    console.log(file);
  }
}

const all = loadBrands(root).map(({ brand }) => brand.code);
mkdirSync(join(root, OUT), { recursive: true });
const stop = await startPortalServer({ root, port: PORT, databaseFile: ':memory:' });
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: [...chromiumArgs],
  ...(executablePath ? { executablePath } : {}),
});
try {
  for (const size of SIZES) await makeSheets(browser, chosen.length > 0 ? chosen : all, size);
} finally {
  await browser.close();
  await stop();
}
