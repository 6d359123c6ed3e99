/** Sheets of one visitor page of all brands. */
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { writeSheets, type Picture } from './sheet.ts';

/** Viewport sizes, and how the sheet shows them. */
const SIZES = [
  { name: 'wide', width: 1280, height: 1000, shown: 620, columns: 3, rows: 3 },
  { name: 'phone', width: 390, height: 844, shown: 300, columns: 6, rows: 3 },
] as const;
type Size = (typeof SIZES)[number];

async function photograph(context: BrowserContext, address: string, caption: string): Promise<Picture> {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // Fonts are optional on the first view; the reload has them.
  await page.reload();
  const picture = await page.screenshot({ type: 'jpeg', quality: 80 });
  await page.close();
  return { caption, data: picture.toString('base64') };
}

interface Wanted {
  path: string;
  codes: readonly string[];
  originOf: (code: string) => string;
  /** Folder of the sheets. */
  out: string;
}

async function makeSheets(
  browser: Browser,
  { path, codes, originOf, out }: Wanted,
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

export async function homePages(browser: Browser, wanted: Wanted): Promise<void> {
  for (const size of SIZES) await makeSheets(browser, wanted, size);
}
