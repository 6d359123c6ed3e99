/**
 * Installs what a fresh clone lacks: packages, Node 24, Chromium. Plain JavaScript without dependencies: it runs
 * before anything is installed, on Node 18 and later.
 * - `--no-browser`: without Chromium
 * - `--firefox`, `--webkit`: also these browsers
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringBrowser } from './setup/browser.mjs';
import { bringFirefox, bringWebKit } from './setup/other-browsers.mjs';
import { bringPackages, NODE, wantedPackages } from './setup/packages.mjs';
import { MINUTE_MS, ROOT, run } from './setup/run.mjs';
import { systemChromium } from './setup/system-chromium.mjs';

/** First line: hash of the installed packages. Second line: Playwright's own browser is installed. */
const STAMP = join(ROOT, 'node_modules/.setup-stamp');
const DOWNLOADED = 'with the browser of Playwright';

const [installed, downloaded] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split('\n') : [];
const wanted = wantedPackages();
const inPlace = installed === wanted && existsSync(NODE);

if (!inPlace) {
  await bringPackages();
  // For editors of brand files; the build and `npm run dev` keep it current.
  await run(NODE, ['scripts/brands.ts', 'schema'], MINUTE_MS);
  writeFileSync(STAMP, `${wanted}\n`);
}

// Another version of Playwright needs another browser, so the second line depends on the first.
const hasBrowser = systemChromium() !== undefined || (inPlace && downloaded === DOWNLOADED);
if (!hasBrowser && !process.argv.includes('--no-browser') && (await bringBrowser())) {
  writeFileSync(STAMP, `${wanted}\n${systemChromium() ? '' : DOWNLOADED}`);
}

if (process.argv.includes('--firefox')) await bringFirefox();
if (process.argv.includes('--webkit')) await bringWebKit();
