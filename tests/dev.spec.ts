/** `npm run dev`: the addresses of the published sites, and brand files that show as soon as they are saved. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { PEOPLE } from '../stubs/people/people.ts';
import { copyCheckout } from '../scripts/steps/copy-checkout.ts';

const PROJECT = resolve(import.meta.dirname, '..');
const FILE = 'brands/mincr/brand.yaml';
const PHONE = '1-800-555-0110';

let server: ChildProcess | undefined;

async function startDev(root: string, port: number): Promise<void> {
  const started = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = started;
  await new Promise<void>((ready, failed) => {
    started.stdout.on('data', (data: Buffer) => {
      if (data.toString().includes(`localhost:${port}`)) ready();
    });
    started.once('exit', () => failed(new Error('the dev server ended')));
  });
}

test.afterEach(() => {
  server?.kill('SIGKILL');
});

test('a saved brand file shows in the open page; a fault shows with file and line, and heals', async ({
  page,
}) => {
  const copy = copyCheckout(PROJECT);
  const save = (text: string) => writeFileSync(join(copy, FILE), text);
  try {
    await startDev(copy, 4394);
    const saved = readFileSync(join(copy, FILE), 'utf8');
    await page.goto('http://mincr.localhost:4394/');
    await expect(page.locator('.help-phone')).toHaveText(PHONE);
    save(saved.replace(PHONE, '1-800-555-0199'));
    await expect(page.locator('.help-phone')).toHaveText('1-800-555-0199');
    save(saved.replace(PHONE, '[a, list]'));
    await expect(page.locator('vite-error-overlay')).toContainText(
      `${FILE}:11:1 customerServicePhoneNumber: expected text, got a list`,
    );
    save(saved);
    await expect(page.locator('.help-phone')).toHaveText(PHONE);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test('the directory, the sandbox and sign-in are there as well', async ({ page }) => {
  test.setTimeout(90_000);
  await startDev(PROJECT, 4395);
  await page.goto('http://localhost:4395/');
  await expect(page.getByRole('region', { name: 'People' })).toContainText('maria');
  const [person] = PEOPLE;
  await page.goto('http://mincr.localhost:4395/login/');
  await page.getByLabel('User name').fill(person?.logonId ?? '');
  await page.getByLabel('Password', { exact: true }).fill(person?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The dev server compiles what a page asks for when it first asks.
  await expect(page.locator('#claims-panel .claim-row')).toHaveCount(3, { timeout: 40_000 });
});
