/**
 * Installs what a fresh clone lacks: packages, Node 24, Chromium. Written in plain JavaScript without dependencies,
 * because it runs before anything is installed, on Node 18 or later.
 * - `--run-only`: installs only what is needed to build and serve the sites
 * - `--no-browser`: does not install Chromium
 * - `--firefox`, `--webkit`, `--nginx`: also installs these
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringBrowser } from './setup/browser.mjs';
import { bringFirefox, bringNginx, bringWebKit } from './setup/other-browsers.mjs';
import { bringPackages, lockIsInstalled, NODE, requiredPackages } from './setup/packages.mjs';
import { MINUTE_MS, ROOT, run } from './setup/run.mjs';
import { systemChromium } from './setup/system-chromium.mjs';

/** A file with the hash of the installed packages, and with DOWNLOADED if Playwright's browser is installed. */
const STAMP = join(ROOT, 'node_modules/.setup-stamp');
const DOWNLOADED = 'with the browser of Playwright';

const has = (option) => process.argv.includes(option);
const withTests = !has('--run-only');
const [installed, downloaded] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split('\n') : [];
const complete = requiredPackages(true);
const required = withTests ? complete : requiredPackages(false);
const isInstalled =
  (installed === required || installed === complete) && existsSync(NODE) && lockIsInstalled(withTests);

if (!isInstalled) {
  await bringPackages(withTests);
  // Writes the JSON schema that editors use for brand files. The build and `npm run dev` update it later.
  await run(NODE, ['scripts/brands.ts', 'schema'], MINUTE_MS);
  writeFileSync(STAMP, `${required}\n`);
}

// Another version of Playwright requires another browser, so DOWNLOADED is valid only if the packages are unchanged.
const hasBrowser = systemChromium() !== undefined || (isInstalled && downloaded === DOWNLOADED);
if (withTests && !hasBrowser && !has('--no-browser') && (await bringBrowser())) {
  writeFileSync(STAMP, `${required}\n${systemChromium() ? '' : DOWNLOADED}`);
}

if (has('--firefox')) await bringFirefox();
if (has('--webkit')) await bringWebKit();
if (has('--nginx')) await bringNginx();
