/** Installs Chromium: from the system's packages, else Playwright's. */
import { installPackages, whyNoApt } from './apt.mjs';
import { NODE } from './packages.mjs';
import { MINUTE_MS, run, shortened } from './run.mjs';
import { systemChromium } from './system-chromium.mjs';

/** Resolves to the reason if it failed, otherwise to undefined. */
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
  return output;
}

async function installFromPlaywright() {
  console.log('Installing Chromium (playwright install) …');
  const { ok, output } = await run(
    NODE,
    ['node_modules/playwright/cli.js', 'install', 'chromium'],
    5 * MINUTE_MS,
  );
  return ok ? '' : output;
}

/** Resolves to whether a browser is installed. The portal runs without one, so its absence is only a warning. */
export async function bringBrowser() {
  const aptError = await installFromApt();
  if (aptError === '') return true;
  const downloadError = await installFromPlaywright();
  if (downloadError === '') return true;
  console.error(`${shortened(aptError)}\n${shortened(downloadError)}`);
  console.error(
    'No Chromium: browser tests will fail. Install Chromium or Chrome, or set CHROMIUM_PATH, and try again.',
  );
  return false;
}
