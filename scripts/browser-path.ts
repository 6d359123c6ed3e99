/** Which Chromium the browser tests and pictures use, and the flags it starts with. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Playwright from 'playwright';
import { systemChromium } from './setup/system-chromium.mjs';

/** Quiet and offline; Chromium refuses its sandbox when it runs as root, as in a container. */
export const chromiumArgs: readonly string[] = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Playwright takes a third of a second to load, so it is asked only where the machine has no Chromium. */
function downloadedChromium(): string | undefined {
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof Playwright;
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Absolute path of a Chromium: CHROMIUM_PATH, the machine's own, or the one that Playwright downloaded. */
export const chromiumPath = (): string | undefined => systemChromium() ?? downloadedChromium();
