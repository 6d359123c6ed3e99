/** Zip to brand on the home page and on 'Find your plan' (spec 000 §5, §7 'zipToBrand', 'zipCode/countyList'; decision 140). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import {
  MINNESOTA,
  OHIO,
  ONE,
  SEVERAL,
  TWO_COUNTIES,
  BY_STATE,
  FIND_COUNTIES,
  NONE,
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

test.describe('who brands sell to (decision 158)', () => {
  const PHILADELPHIA = '19104';
  const plansOf = (market: string) =>
    (MINNESOTA.brandsByState['PA'] ?? []).flatMap((code) => {
      const brand = brandWhere((one) => one.code === code);
      return brand.markets.join() === market ? brand : [];
    });
  const direct = brandWhere(
    ({ code }) => code === plansOf('under-65').find(({ signIn }) => signIn.flow === 'newer')?.code,
  );
  const senior = brandWhere(({ code }) => code === plansOf('medicare')[0]?.code);
  const askFor = async (page: Page, people: string) => {
    await page.getByLabel('Who needs the plan?').selectOption(people);
    await ask(page, PHILADELPHIA);
  };

  test('is on each card', async ({ page, at }) => {
    await page.goto(at(direct, '/find-your-plan/'));
    await askFor(page, 'Anyone');
    await expect(heading(page, '3 health plans serve your area')).toBeFocused();
    await expect(answer(page)).toContainText('each card says who it is for');
    const cards = answer(page).getByRole('article');
    await expect(cards.nth(0)).toContainText('For people under 65');
    await expect(cards.nth(1)).toContainText(
      'For people under 65, people with Medicare, and people who get their plan at work',
    );
    await expect(cards.filter({ hasText: senior.name })).toContainText('For people with Medicare');
  });

  test('leaves out those that do not sell to the people asked for, and names them', async ({ page, at }) => {
    await page.goto(at(direct, '/find-your-plan/'));
    await askFor(page, 'People with Medicare');
    await expect(heading(page, '2 health plans here are for people with Medicare')).toBeFocused();
    await expect(answer(page).getByRole('article')).toHaveCount(2);
    const others = answer(page).getByRole('region', { name: 'Also here, but not for people with Medicare' });
    await expect(others).toContainText(`${direct.name} (this site) is for people under 65.`);
    await expectAccessible(page, 'the choice for Medicare', '#zip-answer');
    await askFor(page, 'People under 65');
    await expect(heading(page, '2 health plans here are for people under 65')).toBeFocused();
    await expect(answer(page).getByRole('article').first()).toContainText('You are here');
    await expect(answer(page).getByRole('link', { name: senior.name, exact: true })).toHaveAttribute(
      'href',
      at(senior, '/find-your-plan/'),
    );
  });

  test('leads elsewhere if none sells to them', async ({ page, at }) => {
    await page.goto(at(MINNESOTA, '/find-your-plan/'));
    await page.getByLabel('Who needs the plan?').selectOption('People with Medicare');
    await ask(page, ONE);
    await expect(heading(page, 'We have no plans here for people with Medicare')).toBeFocused();
    await expect(answer(page)).toContainText('1-800-MEDICARE');
    await expect(answer(page)).toContainText(`${OHIO.name} is for people under 65.`);
  });

  test('is in Spanish on Spanish pages', async ({ page, at }) => {
    await page.goto(at(direct, '/es/find-your-plan/'));
    await page.getByLabel('¿Para quién es el plan?').selectOption('Personas con Medicare');
    await page.getByLabel('Su código postal').fill(PHILADELPHIA);
    await page.getByRole('button', { name: 'Buscar mi plan' }).click();
    await expect(
      heading(page, '2 planes de salud de esta zona son para personas con Medicare'),
    ).toBeFocused();
    await expect(answer(page)).toContainText(
      `${direct.name} (este sitio) es para personas menores de 65 años.`,
    );
  });
});

test('no brand is help: the marketplace, the insurance department, and a number', async ({ page, at }) => {
  await page.goto(at(MINNESOTA));
  await ask(page, NONE);
  await expect(heading(page, 'We do not serve this area yet')).toBeFocused();
  for (const name of ['The marketplace', 'Medicare', "Your state's insurance department"])
    await expect(answer(page).getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  await expect(answer(page).getByRole('link', { name: MINNESOTA.customerServicePhoneNumber })).toBeVisible();
  await expectAccessible(page, 'the help', '#zip-answer');
});

test('a territory has no marketplace, and a zip code that does not exist is said to be wrong', async ({
  page,
  at,
}) => {
  await page.goto(at(MINNESOTA));
  await ask(page, '00901');
  await expect(heading(page, 'We do not serve this area yet')).toBeFocused();
  await expect(answer(page)).toContainText('HealthCare.gov sells no plans in Puerto Rico.');
  await expect(answer(page).getByRole('link', { name: 'The marketplace' })).toHaveCount(0);
  await expect(answer(page)).toContainText('1-800-MEDICARE (1-800-633-4227)');
  await ask(page, '00000');
  await expect(heading(page, 'We do not know the zip code 00000')).toBeFocused();
  await expect(answer(page)).toContainText('Check the five digits');
  await ask(page, '34502'); // in the range of Florida, and not in use
  await expect(heading(page, 'We do not know the zip code 34502')).toBeFocused();
});

test('a military address gets help of its own', async ({ page, at }) => {
  await page.goto(at(MINNESOTA));
  await ask(page, '09012');
  await expect(heading(page, '09012 is a military or embassy address')).toBeFocused();
  await expect(answer(page).getByRole('link', { name: 'TRICARE' })).toHaveAttribute(
    'href',
    'https://www.tricare.mil/',
  );
  await expect(answer(page).getByRole('link', { name: 'The marketplace' })).toHaveCount(0);
  await expectAccessible(page, 'the help for military addresses', '#zip-answer');
});

test('the county is asked whatever the segment: people live where no plan for them is sold', async ({
  page,
  at,
}) => {
  await page.goto(at(MINNESOTA, '/find-your-plan/'));
  await page.getByLabel('Who needs the plan?').selectOption('People under 65');
  await ask(page, '56508'); // two counties, one of them without plans for people under 65
  await answer(page).getByRole('radio', { name: 'Wilkin County' }).check();
  await answer(page).getByRole('button', { name: 'Continue' }).click();
  await expect(answer(page)).toContainText('Zip code 56508, Wilkin County');
  await expect(heading(page, 'Call to ask about plans for people under 65')).toBeFocused();
  await expect(answer(page)).toContainText('Our list shows no plans for people under 65');
  await answer(page).getByRole('button', { name: 'Change county' }).click();
  await answer(page).getByRole('radio', { name: 'Clay County' }).check();
  await answer(page).getByRole('button', { name: 'Continue' }).click();
  await expect(answer(page)).toContainText('Zip code 56508, Clay County');
  await expect(answer(page)).not.toContainText('Our list shows no plans');
});

test('a brand without listed plans for the people asked for is one to call, with where else to turn', async ({
  page,
  at,
}) => {
  const west = brandWhere(({ code, brandsByState }) => brandsByState['PA']?.[0] === code);
  await page.goto(at(west, '/find-your-plan/'));
  await page.getByLabel('Who needs the plan?').selectOption('People with Medicare');
  await ask(page, '15301'); // Greene County, without Medicare plans
  await expect(heading(page, 'Call to ask about plans for people with Medicare')).toBeFocused();
  await expect(answer(page)).toContainText(`${west.name} can tell you if it sells one there.`);
  await expect(answer(page)).toContainText('1-800-MEDICARE (1-800-633-4227)');
  for (const claim of ['serves your area', 'right site', 'For people'])
    await expect(answer(page)).not.toContainText(claim);
  await expect(answer(page).getByRole('link', { name: west.customerServicePhoneNumber })).toHaveCount(1);
  await expectAccessible(page, 'the plans to ask about', '#zip-answer');
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
