/** The pages of the header tabs: their content, service failures, and links to other sites. */
import type { Page } from 'playwright/test';
import { brandWhere, expect, test } from './support/portal.ts';
import { brand, main, turnTo } from './support/tab-pages.ts';

const withoutPremiums = brandWhere(({ handOffs }) => handOffs.payPremium === undefined);
const withoutWellness = brandWhere(({ handOffs }) => handOffs.wellness === undefined);
const strict = brandWhere(({ prescriptions }) => prescriptions.needsCurrentCoverage);
const { payPremium, medicationTherapy, wellness } = brand.handOffs;
const groupPicker = (page: Page) => page.getByLabel('Show this page for');

test.describe('Pay Premium', () => {
  for (const [like, site, heading] of [
    ['nora', brand, 'You pay this premium yourself'],
    ['ruth', brand, 'You may pay this Medicare premium here'],
    ['owen', brand, 'There is nothing to pay here'],
    ['nora', withoutPremiums, 'You pay this premium yourself'],
  ] as const) {
    test(`${like} on ${site.code}: ${heading}`, async ({ page, openAs }) => {
      await openAs(like, site, '/login/#/ebill');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      const pay = main(page).getByRole('link', { name: /^Pay your premium/ });
      if (site === brand && like !== 'owen') {
        await expect(pay).toHaveAttribute('href', payPremium?.url ?? '');
        await expect(pay).toHaveAttribute('rel', 'noreferrer');
        await expect(pay).toHaveAccessibleName('Pay your premium (opens in a new tab)');
        await expect(pay).toHaveAccessibleDescription(/This link leaves our site\. Ledgerway Payments/);
      } else {
        await expect(pay).toHaveCount(0);
      }
      if (site === withoutPremiums)
        await expect(main(page)).toContainText('does not accept premium payments online');
      await expect(
        main(page).getByRole('complementary').getByRole('link', { name: site.customerServicePhoneNumber }),
      ).toBeVisible();
    });
  }
});

test('the selected group stays on every page and across a reload, and is cleared at sign-out', async ({
  page,
  at,
  newPerson,
  openAs,
}) => {
  const person = await newPerson('maria');
  await openAs(person, brand, '/login/#/prescriptions');
  await expect(page.getByRole('heading', { name: 'You have a drug plan' })).toBeVisible();
  await groupPicker(page).selectOption('23881000');
  await expect(page.getByRole('heading', { name: 'This group has no drug plan' })).toBeVisible();
  await expect(main(page).getByRole('status').filter({ hasText: 'Now showing group 23881000' })).toHaveCount(
    1,
  );
  await turnTo(page, 'ebill');
  await expect(groupPicker(page)).toHaveValue('23881000');
  await page.reload();
  await expect(groupPicker(page)).toHaveValue('23881000');
  await main(page).getByRole('button', { name: 'Show group 10452000' }).click();
  await expect(groupPicker(page)).toHaveValue('10452000');
  await groupPicker(page).selectOption('23881000');
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at(brand, '/logout/'));
  await openAs(person, brand, '/login/#/ebill');
  await expect(groupPicker(page)).toHaveValue('10452000');
});

test.describe('Prescriptions', () => {
  for (const [like, site, heading] of [
    ['owen', brand, 'This group has no drug plan'],
    ['felix', brand, 'Your drug plan has ended'],
    ['edith', strict, 'You have no drug plan right now'],
  ] as const) {
    test(`${like} on ${site.code}: ${heading}`, async ({ page, openAs }) => {
      await openAs(like, site, '/login/#/prescriptions');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(main(page).getByRole('link', { name: /medication-therapy/ })).toHaveCount(0);
    });
  }

  for (const works of [true, false]) {
    test(`the medication-therapy program opens, and the visit is ${works ? 'recorded' : 'only logged if that fails'}`, async ({
      page,
      newPerson,
      breakCall,
      faults,
      context,
      openAs,
    }) => {
      faults.expected.push(/mtm|500/);
      await context.route(`${medicationTherapy?.url}**`, (route) =>
        route.fulfill({ body: 'The other site' }),
      );
      const person = await newPerson('maria');
      if (!works) await breakCall(person, { call: 'mtm/capabilityInfo', kind: 'status', status: 500 });
      await openAs(person, brand, '/login/#/prescriptions');
      const kept = page.waitForResponse(/mtm\/capabilityInfo/);
      const opened = context.waitForEvent('page');
      await main(page)
        .getByRole('link', { name: /medication-therapy/ })
        .click();
      await expect((await opened).getByText('The other site')).toBeVisible();
      const answer = await kept;
      expect(answer.status()).toBe(works ? 200 : 500);
      expect(answer.request().postDataJSON()).toMatchObject({
        payload: { capabilityPayload: { groupNumber: '10452000' } },
      });
      await expect(main(page).getByRole('alert')).toHaveCount(0);
    });
  }
});

test.describe('Claims & Spending', () => {
  test('shows both categories with links; a failed vendor lookup affects only its panel and can be retried', async ({
    page,
    retryAfterRepair,
    openFailing,
  }) => {
    const person = await openFailing(
      'spendingAccount/vendordetails',
      brand,
      '/login/#/claims-and-spending',
      'theo',
    );
    const spending = page.locator('#spending-panel');
    await expect(page.locator('#claims-panel .claim-row')).toHaveCount(3);
    const kinds = [/Health savings account \(HSA\)/, /Flexible spending account \(FSA\)/];
    await expect(spending.getByRole('listitem')).toHaveText(kinds);
    await retryAfterRepair(person, spending, 'We could not look up whether your accounts pay claims here.');
    await expect(spending).toContainText('When you pay a claim from an account');
    await expect(spending.getByRole('listitem')).toHaveText(kinds);
    await expect(spending.getByRole('link')).toHaveAttribute('href', '/spa/#/spendingSummary');
    await expect(page.getByRole('link', { name: 'See all claims' })).toHaveAttribute(
      'href',
      '#/claims/claimsAndPayments',
    );
  });

  for (const [like, text] of [
    ['blair', 'Your spending accounts cannot be shown right now.'],
    ['kit', 'You have no spending account here.'],
    ['nora', 'We found no spending account here.'],
  ] as const) {
    test(`${like}: ${text}`, async ({ page, openAs }) => {
      await openAs(like, brand, '/login/#/claims-and-spending');
      await expect(page.locator('#spending-panel')).toContainText(text);
    });
  }
});

test.describe('Wellness', () => {
  test('shows the content service’s programs; a failure keeps the link to the site and can be retried', async ({
    page,
    retryAfterRepair,
    openFailing,
  }) => {
    const person = await openFailing('cms/contentInfo', brand, '/login/#/wellness');
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expect(main(page)).not.toContainText('No wellness program');
    await expect(main(page).getByRole('link', { name: `Go to ${wellness?.name}` })).toBeVisible();
    await retryAfterRepair(person, main(page), 'We could not load your wellness programs.');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Health coaching',
      'Quit tobacco',
      'Preventive care reminders',
      'Expecting a baby',
    ]);
    await expect(main(page).getByRole('link', { name: 'Make a plan' })).toHaveAttribute('target', '_blank');
  });

  test('shows a notice for a brand without programs and for a dental group', async ({ page, openAs }) => {
    await openAs('maria', withoutWellness, '/login/#/wellness');
    await expect(main(page)).toContainText('No wellness program is listed for your coverage.');
    await expect(main(page).getByRole('link', { name: /Go to/ })).toHaveCount(0);
    await openAs('pearl', brand, '/login/#/wellness');
    await expect(main(page)).toContainText('Wellness programs come with medical coverage.');
  });
});

test('a failed profile shows on the page, and can be retried', async ({
  page,
  retryAfterRepair,
  openFailing,
}) => {
  const person = await openFailing('member/v3/memberInfo', brand, '/login/#/ebill');
  await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click();
  await retryAfterRepair(person, main(page), 'We could not load your coverage.');
  await expect(page.getByRole('heading', { name: 'There is nothing to pay here' })).toBeVisible();
});
