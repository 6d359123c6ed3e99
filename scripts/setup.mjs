/**
 * Brings what a fresh clone lacks: packages, Node 24, Chromium. Says nothing when all is there.
 * Plain JavaScript without dependencies: it runs before anything is installed, on Node 18 and later.
 * `--no-browser` leaves Chromium out; `--firefox` and `--webkit` bring the other browsers that tests run in.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringBrowser } from './setup/browser.mjs';
import { bringFirefox, bringWebKit } from './setup/other-browsers.mjs';
import { bringPackages, NODE, wantedPackages } from './setup/packages.mjs';
import { ROOT } from './setup/run.mjs';
import { systemChromium } from './setup/system-chromium.mjs';

/** First line: the packages that are in place. A second one says that Playwright's own browser is too. */
const STAMP = join(ROOT, 'node_modules/.setup-stamp');
const DOWNLOADED = 'with the browser of Playwright';

const [installed, downloaded] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split('\n') : [];
const wanted = wantedPackages();
const inPlace = installed === wanted && existsSync(NODE);

if (!inPlace) {
  await bringPackages();
  writeFileSync(STAMP, `${wanted}\n`);
}

// Another version of Playwright wants another browser, so the second line holds only as long as the first.
const hasBrowser = systemChromium() !== undefined || (inPlace && downloaded === DOWNLOADED);
if (!hasBrowser && !process.argv.includes('--no-browser') && (await bringBrowser())) {
  writeFileSync(STAMP, `${wanted}\n${systemChromium() ? '' : DOWNLOADED}`);
}

if (process.argv.includes('--firefox')) await bringFirefox();
if (process.argv.includes('--webkit')) await bringWebKit();
