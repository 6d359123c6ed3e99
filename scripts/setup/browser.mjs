/** Brings a Chromium: from the system's packages, else the one that Playwright offers. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NODE } from './packages.mjs';
import { MINUTE_MS, run, shortened } from './run.mjs';
import { systemChromium } from './system-chromium.mjs';

const isRoot = process.getuid?.() === 0;
const has = (command) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

function apt(args, limitMs) {
  const command = [
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-o',
    'DPkg::Lock::Timeout=60',
    ...args,
  ];
  return isRoot ? run(command[0], command.slice(1), limitMs) : run('sudo', ['-n', ...command], limitMs);
}

/** Resolves to why there is no browser yet, or to nothing. */
async function installFromApt() {
  if (!has('apt-get') || !(isRoot || has('sudo'))) return 'apt-get: not to be used here';
  console.log('Installing Chromium (apt-get) …');
  // A stale package list may still do, so the outcome of the update alone does not decide.
  const update = await apt(['update'], 3 * MINUTE_MS);
  let output = update.ok ? '' : `${update.output}\n`;
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    const packages = [browser, 'fonts-liberation'];
    const install = await apt(['install', '-y', '--no-install-recommends', ...packages], 8 * MINUTE_MS);
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
