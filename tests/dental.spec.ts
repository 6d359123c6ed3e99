/** Dental procedure history (001 §2, §7, §8): patients, procedures, and the tooth chart. */
import type { Page } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './support/axe.ts';
import { PHONE, sideways } from './support/left-nav.ts';
import { brandWhere, expect, goTo, openSignedIn, test, type Person } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const CALL = 'dentalProcedureHistory';
const DENTAL_GROUP = '23881000';
const VIEW = '/login/#/claims/claimsAndPayments/dentalProcedureHistory';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('.procedure');
const person = (page: Page, name: string) => page.getByRole('radio', { name });
const chart = (page: Page) => page.getByRole('img', { name: /^Tooth chart/ });

async function open(page: Page, address: string, who: Person): Promise<void> {
  await openSignedIn(page, address, who);
  await expect(page.getByRole('heading', { level: 1, name: 'Dental procedure history' })).toBeFocused();
}

test('the first patient is chosen; the others are disabled while loading; keyboard focus stays', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
}) => {
  const who = await newPerson();
  const asked: unknown[] = [];
  await page.route(`**/x-services/${CALL}`, async (route) => {
    const { payload }: { payload: unknown } = route.request().postDataJSON();
    asked.push(payload);
    await route.continue();
  });
  await open(page, at(brand, `${VIEW}?grp=${DENTAL_GROUP}`), who);
  await expect(person(page, 'Maria Delgado')).toBeChecked();
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(rows(page)).not.toHaveCount(0);
  await expect(main(page)).toContainText('Member 701');
  await expect(rows(page).first().getByText('Teeth')).toBeVisible();

  await breakCall(who, { call: CALL, kind: 'hold' });
  await person(page, 'Maria Delgado').focus();
  await page.keyboard.press('ArrowUp');
  await expect(person(page, 'Ines Delgado')).toBeChecked();
  for (const name of ['Maria Delgado', 'Ines Delgado']) await expect(person(page, name)).toBeDisabled();
  await repair(who);
  await expect(person(page, 'Ines Delgado')).toBeEnabled();
  await expect(person(page, 'Ines Delgado')).toBeFocused();
  await expect(main(page)).toContainText('Member 704');
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /procedures? for Ines Delgado/ }),
  ).toHaveCount(1);
  expect(asked).toMatchObject([{ groupNum: DENTAL_GROUP }, { groupNum: DENTAL_GROUP }]);

  await test.step('the chart shows the same teeth as the list', async () => {
    const label = (await chart(page).getAttribute('aria-label')) ?? '';
    const drawn = label.match(/\b(\d{1,2}|[A-T])\b/g) ?? [];
    expect(await page.locator('.tooth-treated text').allTextContents()).toEqual(
      expect.arrayContaining(drawn),
    );
    const names = await page.locator('.teeth-list strong').allTextContents();
    expect(names.map((name) => /ooth (\w+)/.exec(name)?.[1])).toEqual(drawn);
    expect(drawn.length).toBeGreaterThan(0);
  });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Back to Claims & Payments' }).click();
  await expect(page).toHaveURL(/claimsAndPayments$/);
});

test('a failure can be retried; the chosen patient stays chosen', async ({
  page,
  at,
  newPerson,
  failCall,
  retryAfterRepair,
}) => {
  const who = await newPerson();
  await open(page, at(brand, `${VIEW}?grp=${DENTAL_GROUP}`), who);
  await expect(rows(page)).not.toHaveCount(0);
  await failCall(who, CALL);
  await person(page, 'Leo Delgado').check();
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(person(page, 'Maria Delgado')).toBeEnabled();
  await retryAfterRepair(who, main(page), 'We could not load the dental procedures.');
  await expect(main(page)).toContainText('Member 703');
  await expect(person(page, 'Leo Delgado')).toBeChecked();
});

test('a group without dental coverage, and a group of another member', async ({ page, at, newPerson }) => {
  await open(page, at(brand, VIEW), await newPerson()); // without a group in the address: the selected group
  await expect(main(page)).toContainText(
    'No dental procedures are on record for Maria Delgado in this group.',
  );
  await goTo(page, `${VIEW.slice('/login/'.length)}?grp=004211`);
  await expect(main(page)).toContainText('You do not have this group.');
});

test('on a narrow phone nothing is cut off, and the chart prints', async ({ page, at, newPerson }) => {
  await page.setViewportSize({ ...PHONE, width: 320 });
  await open(page, at(brand, `${VIEW}?grp=${DENTAL_GROUP}`), await newPerson());
  await expect(rows(page)).not.toHaveCount(0);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expect(chart(page)).toBeVisible();
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { text } = await extractText(paper, { mergePages: true });
  expect(text).toContain('Teeth that were treated');
  expect(text).not.toContain('Whose procedures?');
});
