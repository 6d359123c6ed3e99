/** The Chromium for browser tests and pictures, and its flags. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Playwright from 'playwright';
import { systemChromium } from './setup/system-chromium.mjs';

/** Chromium's flags. Its sandbox cannot start if Chromium runs as root, for example in a container. */
export const chromiumArgs: readonly string[] = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Loading Playwright takes a third of a second, so it is loaded only if the system has no Chromium. */
function downloadedChromium(): string | undefined {
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof Playwright;
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Absolute path of Chromium: from CHROMIUM_PATH, else the system's, else the one that Playwright downloaded. */
export const chromiumPath = (): string | undefined => systemChromium() ?? downloadedChromium();
