/**
 * Installs what a fresh clone lacks: packages, Node 24, Chromium. Plain JavaScript without dependencies: it runs
 * before anything is installed, on Node 18 and later.
 * - `--run-only`: what builds and serves the sites, without checks, tests and Chromium
 * - `--no-browser`: without Chromium
 * - `--firefox`, `--webkit`, `--nginx`: also these
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringBrowser } from './setup/browser.mjs';
import { bringFirefox, bringNginx, bringWebKit } from './setup/other-browsers.mjs';
import { bringPackages, NODE, requiredPackages } from './setup/packages.mjs';
import { MINUTE_MS, ROOT, run } from './setup/run.mjs';
import { systemChromium } from './setup/system-chromium.mjs';

/** First line: hash of the installed packages. Second line: Playwright's own browser is installed. */
const STAMP = join(ROOT, 'node_modules/.setup-stamp');
const DOWNLOADED = 'with the browser of Playwright';

const has = (option) => process.argv.includes(option);
const withTests = !has('--run-only');
const [installed, downloaded] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split('\n') : [];
const complete = requiredPackages(true);
const required = withTests ? complete : requiredPackages(false);
const isInstalled = (installed === required || installed === complete) && existsSync(NODE);

if (!isInstalled) {
  await bringPackages(withTests);
  // For editors of brand files; the build and `npm run dev` keep it current.
  await run(NODE, ['scripts/brands.ts', 'schema'], MINUTE_MS);
  writeFileSync(STAMP, `${required}\n`);
}

// Another version of Playwright needs another browser, so the second line depends on the first.
const hasBrowser = systemChromium() !== undefined || (isInstalled && downloaded === DOWNLOADED);
if (withTests && !hasBrowser && !has('--no-browser') && (await bringBrowser())) {
  writeFileSync(STAMP, `${required}\n${systemChromium() ? '' : DOWNLOADED}`);
}

if (has('--firefox')) await bringFirefox();
if (has('--webkit')) await bringWebKit();
if (has('--nginx')) await bringNginx();
