/** The plan progress panel on the activity summary (001 §§2, 4, 5, 8): content, people, benefit dates, loading order. */
import type { Page } from 'playwright/test';
import { TOOLTIP_DELAY_MS } from '../src/features/plan-progress/panel-texts.rules.ts';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, claimRows, expect, goTo, test } from './support/portal.ts';

const v3 = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);
const panelOf = (page: Page) => page.locator('#plan-progress-panel');
const planOf = (page: Page, name: string) =>
  panelOf(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const AMOUNT = /\$[\d,]+\.\d\d of \$[\d,]+; \$[\d,]+\.\d\d to go/;

test('a family: two steps on a path, what the next claim costs, networks apart', async ({ page, openAs }) => {
  await openAs('maria', v3);
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText('Current Plan Progress');
  const medical = planOf(page, 'Medical');
  const steps = medical.locator('.network').first().locator('.path-step');
  await expect(steps).toHaveCount(2);
  await expect(steps.nth(0)).toContainText('Deductible');
  await expect(steps.nth(0)).toContainText('You are here');
  await expect(steps.nth(0).locator('.progress-amount').first()).toContainText(AMOUNT);
  await expect(steps.nth(1)).toContainText('Out-of-pocket maximum');
  await expect(medical.locator('.next-claim').first()).toContainText(
    'Until you reach your deductible you pay the full plan price',
  );
  await expect(medical.locator('.next-people').first().locator('li')).toHaveText([
    /^Maria Delgado \$[\d,.]+ to go$/,
    /^Daniel Delgado /,
    /^Leo Delgado /,
    /^Ines Delgado /,
  ]);
  await expect(medical.getByRole('heading', { name: 'Out of network' })).toBeHidden();
  await medical.getByText(/^Show \d more limits$/).click();
  await expect(medical.getByRole('heading', { name: 'Out of network' })).toBeVisible();
  // A line without a deductible, beside those that have one.
  await expect(planOf(page, 'Vision')).toContainText('No deductible information for this plan period');
  const all = panelOf(page).getByRole('link', { name: 'See your health plans' });
  await expect(all).toHaveAttribute('href', '#/healthPlans');
});

test('the people of an accumulator open in family order, by keyboard too', async ({ page, openAs }) => {
  await openAs('maria', v3);
  const deductible = planOf(page, 'Medical').locator('.path-step').first();
  const people = deductible.getByText('Show each of 4 people');
  await people.focus();
  await page.keyboard.press('Enter');
  await expect(deductible.locator('.person-name')).toHaveText([
    'Maria Delgado (subscriber)',
    'Daniel Delgado',
    'Leo Delgado',
    'Ines Delgado',
  ]);
  await expectAccessible(page, 'the open panel', '#plan-progress-panel');
});

test('more than ten people have pages', async ({ page, openAs }) => {
  await openAs('bram', v3);
  const deductible = planOf(page, 'Medical').locator('.path-step').first();
  await deductible.getByText('Show each of 12 people').click();
  await expect(deductible.locator('.progress-person')).toHaveCount(10);
  await deductible.getByRole('button', { name: 'Next' }).click();
  await expect(deductible.locator('.progress-person')).toHaveCount(2);
});

test('benefit dates are explained on hover, focus and press; Escape closes the text', async ({
  page,
  openAs,
}) => {
  await openAs('maria', v3);
  const tip = planOf(page, 'Medical').getByRole('button', { name: 'About these dates' });
  const text = planOf(page, 'Medical').getByRole('tooltip');
  const words =
    'These are your benefit accumulation dates which differ slightly from your plan period dates.';
  await expect(tip).toBeVisible();
  await page.clock.install();
  await tip.hover();
  await page.clock.runFor(TOOLTIP_DELAY_MS - 100);
  await expect(text).toBeHidden();
  await page.clock.runFor(100);
  await expect(text).toHaveText(words);
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await tip.focus();
  await expect(text).toBeVisible();
  await page.keyboard.press('Escape');
  await tip.press('Enter');
  await expect(text).toBeVisible();
  await tip.blur();
  await expect(text).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap explains the benefit dates at once, and a second tap closes the text', async ({
    page,
    openAs,
  }) => {
    await openAs('maria', v3);
    const tip = planOf(page, 'Medical').getByRole('button', { name: 'About these dates' });
    const text = planOf(page, 'Medical').getByRole('tooltip');
    await tip.scrollIntoViewIfNeeded();
    await page.clock.pauseAt(Date.now() + 60_000); // the delay of hover and focus does not pass
    await tip.tap();
    await expect(text).toBeVisible();
    await tip.tap();
    await expect(text).toBeHidden();
  });
});

test('its code loads after the first claims are on the page', async ({
  page,
  newPerson,
  breakCall,
  repair,
  openAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/progress/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  const person = await newPerson();
  await breakCall(person, { call: 'claim/summary', kind: 'hold' });
  await openAs(person, v3);
  await expect(page.locator('#messages-panel .message-row')).toHaveCount(3);
  await expect(panelOf(page)).toHaveAttribute('aria-busy', 'true');
  expect(asked).toEqual([]);
  await repair(person);
  await expect(claimRows(page)).toHaveCount(3);
  await expect(planOf(page, 'Medical')).toBeVisible();
  expect(asked.length).toBeGreaterThan(1);
});

test('in forced colors a bar keeps its border and parts', async ({ page, openAs }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs('maria', v3);
  const bar = planOf(page, 'Medical').locator('.progress-bar').first();
  await expect(bar).toBeVisible();
  const paint = (part: string, property: string) =>
    bar
      .locator(part)
      .first()
      .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  const spent = await paint('.bar-spent', 'fill');
  expect(await paint('.bar-left', 'fill')).not.toBe(spent);
  expect(await paint('.bar-edge', 'stroke')).toBe(spent);
});

test('in Spanish', async ({ page, openAs }) => {
  await openAs('maria', v3, '/es/login/');
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText('Avance de su plan actual');
  const medical = planOf(page, 'Médico');
  await expect(medical.locator('.path-step').first()).toContainText('Usted está aquí');
  await expect(medical.locator('.next-claim').first()).toContainText(
    'usted paga el precio completo del plan',
  );
  await expectAccessible(page, 'the Spanish panel', '#plan-progress-panel');
});

test('the claims area has it under the list', async ({ page, openAs }) => {
  await openAs('maria', v3);
  await expect(planOf(page, 'Medical')).toBeVisible();
  await goTo(page, '#/claims/claimsAndPayments');
  await expect(page.locator('#claims-list .claim-row').first()).toBeVisible();
  await expect(
    page.locator('#claims-list ~ #plan-progress-panel').getByText('You are here').first(),
  ).toBeVisible();
});
