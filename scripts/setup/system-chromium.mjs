/** Finds an installed Chromium. Plain JavaScript, because setup runs before Node 24 is installed. */
import { existsSync, readFileSync, statSync } from 'node:fs';

/** The headless shell is first, because it runs the same tests in two thirds of the time. */
const PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const STUB_MAX_BYTES = 10_000;

/** Detects Ubuntu's package, a short script that starts the snap and fails without it. @param {string} path */
const isEmptySnap = (path) =>
  statSync(path).size < STUB_MAX_BYTES &&
  readFileSync(path, 'utf8').includes('/snap/') &&
  !existsSync('/snap/bin/chromium');

/** CHROMIUM_PATH, or the first usual path that works. @returns {string | undefined} absolute path */
export function systemChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && existsSync(named)) return named;
  return PATHS.find((path) => existsSync(path) && !isEmptySnap(path));
}
