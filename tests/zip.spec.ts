/** Zip to brand on the home page and on 'Find your plan' (spec 000 §5, §7 'zipToBrand', 'zipCode/countyList'; decision 140). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/portal.ts';
import {
  MINNESOTA,
  OHIO,
  ONE,
  SEVERAL,
  TWO_COUNTIES,
  BY_STATE,
  FIND_COUNTIES,
  zipField,
  answer,
  ask,
  heading,
} from './support/zip.ts';

const PAGES = ['/', '/find-your-plan/'] as const;

for (const path of PAGES)
  test.describe(`the zip form on ${path}`, () => {
    test('leads to the same page of the one brand that serves the zip code', async ({ page, at }) => {
      await page.goto(at(MINNESOTA, path));
      await ask(page, ONE);
      await expect(heading(page, `${OHIO.name} serves your area`)).toBeFocused();
      const card = answer(page).getByRole('article');
      await expect(card).toContainText(OHIO.description);
      await expect(card).toContainText(OHIO.hours.text);
      await expect(card.getByRole('link', { name: OHIO.customerServicePhoneNumber })).toBeVisible();
      await card.getByRole('link', { name: `Go to ${OHIO.name}` }).click();
      await expect(page).toHaveURL(at(OHIO, path));
    });

    test('leads a Spanish reader to the Spanish page of the other site', async ({ page, at }) => {
      await page.goto(at(MINNESOTA, `/es${path}`));
      await page.getByLabel('Su código postal').fill(ONE);
      await page.getByRole('button', { name: 'Buscar mi plan' }).click();
      await expect(heading(page, `${OHIO.name} atiende su zona`)).toBeFocused();
      const card = answer(page).getByRole('article');
      await expect(card).toContainText(OHIO.hours.spanishText);
      await expect(card).toContainText(OHIO.spanish.description ?? 'a Spanish description');
      await card.getByRole('link', { name: `Ir a ${OHIO.name}` }).click();
      await expect(page).toHaveURL(at(OHIO, `/es${path}`));
    });

    test('asks for the county where there are several, and can be changed', async ({ page, at }) => {
      await page.goto(at(MINNESOTA, path));
      await ask(page, TWO_COUNTIES);
      await expect(heading(page, 'Which county do you live in?')).toBeFocused();
      await expectAccessible(page, 'the question for the county', '#zip-answer');
      await answer(page).getByRole('button', { name: 'Continue' }).click();
      await expect(answer(page)).toContainText('Choose your county');
      await expect(answer(page).getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(heading(page, /health plans serve your area/)).toBeFocused();
      await expect(answer(page)).toContainText(`Zip code ${TWO_COUNTIES}, Dakota County`);
      await answer(page).getByRole('button', { name: 'Change county' }).click();
      await answer(page).getByRole('radio', { name: 'Ramsey County' }).check();
      await answer(page).getByRole('button', { name: 'Continue' }).click();
      await expect(answer(page)).toContainText('Ramsey County');
    });

    test('leads to the list of brands by state without JavaScript, and sends nothing', async ({
      browser,
      at,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(at(MINNESOTA, path));
      await ask(page, SEVERAL);
      await expect(page).toHaveURL(/\/brands-by-state\/\??$/);
      await expect(page.getByRole('link', { name: OHIO.name })).toHaveAttribute(
        'href',
        `https://${OHIO.domain}/find-your-plan/`,
      );
      await expectNamedLinks(page, '/find-your-plan/');
      await page.goto(at(MINNESOTA, `/es${path}`));
      await page.getByRole('button', { name: 'Buscar mi plan' }).click();
      await expect(page).toHaveURL(/\/es\/brands-by-state\/\??$/);
      await expectNamedLinks(page, '/es/find-your-plan/');
      await context.close();
    });
  });

/** Each link to another brand has a name and a whole address. */
async function expectNamedLinks(page: Page, path: string): Promise<void> {
  const links = await page
    .locator('.states a')
    .evaluateAll((all) =>
      all.map((link) => ({ name: link.textContent, address: link.getAttribute('href') })),
    );
  expect(links.length).toBeGreaterThan(50);
  for (const { name, address } of links) {
    expect(name).not.toBe('');
    expect(address).toMatch(/^https:\/\/[a-z.-]+\//);
    expect(address?.endsWith(path)).toBe(true);
  }
}

test('several brands are a choice that says how they differ, this one first', async ({ page, at }) => {
  await page.goto(at(MINNESOTA));
  await ask(page, SEVERAL);
  await expect(heading(page, '2 health plans serve your area')).toBeFocused();
  const cards = answer(page).getByRole('article');
  await expect(cards.first()).toContainText('You are here');
  await expect(answer(page)).toContainText('Not every plan is for everyone');
  await expectAccessible(page, 'the choice', '#zip-answer');
  await cards.first().getByRole('link', { name: 'Find your plan' }).click();
  await expect(page).toHaveURL(at(MINNESOTA, '/find-your-plan/'));
  await zipField(page).focus();
  await expect(zipField(page)).toHaveValue(SEVERAL); // kept for this tab
  await ask(page, BY_STATE);
  await expect(answer(page)).toContainText(`Zip code ${BY_STATE}, Clay County`);
  await expect(answer(page).getByRole('article')).toHaveCount(2);
  await expect(answer(page)).not.toContainText('different states'); // Clay County is in Minnesota
});

test('brands of other states are offered only while the county is not known', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/500|countyList/);
  await page.route(FIND_COUNTIES, (route) => route.fulfill({ status: 500 }));
  await page.goto(at(MINNESOTA));
  await ask(page, BY_STATE);
  await expect(answer(page)).toContainText('They are for different states.');
  await expect(answer(page)).toContainText('In North Dakota');
  await page.unroute(FIND_COUNTIES);
  await ask(page, '56508');
  await answer(page).getByRole('radio', { name: 'Wilkin County' }).check();
  await answer(page).getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, '2 health plans serve your area')).toBeFocused();
  await expect(answer(page)).not.toContainText('North Dakota');
});

test('what is wrong is said at the field, and what was typed before hydration stays', async ({
  page,
  at,
}) => {
  await page.goto(at(MINNESOTA));
  await page.locator('#zip-code').evaluate((field: HTMLInputElement) => {
    field.value = '5540'; // typed before any script has run
  });
  await page.getByRole('button', { name: 'Find my plan' }).click(); // the first touch: held until hydration
  await expect(zipField(page)).toHaveAccessibleDescription('Enter a zip code of five digits');
  await expect(zipField(page)).toBeFocused();
  await expect(zipField(page)).toHaveValue('5540');
  await zipField(page).fill('');
  await zipField(page).press('Enter');
  await expect(zipField(page)).toHaveAccessibleDescription('Enter your zip code');
  await ask(page, SEVERAL);
  await expect(heading(page, '2 health plans serve your area')).toBeVisible();
});

test('an answer goes when the form asks something else', async ({ page, at }) => {
  await page.goto(at(MINNESOTA, '/find-your-plan/'));
  for (const refused of ['1234', '']) {
    await ask(page, '09012');
    await expect(heading(page, '09012 is a military or embassy address')).toBeFocused();
    await ask(page, refused);
    await expect(zipField(page)).toBeFocused();
    await expect(answer(page)).toBeEmpty();
  }
  await ask(page, SEVERAL);
  await expect(heading(page, '2 health plans serve your area')).toBeFocused();
  await page.getByLabel('Who needs the plan?').selectOption('People with Medicare');
  await expect(answer(page)).toBeEmpty();
  await expect(page.locator('.quote-place')).toHaveCount(0); // nor is a request for a quote sent for it
  await zipField(page).press('Enter');
  await expect(heading(page, /serves your area|for people with Medicare/)).toBeFocused();
});

test('spaces around a pasted zip code take no digit away', async ({ page, at }) => {
  await page.goto(at(MINNESOTA));
  await zipField(page).focus();
  await page.keyboard.insertText(` ${ONE} `);
  await page.keyboard.press('Enter');
  await expect(heading(page, `${OHIO.name} serves your area`)).toBeFocused();
});

test('the keyboard alone gets from the field to the other site', async ({ page, at }) => {
  await page.goto(at(MINNESOTA));
  await page.locator('#zip-code').focus();
  await page.keyboard.type(ONE);
  await page.keyboard.press('Enter');
  await expect(heading(page, `${OHIO.name} serves your area`)).toBeFocused();
  await page.keyboard.press('Tab'); // the phone number
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `Go to ${OHIO.name}` })).toBeFocused();
});
