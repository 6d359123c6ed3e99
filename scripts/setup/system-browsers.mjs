/** Finds an installed Firefox and WebKit. Plain JavaScript, because setup runs before Node 24 is installed. */
import { existsSync } from 'node:fs';

const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** WebKitGTK's driver, a virtual display, and openssl, which creates the TLS certificate. */
const WEBKIT_PARTS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/openssl'];

/** FIREFOX_PATH, or the first usual path that exists. @returns {string | undefined} absolute path */
export function systemFirefox() {
  const named = process.env['FIREFOX_PATH'];
  if (named && existsSync(named)) return named;
  return FIREFOX_PLACES.find((file) => existsSync(file));
}

export const hasWebKit = () => WEBKIT_PARTS.every((file) => existsSync(file));
