/** HSA terms and enrollment (001 §4) across pages, reloads and tabs. All boxes and modules: `spending-boxes.test.tsx`; failures: `spending-panel.test.tsx`. */
import type { Page } from 'playwright/test';
import { faultsOfView } from './support/axe.ts';
import { amount, LIST, main, pressPay } from './support/pay-claim.ts';
import { brands, brandWhere, expect, goTo, test } from './support/portal.ts';
import { canSeedSession } from './support/seeded-session.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const PANEL = '/login/#/claims-and-spending';
/** Sites for tests that sign in several people in one browser. Each person needs a separate site. */
const sites = brands.filter(
  (brand) => canSeedSession(brand) && brand.messageCenter && !brand.spending.bypassHSA,
);
const brand = brandWhere((candidate) => candidate === sites[0]);

const panel = (page: Page) => page.locator('#spending-panel');
const modules = (page: Page) => page.locator('.spending-module');
const boxes = (page: Page) => page.locator('.spending-box');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name });

async function showBoxes(page: Page): Promise<void> {
  await goTo(page, '#/claims/activitySummary');
  await expect(page.locator('#education-panel')).toBeVisible();
  await expect(page.locator('#member [aria-busy=true]')).toHaveCount(0);
}

const BALANCE = /You can spend \$/;
const OPENING = /We’re opening your/;

/** Counts the enrollment requests of browser tabs. */
function countEnrollments(...pages: Page[]): () => number {
  let sent = 0;
  for (const page of pages)
    page.on('request', (request) => {
      if (request.url().includes('hsa/enroll')) sent += 1;
    });
  return () => sent;
}

test('HSA terms accepted in one tab cannot be declined in another, and two tabs open only one HSA', async ({
  page,
  newTab,
  at,
  openAs,
}) => {
  await openAs('otto', brand);
  await expect(boxes(page).getByRole('link', { name: 'Read the terms' })).toBeVisible();
  const second = await newTab();
  await second.goto(at(brand, PANEL));
  await expect(button(second, 'Decline')).toBeVisible();
  await boxes(page).getByRole('link', { name: 'Read the terms' }).click();
  await main(page).getByRole('button', { name: 'Accept the terms' }).click();
  await expect(main(page).getByRole('button', { name: 'Accept the terms' })).toHaveCount(0);
  await goTo(page, LIST.slice(LIST.indexOf('#')));
  await pressPay(page);
  await expect(page.locator('#client-accounts')).toContainText('Pays this claim');
  await expect(amount(page)).toBeVisible();

  await page.goto(page.url().replace(/#.*/, ''));
  await showBoxes(page);
  await expect(boxes(page)).toHaveText([BALANCE]);
  await button(second, 'Decline').click();
  await expect(modules(second)).toHaveText([BALANCE]);

  const [site] = sites.slice(1);
  if (!site) throw new Error('no second site');
  await openAs('cleo', site, PANEL);
  await second.goto(page.url());
  const sent = countEnrollments(page, second);
  for (const tab of [page, second]) {
    await panel(tab).getByRole('checkbox', { name: 'I want to open an HSA.' }).check();
  }
  for (const tab of [page, second]) {
    await button(tab, 'Open an HSA').click();
    await expect(modules(tab)).toHaveText([OPENING]);
  }
  expect(sent()).toBe(1);
});

test(
  'an HSA is opened only once: if the response is lost, the request is not sent again, and a reload shows that the HSA is being opened',
  LONG_RUN,
  async ({ page, newPerson, openAs, breakCall, faults }) => {
    faults.expected.push(/ERR_EMPTY_RESPONSE|Failed to load/);
    const person = await newPerson('cleo');
    const sent = countEnrollments(page);
    await openAs(person, brand, PANEL);
    await panel(page).getByRole('checkbox', { name: 'I want to open an HSA.' }).check();
    // Loses every response, not only the first, because browsers retry if a keep-alive connection closes without one.
    await breakCall(person, { call: 'hsa/enroll', kind: 'lost' });
    await button(page, 'Open an HSA').click();
    await expect(panel(page).getByRole('alert')).toContainText(
      'We don’t know whether your enrollment arrived.',
    );
    await page.reload();
    await expect(panel(page).getByRole('alert')).toContainText('We don’t know');
    await button(page, 'Try again').click();
    await expect(panel(page)).toContainText('We’re opening your HSA.');
    await expect(panel(page).getByRole('heading', { name: 'Spending Accounts' })).toBeFocused();
    await page.reload();
    await expect(modules(page)).toHaveText([OPENING]);
    await showBoxes(page);
    await expect(boxes(page)).toHaveText([OPENING]);
    await boxes(page).getByRole('link', { name: 'Go to spending accounts' }).click();
    await expect(main(page)).toContainText('We’re opening your HSA.');
    expect(sent()).toBe(1);
  },
);

test(
  'the spending page passes axe on a phone in Spanish and dark mode, even if the accounts fail to load',
  LONG_RUN,
  async ({ page, newPerson, failCall, openAs, repair }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const person = await newPerson('sonja');
    await failCall(person, 'spendingAccount/common/v1/accountList');
    await openAs(person, brand, `/es${PANEL}`);
    await expect(panel(page).getByRole('alert')).toHaveCount(2);
    await expect(panel(page)).toContainText('No pudimos consultar sus saldos.');
    expect(await faultsOfView(page)).toEqual([]);
    await repair(person);
    await panel(page).getByRole('button').first().click();
    await expect(panel(page).getByRole('alert')).toHaveCount(1);
    await panel(page).getByRole('button').first().click();
    await expect(modules(page)).toHaveText([/Puede gastar/, /No encontramos aquí/]);
    expect(await faultsOfView(page)).toEqual([]);
    await openAs('lena', sites[1] ?? brand, `/es${PANEL}`);
    await expect(modules(page)).toContainText('Quiero abrir una HSA.');
    expect(await faultsOfView(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(modules(page).getByText('su inscripción en una HSA ya empezó')).toBeVisible();
    await expect(modules(page).getByText('abra la HSA aquí')).toBeHidden();
  },
);
