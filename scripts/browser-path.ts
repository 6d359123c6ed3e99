/** The Chromium for browser tests and pictures, and its flags. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Playwright from 'playwright';
import { systemChromium } from './setup/system-chromium.mjs';

/** Chromium refuses its own sandbox when it runs as root, as in a container. */
export const chromiumArgs: readonly string[] = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Loading Playwright takes a third of a second, so only if the machine has no Chromium. */
function downloadedChromium(): string | undefined {
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof Playwright;
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Absolute path: CHROMIUM_PATH, the system's, or the one that Playwright downloaded. */
export const chromiumPath = (): string | undefined => systemChromium() ?? downloadedChromium();
