/** Where a Chromium of the machine itself may be; plain JavaScript because set-up runs before Node 24 is there. */
import { existsSync, readFileSync, statSync } from 'node:fs';

/** Chromium without a window first: it runs the same tests in two thirds of the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const STUB_MAX_BYTES = 10_000;

/**
 * Ubuntu's package is a short script that only starts the snap, and fails where there is none.
 * @param {string} place
 */
const isEmptySnap = (place) =>
  statSync(place).size < STUB_MAX_BYTES &&
  readFileSync(place, 'utf8').includes('/snap/') &&
  !existsSync('/snap/bin/chromium');

/**
 * The browser named by CHROMIUM_PATH, else the first usable one of the usual places.
 * @returns {string | undefined} an absolute path
 */
export function systemChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && existsSync(named)) return named;
  return PLACES.find((place) => existsSync(place) && !isEmptySnap(place));
}
