/** Brings a Chromium: from the system's packages, else the one that Playwright offers. */
import { installPackages, whyNoApt } from './apt.mjs';
import { NODE } from './packages.mjs';
import { MINUTE_MS, run, shortened } from './run.mjs';
import { systemChromium } from './system-chromium.mjs';

/** Resolves to why there is no browser yet, or to nothing. */
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

/** Resolves to whether there is a browser now. The portal itself runs without one, so that its absence only warns. */
export async function bringBrowser() {
  const aptFault = await installFromApt();
  if (aptFault === '') return true;
  const downloadFault = await installFromPlaywright();
  if (downloadFault === '') return true;
  console.error(`${shortened(aptFault)}\n${shortened(downloadFault)}`);
  console.error(
    'No Chromium: browser tests will fail. Install Chromium or Chrome, or set CHROMIUM_PATH, and try again.',
  );
  return false;
}
