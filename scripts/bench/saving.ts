/** Time from saving a brand file until the open page of `npm run dev` shows it. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { endWithUs } from './ending.ts';
import { runsBeside, timeOf } from './ratio.ts';
import { largest, type Figures } from './report.ts';
import { freePort } from './server.ts';
import { DESK, inNewWindow, openBrowser } from './visit.ts';
import { loopAndWait } from './yardstick.ts';

const RUNS = 5;
const START_LIMIT_MS = 30_000;
const RECORD = 'brands/mincr/brand.yaml';
const COPY = 'brands/_pages/about.md';
const PHONE = /1-800-555-\d{4}/;

/** @returns a function that stops the server */
async function startDev(root: string, port: number): Promise<() => void> {
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithUs(child);
  await new Promise<void>((ready, failed) => {
    const late = setTimeout(() => failed(new Error('the dev server did not start in time')), START_LIMIT_MS);
    child.once('exit', () => failed(new Error('the dev server ended')));
    child.stdout.on('data', (data: Buffer) => {
      if (!data.toString().includes(`localhost:${port}`)) return;
      clearTimeout(late);
      ready();
    });
  });
  return () => child.kill('SIGKILL');
}

/** Saves and waits until the page shows the words. @returns seconds */
async function seconds(page: Page, file: string, text: string, words: string): Promise<number> {
  const started = performance.now();
  writeFileSync(file, text);
  await page.getByText(words).first().waitFor();
  return (performance.now() - started) / 1000;
}

/** @param copy of the checkout; its brand files are changed and restored */
export async function saving(copy: string): Promise<Figures> {
  const port = await freePort();
  const stop = await startDev(copy, port);
  const record = join(copy, RECORD);
  const shared = join(copy, COPY);
  const [recordText, sharedText] = [readFileSync(record, 'utf8'), readFileSync(shared, 'utf8')];
  const browser = await openBrowser();
  try {
    return await inNewWindow(browser, DESK, async (page) => {
      // Not measured: the first request of a page compiles it.
      await page.goto(`http://mincr.localhost:${port}/about/`);
      await seconds(page, shared, `${sharedText}\nFirst words.\n`, 'First words.');
      const yaml = await runsBeside(loopAndWait, RUNS, (run) => {
        const number = `1-800-555-01${70 + run}`;
        return seconds(page, record, recordText.replace(PHONE, number), number);
      });
      const markdown = await runsBeside(loopAndWait, RUNS, (run) =>
        seconds(page, shared, `${sharedText}\nWords ${run}.\n`, `Words ${run}.`),
      );
      return { savingSeconds: largest([timeOf(yaml), timeOf(markdown)]) };
    });
  } finally {
    stop(); // before its files change back: it would complain of a half-written one
    await browser.close();
    writeFileSync(record, recordText);
    writeFileSync(shared, sharedText);
  }
}
