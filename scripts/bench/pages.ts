/** Weight and speed of the home page and the summary, and the server's memory, on the published sites. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { PEOPLE } from '../../stubs/people/people.ts';
import { chromiumArgs, chromiumPath } from '../browser-path.ts';
import { median, type Figures } from './report.ts';
import { countWeight, OBSERVE, seen, slowDown, type Seen } from './visit.ts';

const PORT = 4393;
const SITE = `http://mincr.localhost:${PORT}`;
const RUNS = 3;
const REQUESTS = 400;
const START_LIMIT_MS = 20_000;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

async function startServer(root: string): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    ['--max-semi-space-size=1', 'scripts/serve.ts', '--port', String(PORT), '--database', ':memory:'],
    { cwd: root, stdio: 'ignore' },
  );
  const until = performance.now() + START_LIMIT_MS;
  while (performance.now() < until) {
    const up = await fetch(`http://127.0.0.1:${PORT}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error('the server did not start');
}

async function signIn(page: Page): Promise<void> {
  const [person] = PEOPLE;
  await page.goto(`${SITE}/login/`);
  await page.getByLabel('User name').fill(person?.logonId ?? '');
  await page.getByLabel('Password', { exact: true }).fill(person?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await panels(page);
}

async function panels(page: Page): Promise<void> {
  await page.locator('.claim-row').first().waitFor();
  await page.locator('.message-row').first().waitFor();
}

/** One page with an empty cache; `member` visits it a second time, signed in, as the reload that is measured. */
async function visit(
  browser: Browser,
  viewport: typeof PHONE,
  member: boolean,
  slow: boolean,
): Promise<{ weight: Awaited<ReturnType<typeof countWeight>>; seen: Seen }> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  if (member) await signIn(page);
  await page.addInitScript(OBSERVE);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  const weight = await countWeight(cdp);
  if (slow) await slowDown(cdp);
  if (member) {
    await page.reload({ waitUntil: 'load' });
    await panels(page);
  } else {
    await page.goto(`${SITE}/`, { waitUntil: 'networkidle' });
  }
  const result = await seen(page);
  const counted = weight();
  await context.close();
  return { weight: () => counted, seen: result };
}

async function medianOf(browser: Browser, member: boolean, figure: keyof Seen): Promise<number> {
  const values = [];
  for (let run = 0; run < RUNS; run += 1)
    values.push((await visit(browser, PHONE, member, true)).seen[figure]);
  return median(values);
}

async function memory(server: ChildProcess): Promise<number> {
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    const reply = await fetch(`http://127.0.0.1:${PORT}/coverage/`, { headers: { 'accept-encoding': 'br' } });
    await reply.arrayBuffer();
  }
  const status = readFileSync(join('/proc', String(server.pid), 'status'), 'utf8');
  return Number(/VmRSS:\s+(?<kilobytes>\d+)/.exec(status)?.groups?.['kilobytes']) / 1024;
}

/** Measures against a server and a browser of its own; needs built sites. */
export async function pageFigures(root: string): Promise<Figures> {
  const server = await startServer(root);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const home = (await visit(browser, PHONE, false, false)).weight();
    const summary = await visit(browser, PHONE, true, false);
    const desk = await visit(browser, DESK, true, false);
    return {
      homeJsBytes: home.js,
      homeHtmlCssBytes: home.htmlCss,
      homeRequests: home.requests,
      summaryJsBytes: summary.weight().js,
      summaryHtmlCssBytes: summary.weight().htmlCss,
      summaryRequests: summary.weight().requests,
      homeLcpMs: await medianOf(browser, false, 'lcp'),
      summaryLcpMs: await medianOf(browser, true, 'lcp'),
      claimsShownMs: await medianOf(browser, true, 'claims'),
      shift390: summary.seen.shift,
      shift1280: desk.seen.shift,
      serverMegabytes: await memory(server),
    };
  } finally {
    await browser.close();
    server.kill();
  }
}
