/** Fixed pages that are timed beside visits, in the same browser and with the same CPU and network throttling. */
import { createServer, type ServerResponse } from 'node:http';
import type { Browser } from 'playwright';
import { atEnd } from './ending.ts';
import { slowDown } from './slow-phone.ts';
import { inNewWindow, PHONE } from './visit.ts';
import { LOOP, type Baseline } from './baseline.ts';

const KB = 1000;
/** Transferred bytes (nothing is compressed), similar to the portal's pages. Changing a size invalidates budgets. */
const HOME = { html: 8 * KB, css: 6 * KB, js: 3 * KB };
const SUMMARY = { html: 12 * KB, css: 6 * KB, shell: 3 * KB, js: 120 * KB, response: 10 * KB };
const LIMIT_MS = 30_000;

interface BaselinePages {
  /** Milliseconds until a page as heavy as a brand's home page has painted its heading. */
  home: Baseline;
  /** Milliseconds until a page as heavy as the activity summary has loaded its scripts and data, run a fixed loop, and shown a row. */
  summary: Baseline;
}

/** Pads text to an exact length in bytes. */
const filled = (start: string, unit: string, bytes: number, end = ''): string =>
  (start + unit.repeat(Math.ceil(bytes / unit.length))).slice(0, bytes - end.length) + end;

const html = (bytes: number, head: string): string =>
  filled(
    `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Baseline</title>${head}</head><body><h1>The heading is the largest text of this page</h1>`,
    '<p>Small words that fill the page.</p>',
    bytes,
  );

const css = (bytes: number): string =>
  filled('h1{font:2rem/1.2 serif}p{font:.75rem/1.4 serif}', '.a .b{color:#123456;margin:1px}', bytes);

const comment = (bytes: number): string => filled('/*', ' baseline', bytes, '*/');

const FUNCTION = ';(function(a){return a*7+"words"});';

/** A script of exactly `bytes` bytes: the code, padded with functions that are parsed but never called. */
function js(code: string, bytes: number): string {
  const functions = FUNCTION.repeat(Math.floor((bytes - code.length) / FUNCTION.length) - 1);
  return code + functions + comment(bytes - code.length - functions.length);
}

const SHELL = `import('/summary.js');`;
const WORK = `const work=${LOOP.replaceAll(/\s+/g, ' ')};
fetch('/response').then((response)=>response.text()).then(()=>{
  const row=document.createElement('h2');row.textContent='Shown';document.body.prepend(row);
  requestAnimationFrame(()=>{window.shown=performance.now()});
});`;

export const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/home': [
    'text/html',
    html(HOME.html, '<link rel="stylesheet" href="/home.css"><script type="module" src="/home.js"></script>'),
  ],
  '/home.css': ['text/css', css(HOME.css)],
  '/home.js': ['text/javascript', comment(HOME.js)],
  '/summary': [
    'text/html',
    html(
      SUMMARY.html,
      '<link rel="stylesheet" href="/summary.css"><script type="module" src="/shell.js"></script>',
    ),
  ],
  '/summary.css': ['text/css', css(SUMMARY.css)],
  '/shell.js': ['text/javascript', SHELL + comment(SUMMARY.shell - SHELL.length)],
  '/summary.js': ['text/javascript', js(WORK, SUMMARY.js)],
  '/response': ['text/plain', 'x'.repeat(SUMMARY.response)],
};

function respond(path: string, response: ServerResponse): void {
  const [type, text] = FILES[path] ?? ['text/plain', ''];
  response.writeHead(text ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

const LAST_PAINT = `new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
  .observe({ type: 'largest-contentful-paint', buffered: true }))`;

const timeOf = (browser: Browser, address: string, figure: string, ready: string): Promise<number> =>
  inNewWindow(browser, PHONE, async (page) => {
    await slowDown(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(ready, undefined, { timeout: LIMIT_MS });
    const value: unknown = await page.evaluate(figure);
    return typeof value === 'number' ? value : Number.NaN;
  });

/** Serves the pages until this process ends. */
export async function baselinePages(browser: Browser): Promise<BaselinePages> {
  const server = createServer(({ url = '/' }, response) => respond(url, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  atEnd(() => server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    home: () => timeOf(browser, `${origin}/home`, LAST_PAINT, 'true'),
    summary: () => timeOf(browser, `${origin}/summary`, 'window.shown', 'window.shown > 0'),
  };
}
