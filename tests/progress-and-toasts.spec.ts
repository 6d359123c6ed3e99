/** The progress dialog of downloads, and toasts. */
import type * as progressModule from '../src/ui/dialog/progress-dialog.ts';
import type * as toastModule from '../src/ui/dialog/toasts.ts';
import { expectAccessible } from './support/axe.ts';
import { claimRows, expect, test, unlikeBrands } from './support/portal.ts';
import { serveSource, sourceAddress } from './support/source-modules.ts';
import { visitRecorded } from './support/visits.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

test('a slow download shows a progress dialog, and can be canceled', LONG_RUN, async ({ page, at }) => {
  await serveSource(page);
  await page.goto(at(brand, '/faqs/'));
  await page.evaluate(async (address) => {
    const { withProgressDialog }: typeof progressModule = await import(address);
    const opener = document.createElement('button');
    opener.textContent = 'Download';
    opener.addEventListener('click', () => {
      const waits = withProgressDialog(
        (signal, report) =>
          new Promise<void>((_resolve, reject) => {
            document.addEventListener('progress-test', () => report(40, 160), { signal });
            signal.addEventListener('abort', () => reject(new Error('aborted')));
          }),
      );
      waits.catch(() => (opener.textContent = 'Canceled'));
    });
    document.querySelector('main')?.prepend(opener);
  }, sourceAddress('ui/dialog/progress-dialog.ts'));
  await page.getByRole('button', { name: 'Download' }).press('Enter');
  const wait = page.getByRole('dialog', { name: 'Please Wait' });
  await expect(wait).toContainText('File Download in Progress...');
  expect((await wait.boundingBox())?.height).toBeGreaterThanOrEqual(100);
  const bar = wait.getByRole('progressbar', { name: 'File Download in Progress...' });
  await expect(bar).not.toHaveAttribute('value');
  await page.evaluate(() => document.dispatchEvent(new Event('progress-test')));
  await expect(bar).toHaveJSProperty('position', 0.25);
  await expectAccessible(page, 'progress dialog');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await wait.getByRole('button', { name: 'Cancel the download' }).click();
  await expect(wait).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Canceled' })).toBeFocused();
  await test.step('a toast expires unless it is hovered or has an action', async () => {
    await page.clock.install();
    await page.goto(at(brand, '/faqs/'));
    const show = (text: string, label?: string) =>
      page.evaluate(
        async ([address, words, action]) => {
          const { showToast }: typeof toastModule = await import(address);
          const run = (): void => document.body.setAttribute('data-done', words);
          showToast({ text: words, kind: 'done', ...(action ? { action: { label: action, run } } : {}) });
        },
        [sourceAddress('ui/dialog/toasts.ts'), text, label] as const,
      );
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    // From here on, only runFor advances the clock.
    await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
    await show('Your address is saved.');
    await page.clock.runFor(200);
    await show('The message is deleted.', 'Undo');
    await expect(toasts).toHaveCount(2);
    await toasts.first().hover();
    await page.clock.runFor(60_000);
    await expect(toasts).toHaveCount(2);
    await page.mouse.move(8, 8);
    await page.clock.runFor(60_000);
    await expect(toasts).toHaveCount(1);
    await page.clock.resume();
    await expectAccessible(page, 'toasts');
    await toasts.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(toasts).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-done', 'The message is deleted.');
  });
});

test(
  'one toast reports that the connection was lost, and another toast reports that the connection is back',
  LONG_RUN,
  async ({ page, context, openAs }) => {
    const finished = (url: RegExp) =>
      page.waitForEvent('requestfinished', (request) => url.test(request.url()));
    // Waits for files that load at the first key or pointer press, or after some seconds without one.
    const loaded = Promise.all([
      finished(/\/connection-toasts\.[^/]+\.js/),
      finished(/\/dialogs\.[^/]+\.js/),
    ]);
    const visited = visitRecorded(page);
    await openAs('maria', brand);
    await expect(claimRows(page)).toHaveCount(3);
    await visited;
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await page.keyboard.press('Shift');
    await loaded;
    await context.setOffline(true);
    await expect(toasts).toContainText('You’re offline.');
    await expectAccessible(page, 'offline');
    await context.setOffline(false);
    await expect(toasts).toHaveText(/You’re online again\./);
    await toasts.getByRole('button', { name: 'Close' }).click();
    await expect(toasts).toHaveCount(0);
  },
);
