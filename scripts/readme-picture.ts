/** Makes docs/summary.png for the README: one brand's activity summary, wide and on a phone, side by side. */
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { PEOPLE } from '../stubs/people/people.ts';
import { chromiumArgs, chromiumPath } from './browser-path.ts';
import { startPortalServer } from './server/portal-server.ts';

const PORT = 4392;
const CODE = 'mincr';
const SIZES = [
  { width: 1180, height: 800 },
  { width: 390, height: 800 },
];
const GAP = 24;

const root = resolve(import.meta.dirname, '..');
const [person] = PEOPLE;

async function summary(browser: Browser, viewport: { width: number; height: number }): Promise<string> {
  const page = await browser.newPage({ viewport });
  await page.goto(`http://${CODE}.localhost:${PORT}/login/`);
  await page.getByLabel('User name').fill(person?.logonId ?? '');
  await page.getByLabel('Password', { exact: true }).fill(person?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('#claims-panel .claim-row').first().waitFor();
  await page.locator('#messages-panel .message-row').first().waitFor();
  const picture = await page.screenshot();
  await page.close();
  return picture.toString('base64');
}

const stop = await startPortalServer({ root, port: PORT, databaseFile: ':memory:' });
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: [...chromiumArgs],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const pictures = [];
  for (const size of SIZES) pictures.push(await summary(browser, size));
  const width = SIZES.reduce((sum, size) => sum + size.width, GAP * (SIZES.length + 1));
  const frame = await browser.newPage({ viewport: { width, height: 800 + 2 * GAP } });
  const images = pictures.map(
    (data) => `<img src="data:image/png;base64,${data}" style="border:1px solid #bbb">`,
  );
  await frame.setContent(
    `<body style="margin:0;padding:${GAP}px;display:flex;gap:${GAP}px;background:#e6e8e8">${images.join('')}</body>`,
  );
  await frame.screenshot({ path: join(root, 'docs/summary.png') });
} finally {
  await browser.close();
  await stop();
}
