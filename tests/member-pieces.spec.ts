/**
 * Shared pieces of the member area: filters in the left navigation (000 §2, §4; 001 §2), the steps of a task, and
 * response messages (000 §2).
 */
import { expectAccessible } from './support/axe.ts';
import { current, entries, nav, PHONE, refine, sideways } from './support/left-nav.ts';
import { openPieces } from './support/pieces.ts';
import { brandWhere, expect, goTo, test } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);

test('filters are open below the entry of their view, and can be collapsed', async ({ page, at }) => {
  await openPieces(page, brand, at(brand, '/login/'), '#/claims/claimsAndPayments');
  await expect(refine(page)).toHaveAccessibleName('Refine Claims & Payments');
  await expect(refine(page)).toHaveAttribute('aria-expanded', 'true');
  const field = nav(page).getByLabel('Word in Claims');
  await field.fill('dental');
  await expect(page.getByText('Filtered by: dental')).toBeVisible();
  await expect(page.locator('.refine-body')).toHaveCSS('transition-duration', '0.2s, 0.2s');
  await expectAccessible(page);

  await refine(page).focus();
  await page.keyboard.press('Space');
  await expect(refine(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(entries(page).nth(2)).toBeFocused();
  await refine(page).click();
  await expect(field).toHaveValue('dental');

  await test.step('a nested view takes them away, the view that it covered brings them back as they were', async () => {
    await goTo(page, '#/claims/claimsAndPayments/payClaim');
    await expect(page.getByRole('heading', { name: 'Pay a claim', level: 1 })).toBeVisible();
    await expect(current(page)).toHaveAttribute('aria-current', 'true');
    await expect(refine(page)).toHaveCount(0);
    await page.goBack();
    await expect(field).toHaveValue('dental');
  });

  await test.step('a view without filters has no toggle', async () => {
    await goTo(page, '#/claims/healthPlans');
    await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
    await expect(refine(page)).toHaveCount(0);
  });

  await test.step('entering a view opens them, also where they were folded before', async () => {
    await page.goBack();
    await refine(page).click();
    await entries(page).nth(3).click();
    await expect(refine(page)).toHaveAccessibleName('Refine Messages');
    await expect(nav(page).getByLabel('Word in Messages')).toBeVisible();
    await page.goBack();
    await expect(refine(page)).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('a view that has no entry keeps them beside what they filter', async () => {
    await goTo(page, '#/finder');
    await expect(page.locator('.member-content').getByLabel('Word in Find a doctor')).toBeVisible();
    await expect(current(page)).toHaveCount(0);
  });
});

test('on a phone filters are open after the heading, which has the focus; nothing moves with reduced motion', async ({
  page,
  at,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPieces(page, brand, at(brand, '/login/'), '#/claims/claimsAndPayments');
  await expect(refine(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(entries(page)).toHaveCount(0);
  const field = page.locator('.member-content').getByLabel('Word in Claims');
  await expect(field).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await expect(refine(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await expect(page.locator('.refine-body')).toHaveCSS('transition-property', 'none');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('the steps of a task show the current step in words', async ({ page, at }) => {
  await openPieces(page, brand, at(brand, '/login/'), '#/claims/claimsAndPayments/payClaim');
  const steps = page.getByRole('navigation', { name: 'Pay a claim' });
  const states = () => steps.locator('.step-state').allTextContents();
  const active = steps.locator('[aria-current="step"]');
  expect(await states()).toEqual(['Current step', 'Not complete', 'Not complete']);
  await expect(steps).toContainText('Step 1 of 3');
  await expect(steps.getByRole('listitem').first()).toContainText('2 claims chosen');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(active).toContainText('Confirm');
  expect(await states()).toEqual(['Complete', 'Complete', 'Current step']);
  await expectAccessible(page);
  await steps.getByRole('button', { name: 'Choose claims' }).focus();
  await page.keyboard.press('Enter');
  await expect(active).toContainText('Choose claims');
  expect(await states()).toEqual(['Current step', 'Not complete', 'Not complete']);
  await expect(active).toBeFocused();
});

test('a response message is announced, and closing it moves the focus to the heading before it', async ({
  page,
  at,
}) => {
  await openPieces(page, brand, at(brand, '/login/'), '#/claims/activitySummary');
  for (const [kind, role, name] of [
    ['success', 'status', 'Success: Your answer'],
    ['error', 'alert', 'Error: Your answer'],
  ] as const) {
    await page.getByRole('button', { name: `Show ${kind}` }).click();
    const panel = page.getByRole('region', { name });
    await expect(panel.getByRole(role)).toContainText('Something has happened.');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Close Your answer' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Answers' })).toBeFocused();
  }
});
