/** Installs Chromium from the system's packages; if that fails, installs Playwright's. */
import { installPackages, reasonIn, whyNoApt } from './apt.mjs';
import { NODE } from './packages.mjs';
import { MINUTE_MS, run } from './run.mjs';
import { systemChromium } from './system-chromium.mjs';

/** Installs the system's Chromium. Resolves to the reason for a failure, or '' on success. */
async function installFromApt() {
  const reason = whyNoApt();
  if (reason) return reason;
  console.log('Installing Chromium (apt-get) …');
  let output = '';
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    const install = await installPackages([browser, 'fonts-liberation'], 8 * MINUTE_MS);
    if (systemChromium()) return '';
    output += `${install.output}\n`;
  }
  return reasonIn(output);
}

/** Installs Playwright's Chromium. Resolves as `installFromApt` does. */
async function installFromPlaywright() {
  console.log('Installing Chromium (playwright install) …');
  const install = ['node_modules/playwright/cli.js', 'install', 'chromium'];
  const { ok, output } = await run(NODE, install, 5 * MINUTE_MS);
  return ok
    ? ''
    : (output.split('\n').find((line) => /error/i.test(line)) ?? 'playwright install failed').trim();
}

/** Resolves to whether a browser is installed. Only browser tests need one, so a missing browser is only a warning. */
export async function bringBrowser() {
  const aptError = await installFromApt();
  if (aptError === '') return true;
  const downloadError = await installFromPlaywright();
  if (downloadError === '') return true;
  console.error(`No Chromium: ${aptError}; ${downloadError}`);
  console.error('Browser tests will fail. Install Chromium or Chrome, or set CHROMIUM_PATH, and try again.');
  return false;
}
