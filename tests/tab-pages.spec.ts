/** The pages behind the header's tabs: what each says of the member, what it does when a service fails, and the way out. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test, unlikeBrands } from './support/portal.ts';

const brand = brandWhere(
  ({ handOffs, messageCenter, prescriptions, theme }) =>
    handOffs.payPremium !== undefined &&
    handOffs.wellness !== undefined &&
    messageCenter &&
    !prescriptions.needsCurrentCoverage &&
    theme.header === 'band',
);
const withoutPremiums = brandWhere(({ handOffs }) => handOffs.payPremium === undefined);
const withoutWellness = brandWhere(({ handOffs }) => handOffs.wellness === undefined);
const strict = brandWhere(({ prescriptions }) => prescriptions.needsCurrentCoverage);
const { payPremium, medicationTherapy, wellness, careDirectory } = brand.handOffs;

const PAGES = ['ebill', 'claims-and-spending', 'finder', 'prescriptions', 'wellness'] as const;
type PageName = (typeof PAGES)[number];
type Headings = Readonly<Record<PageName, string>>;
const HEADINGS = {
  ebill: 'Pay your premium',
  'claims-and-spending': 'Claims & Spending',
  finder: 'Find a doctor',
  prescriptions: 'Your prescriptions',
  wellness: 'Wellness',
} as const satisfies Headings;

const main = (page: Page) => page.getByRole('main');
const groupPicker = (page: Page) => page.getByLabel('Show this page for');
const providers = (page: Page) => page.locator('.provider');

/** Another view of the same page. */
async function turnTo(page: Page, name: PageName, headings: Headings = HEADINGS): Promise<void> {
  await page.evaluate((hash) => (window.location.hash = hash), `#/${name}`);
  await expect(page.getByRole('heading', { level: 1, name: headings[name] })).toBeVisible();
}

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
        await expect(main(page)).toContainText('does not take premium payments online');
      await expect(
        main(page).getByRole('complementary').getByRole('link', { name: site.customerServicePhoneNumber }),
      ).toBeVisible();
    });
  }
});

test('the chosen group holds on every page and over a reload, and is forgotten at sign-out', async ({
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
    test(`the medication-therapy program opens, and the visit is ${works ? 'kept' : 'lost without a word'}`, async ({
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
  test('both categories, each with its way on; the vendor lookup fails alone and heals', async ({
    page,
    newPerson,
    breakCall,
    repair,
    faults,
    openAs,
  }) => {
    faults.expected.push(/500/);
    const person = await newPerson('theo');
    await breakCall(person, { call: 'spendingAccount/vendordetails', kind: 'status', status: 500 });
    await openAs(person, brand, '/login/#/claims-and-spending');
    const spending = page.locator('#spending-panel');
    await expect(spending.getByRole('alert')).toContainText('We could not look up your spending accounts.');
    await expect(spending).toContainText(/Reference [2-9A-Z]{8}/);
    await expect(page.locator('#claims-panel .claim-row')).toHaveCount(3);
    await repair(person);
    await spending.getByRole('button', { name: 'Try again' }).click();
    await expect(spending.getByRole('listitem')).toHaveText([
      'Health savings account (HSA)',
      'Flexible spending account (FSA)',
    ]);
    await expect(spending.getByRole('link')).toHaveAttribute('href', '/spa/#/spendingSummary');
    await expect(page.getByRole('link', { name: 'See all claims' })).toHaveAttribute(
      'href',
      '#/claims/claimsAndPayments',
    );
  });

  for (const [like, text] of [
    ['blair', 'Your spending accounts cannot be shown right now.'],
    ['kit', 'Spending accounts are shown to the subscriber alone.'],
    ['nora', 'You have no spending account with this group.'],
  ] as const) {
    test(`${like}: ${text}`, async ({ page, openAs }) => {
      await openAs(like, brand, '/login/#/claims-and-spending');
      await expect(page.locator('#spending-panel')).toContainText(text);
    });
  }
});

test.describe('Find a Doctor', () => {
  test('searches, shows more, keeps the results while the member is elsewhere', async ({ page, openAs }) => {
    await openAs('maria', brand, '/login/#/finder');
    await expect(page.getByLabel('Zip code')).toHaveValue('15222');
    const results = page.locator('#finder-results');
    await expect(results).toContainText('Press Search to see who is near 15222.');
    await page.getByLabel('Zip code').fill('');
    await expect(results).toContainText('Enter a zip code to see who is near you.');
    await page.getByLabel('Zip code').fill('15222');
    await expect(results).toContainText('Press Search to see who is near 15222.');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
    await expect(providers(page)).toHaveCount(10);
    await expect(providers(page).first()).toContainText(/miles? away/);
    await expect(providers(page).first().getByRole('link')).toHaveAttribute('href', /^tel:\d{10}$/);
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect(providers(page)).not.toHaveCount(10);
    await expect(providers(page).nth(10).getByRole('heading')).toBeFocused();
    const found = await providers(page).count();
    expect(page.url()).not.toContain('15222');
    await turnTo(page, 'wellness');
    await turnTo(page, 'finder');
    await expect(providers(page)).toHaveCount(found);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(main(page).getByRole('link', { name: /Open the full directory/ })).toHaveAttribute(
      'href',
      careDirectory?.url ?? '',
    );
  });

  test('says what is wrong beside the field and on top, and sends nothing', async ({ page, openAs }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/providerSearch/')) asked += 1;
    });
    await openAs('maria', brand, '/login/#/finder');
    await page.getByLabel('Zip code').fill('1522');
    await page.getByRole('button', { name: 'Search' }).click();
    const summary = main(page).getByRole('group', { name: 'Please check your search' });
    await expect(summary).toBeFocused();
    await expect(page.getByLabel('Zip code')).toHaveAccessibleDescription(/five digits, for example 15222/);
    await summary.getByRole('link').click();
    await expect(page.getByLabel('Zip code')).toBeFocused();
    await page.getByLabel('Zip code').fill('');
    await page.keyboard.press('Enter');
    await expect(summary).toContainText('Enter a zip code, or the name of a doctor or practice');
    expect(asked).toBe(0);
  });

  test('nobody near: a wider search is one press; a service that fails heals', async ({
    page,
    newPerson,
    breakCall,
    repair,
    faults,
    openAs,
  }) => {
    faults.expected.push(/500/);
    const person = await newPerson('maria');
    await openAs(person, brand, '/login/#/finder');
    await page.getByLabel('Zip code').fill('83001');
    await page.getByLabel('Kind of care').selectOption('Dentist');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(main(page)).toContainText('Nobody within 50 miles of 83001 fits this search.');
    await page.getByRole('button', { name: 'Search within 100 miles' }).click();
    await expect(main(page)).toContainText('Nobody within 100 miles of 83001 fits this search.');
    await expect(page.getByLabel('Distance')).toHaveValue('100');
    await breakCall(person, { call: 'providerSearch/list', kind: 'status', status: 500 });
    await page.getByLabel('Zip code').fill('15222');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(main(page).getByRole('alert')).toContainText('We could not search the directory.');
    await repair(person);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(providers(page)).not.toHaveCount(0);
  });
});

test.describe('Wellness', () => {
  test('the content service’s programs; a failure is said as one, with the hand-off still there, and heals', async ({
    page,
    newPerson,
    breakCall,
    repair,
    faults,
    openAs,
  }) => {
    faults.expected.push(/500/);
    const person = await newPerson('maria');
    await breakCall(person, { call: 'cms/contentInfo', kind: 'status', status: 500 });
    await openAs(person, brand, '/login/#/wellness');
    await expect(main(page).getByRole('alert')).toContainText('We could not load your wellness programs.');
    await expect(main(page)).not.toContainText('No wellness program');
    await expect(main(page).getByRole('link', { name: `Go to ${wellness?.name}` })).toBeVisible();
    await repair(person);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Health coaching',
      'Quit tobacco',
      'Preventive care reminders',
      'Expecting a baby',
    ]);
    await expect(main(page).getByRole('link', { name: 'Make a plan' })).toHaveAttribute('target', '_blank');
  });

  test('a brand without programs and a dental group say so', async ({ page, openAs }) => {
    await openAs('maria', withoutWellness, '/login/#/wellness');
    await expect(main(page)).toContainText('No wellness program is listed for your coverage.');
    await expect(main(page).getByRole('link', { name: /Go to/ })).toHaveCount(0);
    await openAs('pearl', brand, '/login/#/wellness');
    await expect(main(page)).toContainText('Wellness programs come with medical coverage.');
  });
});

test('without a profile a page says so in its place, and a retry heals', async ({
  page,
  newPerson,
  breakCall,
  repair,
  faults,
  openAs,
}) => {
  faults.expected.push(/500/);
  const person = await newPerson('maria');
  await breakCall(person, { call: 'member/v3/memberInfo', kind: 'status', status: 500 });
  await openAs(person, brand, '/login/#/ebill');
  await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click();
  await expect(main(page).getByRole('alert')).toContainText('We could not load your coverage.');
  await repair(person);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'There is nothing to pay here' })).toBeVisible();
});

/** The page as it is once everything has come. */
async function settle(page: Page, name: PageName, headings: Headings = HEADINGS): Promise<void> {
  await turnTo(page, name, headings);
  if (name === 'finder') {
    await main(page).locator('.finder-form [type=submit]').click();
    await expect(providers(page).first()).toBeVisible();
  }
  await expect(main(page).locator('.skeleton')).toHaveCount(0);
}

for (const one of unlikeBrands) {
  for (const names of [
    ['ebill', 'claims-and-spending'],
    ['finder'],
    ['prescriptions', 'wellness'],
  ] as const) {
    test(`${one.code}: axe finds nothing on ${names.join(' and ')}, wide, narrow and in the dark`, async ({
      page,
      openAs,
    }) => {
      await openAs('maria', one, `/login/#/${names[0]}`);
      for (const name of names) {
        await settle(page, name);
        for (const [width, colorScheme] of [
          [1280, 'light'],
          [390, 'dark'],
        ] as const) {
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page, `${name} at ${width} px, ${colorScheme}`, 'main');
        }
      }
    });
  }
}

const overflow = (page: Page, fontSize: string): Promise<number> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, fontSize);

for (const [width, size] of [
  [320, '100%'],
  [390, '200%'],
] as const) {
  test(`nothing runs out of the five pages at ${width} px and ${size} text`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs('maria', brand, '/login/#/ebill');
    for (const name of PAGES) {
      await settle(page, name);
      expect(await overflow(page, size), name).toBeLessThanOrEqual(0);
    }
  });
}

const SPANISH = {
  ebill: 'Pague su prima',
  'claims-and-spending': 'Reclamos y gastos',
  finder: 'Encuentre un médico',
  prescriptions: 'Sus recetas médicas',
  wellness: 'Bienestar',
} as const satisfies Headings;

test('the five pages speak Spanish, and nothing runs out of them at 390 px', async ({ page, at, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('maria', brand, '/login/#/ebill');
  await expect(page.getByRole('heading', { level: 1, name: HEADINGS.ebill })).toBeVisible();
  await page.context().addCookies([{ name: 'language', value: 'es', url: at(brand) }]);
  await page.reload();
  for (const name of PAGES) {
    await settle(page, name, SPANISH);
    expect(await overflow(page, '100%'), name).toBeLessThanOrEqual(0);
  }
  // What the service writes is English, and says so.
  await expect(page.getByRole('heading', { name: 'Quit tobacco' })).toHaveAttribute('lang', 'en');
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every text that an answer has under one of some names, however deep. */
function textsUnder(names: readonly string[], value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsUnder(names, one));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, held]) =>
    names.includes(name) && typeof held === 'string' ? [held] : textsUnder(names, held),
  );
}

/** Where words stand that say nothing of their language, or another one than English. */
const unmarked = (page: Page, words: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const isEnglish = node.parentElement?.closest('[lang]')?.getAttribute('lang') === 'en';
      if (!isEnglish && all.some((word) => text.includes(word))) found.push(text);
    }
    for (const element of document.querySelectorAll('[title]')) {
      const title = element.getAttribute('title') ?? '';
      if (element.closest('[lang]')?.getAttribute('lang') !== 'en' && all.includes(title)) found.push(title);
    }
    return found;
  }, words);

/** As much of a name as its short form has at least. */
const START_OF_NAME = 20;

for (const like of ['maria', 'nora', 'owen', 'blair']) {
  test(`Spanish, ${like}: what a service calls groups, plans and practices is marked as English`, async ({
    page,
    at,
    openAs,
  }) => {
    const answer = page.waitForResponse(/member\/v3\/memberInfo/); // once in a session
    await openAs(like, brand, '/login/#/ebill');
    await expect(page.getByRole('heading', { level: 1, name: HEADINGS.ebill })).toBeVisible();
    await page.context().addCookies([{ name: 'language', value: 'es', url: at(brand) }]);
    const profile: unknown = await (await answer).json();
    await page.reload();
    const names = textsUnder(['clientName', 'benefitPlanName'], profile).map((name) =>
      name.slice(0, START_OF_NAME),
    );
    expect(names.length).toBeGreaterThan(1);
    await expect(main(page)).toContainText(names[0] ?? '');
    for (const name of PAGES) {
      const coming = name === 'finder' ? page.waitForResponse(/providerSearch\//) : null;
      await settle(page, name, SPANISH);
      const found: unknown = coming && (await (await coming).json());
      const practices = textsUnder(['practiceName'], found).filter(Boolean);
      expect(practices.length > 0, 'practices').toBe(name === 'finder');
      expect(await unmarked(page, [...names, ...practices]), name).toEqual([]);
    }
  });
}
