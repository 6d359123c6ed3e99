/** Left navigation: prerendered labels, keyboard, phone; and the smart message (000 §2; 001 §2, §8). Entries and badge: `left-nav.test.tsx`. */
import type { Page } from 'playwright/test';
import type { Brand } from '../src/brand/brand.schema.ts';
import { leftNavTextName } from '../src/content/content.rules.ts';
import { contentOf } from '../stubs/sandbox/content/content-texts.ts';
import { expectAccessible } from './support/axe.ts';
import {
  current,
  entries,
  labelsOf,
  nav,
  PHONE,
  refine,
  sideways,
  spanishLabels,
} from './support/left-nav.ts';
import { brandWhere, expect, fillSignIn, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
/** The phone's menu button. The menu contains the member pages. */
const menuButton = (page: Page) =>
  page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: 'Menu' });
const menuPages = (page: Page) => page.getByRole('navigation', { name: 'My pages' }).getByRole('link');

/** Freezes each fade animation at its start. */
const holdFades = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const hold = (): void => {
        for (const motion of document.getAnimations()) motion.pause();
        document.documentElement.dataset['fading'] = 'held';
      };
      transition.ready.then(hold, () => {});
      return transition;
    };
  });

const summaryLoaded = (page: Page) =>
  expect(page.locator('#claims-panel')).toHaveAttribute('aria-busy', 'false');

test(
  'pressing Enter on a navigation entry makes the entry active and moves the focus to the heading of the view',
  LONG_RUN,
  async ({ page, at, newPerson, openAs }) => {
    const person = await newPerson('nora');
    await openAs(person, brand);
    await summaryLoaded(page);
    await expect(current(page)).toHaveText('Activity Summary');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(entries(page).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/claims\/educational-materials$/);
    await expect(current(page)).toHaveText(brand.formsLabel);
    await expect(current(page)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(current(page)).toHaveText('Activity Summary');
    await expect(refine(page)).toHaveCount(0);
    await test.step('a dismissed smart message stays dismissed for the session', async () => {
      const message = page.getByRole('region', { name: 'Good to know' });
      await summaryLoaded(page);
      const before = page.locator('#plan-progress-panel');
      await expect(before).toHaveAttribute('aria-busy', 'false');
      await message.getByRole('button', { name: 'Close Good to know' }).focus();
      await page.keyboard.press('Enter');
      await expect(message).toHaveCount(0);
      await expect(before.locator('h2, h3').last()).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await message.getByRole('button', { name: 'Close Good to know' }).click();
      await expect(message).toHaveCount(0);
      await page.reload();
      await summaryLoaded(page);
      await expect(message).toHaveCount(0);
      await page.goto(at(brand, '/#logout'));
      await expect(page).toHaveURL(at(brand, brand.logoutTarget));
      await openAs(person, brand);
      await summaryLoaded(page);
      await expect(message).toBeVisible();
    });
    await test.step('a press on a navigation entry takes effect while a view fades', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await holdFades(page);
      await entries(page).nth(2).click();
      await expect(page.locator('html[data-fading="held"]')).toBeAttached();
      const box = await entries(page).nth(4).boundingBox();
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
      await expect(page).toHaveURL(/#\/claims\/statementArchives$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statement Archive');
    });
  },
);

test(
  'a navigation entry shows the content service’s label instead of the prerendered one, even after a reload',
  LONG_RUN,
  async ({ page, at, newPerson }) => {
    const name = leftNavTextName('statement-archive');
    const labelAt = (candidate: Brand) =>
      contentOf(candidate, {}, '2026-11-12').find((text) => text.name === name)?.value ?? '';
    const relabeled = brandWhere(
      (candidate) => candidate.messageCenter && labelAt(candidate) !== labelAt(brand),
    );
    const entry = page.locator('.left-nav li').nth(4);
    await page.goto(at(relabeled, '/login/'));
    // The prerendered label is there before sign-in and before any response.
    await expect(page.locator('.left-nav a')).toHaveText(labelsOf(relabeled));
    await fillSignIn(page, await newPerson('maria'));
    await expect(entry).toHaveText(labelAt(relabeled));
    await page.reload();
    await summaryLoaded(page);
    await expect(entry).toHaveText(labelAt(relabeled));
    await test.step('Tab skips closed filters', async () => {
      await entries(page).nth(4).click();
      const period = nav(page).getByLabel('Period');
      await expect(period).toBeVisible();
      await expect(page.locator('.refine-body')).toHaveCSS('transition-duration', '0.2s, 0.2s');
      await refine(page).press('Space');
      await expect(period).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(entries(page).nth(5)).toBeFocused();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(page.locator('.refine-body')).toHaveCSS('transition-property', 'none');
    });
  },
);

test(
  'on a phone, one menu contains the member pages, the unread badge, the tabs and the tools, in English and Spanish',
  LONG_RUN,
  async ({ page, at, openAs, context }) => {
    await page.setViewportSize(PHONE);
    await openAs('maria', brand);
    await summaryLoaded(page);
    await test.step('the menu passes axe, and its targets are large enough', async () => {
      await expect(nav(page)).toBeHidden();
      await menuButton(page).click();
      await expect(menuPages(page).first()).toHaveText('Activity Summary');
      await expect(menuPages(page).first()).toHaveAttribute('aria-current', 'page');
      await expect(menuPages(page)).toHaveCount(6);
      const menu = page.locator('#menu');
      const tabs = menu.getByRole('navigation', { name: 'Main' });
      await expect(menu.getByRole('heading')).toHaveText(['My pages', 'Other pages']);
      await expect(tabs.getByRole('link').first()).toBeVisible();
      const routes = await tabs
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.parentElement?.dataset['route']));
      expect(routes).not.toContain('claims/healthPlans'); // the member pages in the menu already contain this entry
      expect(routes).not.toContain('claims/claimsAndPayments');
      for (const tool of ['Need help?', 'Text size'])
        await expect(menu.getByText(tool, { exact: true })).toBeVisible();
      // On a shorter screen, the list scrolls under the close button. axe counts half-covered targets as too small.
      await page.setViewportSize({ ...PHONE, height: 1400 });
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      for (const entry of await menu.getByRole('link').all())
        expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
    await test.step('a menu entry opens its view and closes the menu', async () => {
      await page.setViewportSize(PHONE);
      await expect(page.locator('.menu-views .badge')).toHaveText('4');
      await menuPages(page).nth(1).click();
      await expect(page).toHaveURL(/#\/claims\/claimsAndPayments$/);
      await expect(menuPages(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await menuButton(page).click();
      await expect(menuPages(page).nth(1)).toHaveAttribute('aria-current', 'page');
      await page.keyboard.press('Escape');
      await expect(menuPages(page)).toHaveCount(0);
      await expect(menuButton(page)).toBeFocused();
    });
    await test.step('the menu has Spanish labels, and the page does not scroll sideways', async () => {
      await context.addCookies([{ name: 'language', value: 'es', url: at(brand) }]);
      await page.goto(at(brand, '/login/'));
      await page.reload();
      await summaryLoaded(page);
      await page.getByRole('button', { name: 'Menú' }).click();
      const spanish = page.getByRole('navigation', { name: 'Mis páginas' });
      await expect(spanish.getByRole('link')).toHaveText(
        spanishLabels(brand).map(([id, label]) =>
          id === 'messages' ? new RegExp(`^${label}.*sin leer`) : label,
        ),
      );
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
  },
);
