/** The one dialog piece, the progress dialog and toasts: focus, stacking, closing, scroll, large text, axe. */
import type { Page } from 'playwright/test';
import type * as dialogPiece from '../src/ui/dialog.ts';
import type * as progressPiece from '../src/ui/progress-dialog.ts';
import type * as toastPiece from '../src/ui/toasts.ts';
import { chromiumArgs, chromiumPath } from '../scripts/browser-path.ts';
import { expectAccessible } from './support/axe.ts';
import { claimRows, expect, fillSignIn, test, unlikeBrands } from './support/portal.ts';
import { serveSource, sourceAddress } from './support/source-modules.ts';

const executablePath = chromiumPath();

// With scroll bars that take room, as on most desktops: the page must not move when they go.
test.use({
  launchOptions: {
    args: [...chromiumArgs],
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath ? { executablePath } : {}),
  },
});

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

interface Wanted {
  heading: string;
  cancellable: boolean;
  minHeight?: number;
}

/** A page into which the pieces of `src/ui` can be loaded. */
async function openPage(page: Page, address: string): Promise<void> {
  await serveSource(page);
  await page.goto(address);
}

/** Puts a button into the page that opens the dialogs one over the other: each one's action opens the next. */
async function addOpener(page: Page, dialogs: Wanted[]): Promise<void> {
  await page.evaluate(
    async ([address, wanted]) => {
      const { openDialog }: typeof dialogPiece = await import(address);
      const open = (place: number): void => {
        const now = wanted[place];
        if (!now) return;
        openDialog({
          ...now,
          body: 'Some words.',
          actions: [
            ...(wanted[place + 1] ? [{ label: 'Next', stays: true, run: () => open(place + 1) }] : []),
            { label: 'Done', primary: true },
          ],
        });
      };
      const opener = document.createElement('button');
      opener.textContent = 'Open';
      opener.addEventListener('click', () => open(0));
      document.querySelector('main')?.prepend(opener);
    },
    [sourceAddress('ui/dialog.ts'), dialogs] as const,
  );
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

for (const each of unlikeBrands) {
  test(`${each.code}: modals of sign-in and session pass axe`, async ({
    page,
    newPerson,
    breakCall,
    faults,
    signInAs,
  }) => {
    faults.expected.push(/40[01]|500/); // the token service answers 400
    const person = await newPerson('maria');
    await signInAs({ ...person, password: 'Wrong-1!' }, each);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'invalid login');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await breakCall(person, { call: 'member/v3/memberInfo', kind: 'status', status: 500 });
    await fillSignIn(page, person);
    const error = dialog(page, 'Error');
    await expect(error).toContainText('System is currently unavailable.');
    await expectAccessible(page, 'user load failure');
    await error.getByRole('button', { name: 'OK' }).click();
    await expect(error).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('dialogs stack: the newest is on top, closing goes back and gives focus back', async ({ page, at }) => {
  await openPage(page, at(brand, '/faqs/'));
  await addOpener(page, [
    { heading: 'First', cancellable: true },
    { heading: 'Second', cancellable: true },
    { heading: 'Third', cancellable: false },
  ]);
  await page.getByRole('button', { name: 'Open' }).press('Enter');
  await expect(dialog(page, 'First').getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page, 'Second').getByRole('button', { name: 'Next' }).press('Enter');
  await expectAccessible(page, 'three dialogs');
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () =>
        document.hasFocus() && document.activeElement?.closest('dialog:not(:last-of-type), main') !== null,
    );
    expect(outside, 'focus behind the newest dialog').toBe(false);
  }
  await dialog(page, 'Third').getByRole('button', { name: 'Done' }).click();
  await expect(dialog(page, 'Second').getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'First').getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('where the opener is gone, focus goes to what stands nearest', async ({ page, at }) => {
  await openPage(page, at(brand, '/faqs/'));
  await addOpener(page, [{ heading: 'First', cancellable: true }]);
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.press('Enter');
  await opener.evaluate((element) => element.remove());
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).toBeFocused();

  await addOpener(page, [{ heading: 'First', cancellable: true }]);
  await opener.evaluate((element) => {
    const menu = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = 'A menu';
    element.before(menu);
    menu.append(summary, element);
    menu.open = true;
  });
  await opener.press('Enter');
  await page.locator('main details').evaluate((menu) => menu.removeAttribute('open'));
  await page.keyboard.press('Escape');
  await expect(page.locator('summary', { hasText: 'A menu' })).toBeFocused();
});

test('a press outside closes what can be cancelled, a drag from inside does not', async ({ page, at }) => {
  await openPage(page, at(brand, '/faqs/'));
  await addOpener(page, [{ heading: 'First', cancellable: true }]);
  await page.getByRole('button', { name: 'Open' }).click();
  const words = await dialog(page, 'First').getByText('Some words.').boundingBox();
  if (!words) throw new Error('the words of the dialog are not seen');
  await page.mouse.move(words.x + 4, words.y + 4);
  await page.mouse.down();
  await page.mouse.move(8, 8);
  await page.mouse.up();
  await expect(dialog(page, 'First')).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(dialog(page, 'First')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
});

for (const browser of ['knows', 'does not know'] as const) {
  test(`what has no cancel stays, in a browser that ${browser} closedby`, async ({ page, at }) => {
    await openPage(page, at(brand, '/faqs/'));
    if (browser === 'does not know')
      await page.evaluate(() => delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>).closedBy);
    await addOpener(page, [{ heading: 'First', cancellable: false }]);
    await page.getByRole('button', { name: 'Open' }).click();
    await dialog(page, 'First').evaluate((element) =>
      element.addEventListener('close', () => element.setAttribute('data-closed', '')),
    );
    // The browser lets a second Escape through, whatever `cancel` says: three in a row, and a press outside.
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await page.mouse.click(8, 8);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'First')).toBeVisible();
    await expect(dialog(page, 'First')).not.toHaveAttribute('data-closed');
    // Whatever else closes it, a back gesture for one, is undone.
    await dialog(page, 'First').evaluate((element: HTMLDialogElement) => element.close());
    await expect(dialog(page, 'First')).toBeVisible();
    await dialog(page, 'First').getByRole('button', { name: 'Done' }).click();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
  });
}

test('the page behind neither scrolls nor moves', async ({ page, at }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(page, at(brand, '/faqs/'));
  await addOpener(page, [{ heading: 'First', cancellable: true }]);
  const opener = page.getByRole('button', { name: 'Open' });
  const measure = () =>
    page.evaluate(() => ({
      bar: window.innerWidth - document.documentElement.clientWidth,
      left: document.querySelector('main h1')?.getBoundingClientRect().left,
      top: window.scrollY,
    }));
  await opener.scrollIntoViewIfNeeded();
  const before = await measure();
  expect(before.bar, 'a scroll bar that takes room').toBeGreaterThan(0);
  await opener.click();
  await page.mouse.move(40, 300);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  const during = await measure();
  expect(during).toEqual({ ...before, bar: during.bar });
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await measure()).top).toBeGreaterThan(before.top);
});

test('heights are minimums: at 320 px and twice the text a dialog still shows all it says', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openPage(page, at(brand, '/faqs/'));
  await addOpener(page, [
    { heading: 'A heading of some length, as headings go', cancellable: false, minHeight: 120 },
  ]);
  await page.getByRole('button', { name: 'Open' }).click();
  const modal = page.getByRole('dialog');
  const heightOf = () => modal.evaluate((element) => element.getBoundingClientRect().height);
  expect(await heightOf()).toBeGreaterThanOrEqual(120);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const box = await modal.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    sideways: element.scrollWidth - element.clientWidth,
  }));
  expect(box.height).toBeLessThanOrEqual(480);
  expect(box.sideways).toBeLessThanOrEqual(0);
  // Opened so, its button stands below the words: reading starts at the top.
  await modal.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(modal.getByRole('heading')).toBeFocused();
  await modal.getByRole('button', { name: 'Done' }).scrollIntoViewIfNeeded();
  await expect(modal.getByRole('button', { name: 'Done' })).toBeInViewport();
});

test('a download that takes its time shows a dialog, and can be cancelled', async ({ page, at }) => {
  await openPage(page, at(brand, '/faqs/'));
  await page.evaluate(async (address) => {
    const { withDownloadProgress }: typeof progressPiece = await import(address);
    const opener = document.createElement('button');
    opener.textContent = 'Download';
    opener.addEventListener('click', () => {
      const waits = withDownloadProgress(
        (report, signal) =>
          new Promise<void>((_resolve, reject) => {
            document.addEventListener('progress-test', () => report(40, 160), { signal });
            signal.addEventListener('abort', () => reject(new Error('aborted')));
          }),
      );
      waits.catch(() => (opener.textContent = 'Cancelled'));
    });
    document.querySelector('main')?.prepend(opener);
  }, sourceAddress('ui/progress-dialog.ts'));
  await page.getByRole('button', { name: 'Download' }).press('Enter');
  const wait = dialog(page, 'Please Wait');
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
  await expect(page.getByRole('button', { name: 'Cancelled' })).toBeFocused();
});

test('a toast goes by itself, waits while somebody is on it, and stays where it offers something', async ({
  page,
  at,
}) => {
  await page.clock.install();
  await openPage(page, at(brand, '/faqs/'));
  const show = (text: string, label?: string) =>
    page.evaluate(
      async ([address, words, action]) => {
        const { showToast }: typeof toastPiece = await import(address);
        const run = (): void => document.body.setAttribute('data-done', words);
        showToast({ text: words, kind: 'done', ...(action ? { action: { label: action, run } } : {}) });
      },
      [sourceAddress('ui/toasts.ts'), text, label] as const,
    );
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  // From here on time goes by only where it is told to.
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

test('a lost connection is said in passing, and that it is back', async ({ page, context, openAs }) => {
  await openAs('maria', brand);
  await expect(claimRows(page)).toHaveCount(3);
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await context.setOffline(true);
  await expect(toasts).toContainText('You are offline.');
  await expectAccessible(page, 'offline');
  await context.setOffline(false);
  await expect(toasts).toHaveText(/You are online again\./);
  await toasts.getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toHaveCount(0);
});
