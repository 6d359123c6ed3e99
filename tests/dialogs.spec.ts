/** Dialogs: focus, stacking, closing, scrolling, large text and axe. */
import type { Page } from 'playwright/test';
import type * as dialogModule from '../src/ui/dialog/dialog.ts';
import { chromiumArgs, chromiumPath } from '../scripts/browser-path.ts';
import { isLongRun } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, fillSignIn, test, unlikeBrands } from './support/portal.ts';
import { serveSource, sourceAddress } from './support/source-modules.ts';

const executablePath = chromiumPath();

// Scroll bars take space, as on most desktops. The page must not shift when a dialog hides them.
test.use({
  launchOptions: {
    args: [...chromiumArgs],
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath ? { executablePath } : {}),
  },
});

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

interface DialogToOpen {
  heading: string;
  cancellable: boolean;
  minHeight?: number;
}

/** Adds a button that opens the first dialog. Each dialog's action button opens the next dialog. */
async function addOpener(page: Page, dialogs: DialogToOpen[]): Promise<void> {
  await page.evaluate(
    async ([address, list]) => {
      const { openDialog }: typeof dialogModule = await import(address);
      const open = (index: number): void => {
        const now = list[index];
        if (!now) return;
        openDialog({
          ...now,
          body: 'Some words.',
          actions: [
            ...(list[index + 1] ? [{ label: 'Next', stays: true, run: () => open(index + 1) }] : []),
            { label: 'Done', primary: true },
          ],
        });
      };
      const opener = document.createElement('button');
      opener.textContent = 'Open';
      opener.addEventListener('click', () => open(0));
      document.querySelector('main')?.prepend(opener);
    },
    [sourceAddress('ui/dialog/dialog.ts'), dialogs] as const,
  );
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Runs only if `isLongRun`. `failures.spec.ts` tests these modals on one brand. */
for (const each of isLongRun ? unlikeBrands : []) {
  test(`${each.code}: the sign-in modals and the session modals pass axe`, async ({
    page,
    newPerson,
    breakCall,
    faults,
    signInAs,
  }) => {
    faults.expected.push(/40[01]|500/); // wrong password: 401, or 400 from the token service; member info: 500
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

test('dialogs can be stacked and restore focus, and a press outside closes only those that can be canceled', async ({
  page,
  at,
}) => {
  await serveSource(page);
  await test.step('the newest dialog is on top, and closing it restores focus', async () => {
    await page.goto(at(brand, '/faqs/'));
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
  await test.step('closing a dialog moves the focus to the nearest fallback element if the opener is removed or hidden', async () => {
    await page.goto(at(brand, '/faqs/'));
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
    await page
      .locator('main details', { hasText: 'A menu' })
      .evaluate((menu) => menu.removeAttribute('open'));
    await page.keyboard.press('Escape');
    await expect(page.locator('summary', { hasText: 'A menu' })).toBeFocused();
  });
  await test.step('a press outside closes a dialog that can be canceled, but a drag that starts inside does not', async () => {
    await page.goto(at(brand, '/faqs/'));
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
  for (const browser of ['knows', 'does not know'] as const)
    await test.step(`a dialog that cannot be canceled stays open in a browser that ${browser} closedby`, async () => {
      await page.goto(at(brand, '/faqs/'));
      if (browser === 'does not know')
        await page.evaluate(
          () => delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>).closedBy,
        );
      await addOpener(page, [{ heading: 'First', cancellable: false }]);
      await page.getByRole('button', { name: 'Open' }).click();
      await dialog(page, 'First').evaluate((element) =>
        element.addEventListener('close', () => element.setAttribute('data-closed', '')),
      );
      // Browsers let a second Escape close a dialog even if `cancel` is prevented, so the test presses Escape several
      // times.
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
      await page.mouse.click(8, 8);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(dialog(page, 'First')).toBeVisible();
      await expect(dialog(page, 'First')).not.toHaveAttribute('data-closed');
      // If anything else closes the dialog (a back gesture, for example), it reopens.
      await dialog(page, 'First').evaluate((element: HTMLDialogElement) => element.close());
      await expect(dialog(page, 'First')).toBeVisible();
      await dialog(page, 'First').getByRole('button', { name: 'Done' }).click();
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
    });
});

test('the page behind a dialog does not scroll, and the dialog shows all of its text at 320 px and 200 % text', async ({
  page,
  at,
}) => {
  await serveSource(page);
  await test.step('the page behind the dialog does not scroll or move', async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(at(brand, '/faqs/'));
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
  await test.step('a dialog with a minimum height grows until it shows all of its text', async () => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto(at(brand, '/faqs/'));
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
    // The Done button is now below the visible part of the dialog, so the heading gets the focus when the dialog opens.
    await modal.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(modal.getByRole('heading')).toBeFocused();
    await modal.getByRole('button', { name: 'Done' }).scrollIntoViewIfNeeded();
    await expect(modal.getByRole('button', { name: 'Done' })).toBeInViewport();
  });
});
