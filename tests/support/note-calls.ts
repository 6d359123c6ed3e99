/** Records which screen makes which call, for the list of `npm run contract`. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { withoutLanguage } from '../../src/lib/navigation/page-address.ts';
import { CONTROL_PREFIX, isSandboxPath } from '../../stubs/sandbox/paths.ts';

const SEEN = resolve(import.meta.dirname, '../../.cache/test/calls');

export function noteCalls(page: Page, test: string, worker: number): void {
  mkdirSync(SEEN, { recursive: true });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!isSandboxPath(pathname) || pathname.startsWith(CONTROL_PREFIX)) return;
    const { pathname: shown, hash } = new URL(page.url());
    const screen = `${withoutLanguage(shown)}${hash.replace(/[?=].*/, '')}`;
    appendFileSync(
      resolve(SEEN, `${worker}.jsonl`),
      `${JSON.stringify({ method: request.method(), path: pathname, screen, test })}\n`,
    );
  });
}
