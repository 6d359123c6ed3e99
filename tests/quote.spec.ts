/** The contact-me form: prospect, lead, email, each sent once (spec 000 §5, §7, §8; decision 141). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test } from './support/portal.ts';

const brand = brandWhere(({ code, brandsByState }) => brandsByState.MN?.[0] === code);
const delaware = brandWhere(({ code, brandsByState }) => brandsByState.DE?.[0] === code);
const PAGE = '/find-your-plan/';

const CALLS = {
  prospect: '**/x-services/prospect',
  lead: '**/salesforce/lead',
  email: '**/exactTarget/email',
};
type Call = keyof typeof CALLS;

const send = (page: Page) => page.getByRole('button', { name: 'Ask to be contacted' });
const sent = (page: Page) => page.getByRole('heading', { name: 'We have your request' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Error' });

async function findPlace(page: Page, zipCode = '55401'): Promise<void> {
  await page.getByLabel('Your zip code').fill(zipCode);
  await page.getByLabel('Your zip code').press('Enter');
  await expect(page.locator('#zip-answer').getByRole('heading', { name: /serves? your area/ })).toBeVisible();
}

async function write(page: Page, birthDate = '5/17/1990'): Promise<void> {
  await page.getByLabel('A plan for people under 65').check();
  await page.getByLabel('First name').fill('Hester');
  await page.getByLabel('Last name').fill('Quill');
  await page.getByLabel('Date of birth').fill(birthDate);
  await page.getByLabel('Email address').fill('hester.quill@mail.example.com');
  await page.getByLabel('may contact me').check();
}

/** The keys of the requests that reached the network, in order. `failing`: those that fail, and how. */
async function watchCalls(page: Page, failing = new Map<Call, 'lost' | 'down'>()) {
  const keys: [Call, string][] = [];
  for (const call of ['prospect', 'lead', 'email'] as const)
    await page.route(CALLS[call], async (route) => {
      const { payload }: { payload: { requestKey: string } } = route.request().postDataJSON();
      keys.push([call, payload.requestKey]);
      const failure = failing.get(call);
      if (failure === 'down') return route.fulfill({ status: 503 });
      if (failure === undefined) return route.continue();
      // The service gets the request; its answer is lost.
      const { host } = new URL(route.request().url());
      await fetch(
        route
          .request()
          .url()
          .replace(/[\w-]+\.localhost/, '127.0.0.1'),
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Host: host },
          body: route.request().postData(),
        },
      );
      return route.abort();
    });
  return {
    keys,
    calls: () => keys.map(([call]) => call),
    keysOf: (call: Call) => new Set(keys.filter(([one]) => one === call).map(([, key]) => key)),
  };
}

test('sends prospect, lead and email, once each, however often it is pressed', async ({ page, at }) => {
  const seen = await watchCalls(page);
  await page.goto(at(brand, PAGE));
  await findPlace(page);
  await write(page);
  await page.getByLabel('Phone number').fill('612-555-0142');
  await expect(page.locator('.quote-place')).toContainText('Your area: 55401');
  await send(page).dblclick();
  await expect(sent(page)).toBeFocused();
  expect(seen.calls()).toEqual(['prospect', 'lead', 'email']);
  await expect(page.locator('.quote-sent')).toContainText('An agent will call 612-555-0142');
  await expectAccessible(page, 'the confirmation', '#contact-me');
});

test('says after a reload that it has the request, and sends the same one once, but another one on purpose', async ({
  page,
  at,
}) => {
  const seen = await watchCalls(page);
  const another = page.getByRole('button', { name: 'Send another request' });
  await page.goto(at(brand, PAGE));
  await findPlace(page);
  await write(page);
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  await page.reload();
  await expect(sent(page)).toBeVisible(); // without a touch
  await expect(page.locator('.quote-sent')).toContainText('An agent will contact you');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).not.toMatch(/Hester|Quill|1990/);
  await another.click();
  await expect(page.getByLabel('A plan for people under 65')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await write(page);
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  expect(seen.calls()).toEqual(['prospect', 'lead', 'email']);
  await another.click();
  await write(page, '6/18/1991');
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  expect(seen.calls()).toEqual(['prospect', 'lead', 'email', 'prospect']);
});

test('sends after a correction only what the correction changes', async ({ page, at, faults }) => {
  faults.expected.push(/503|lead/);
  const failing = new Map<Call, 'lost' | 'down'>([['lead', 'down']]);
  const seen = await watchCalls(page, failing);
  await page.goto(at(brand, PAGE));
  await findPlace(page);
  await write(page);
  await send(page).click();
  await modal(page).getByRole('button', { name: 'Close' }).click();
  failing.clear();
  await page.getByLabel('Phone number').fill('612-555-0142');
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  expect(seen.calls()).toEqual(['prospect', 'lead', 'lead', 'email']);
  expect(seen.keysOf('lead').size).toBe(2);
});

test('is sent for the zip code in sight only, and leads to what is missing of it', async ({ page, at }) => {
  const seen = await watchCalls(page);
  const summary = page.getByRole('group', { name: 'One thing needs your attention' });
  const zipCode = page.getByLabel('Your zip code');
  await page.goto(at(brand, PAGE));
  await findPlace(page);
  await write(page);
  await zipCode.fill('10001');
  await send(page).click();
  await summary.getByRole('link', { name: /You changed the zip code above/ }).click();
  await expect(zipCode).toBeFocused();
  await zipCode.fill('55105');
  await zipCode.press('Enter');
  await expect(page.getByRole('heading', { name: 'Which county do you live in?' })).toBeFocused();
  await send(page).click();
  await summary.getByRole('link', { name: 'Choose your county above first' }).click();
  await expect(page.locator('#zip-answer').getByRole('radio').first()).toBeFocused();
  await zipCode.fill('99501');
  await zipCode.press('Enter');
  await expect(page.getByRole('heading', { name: 'We do not serve this area yet' })).toBeFocused();
  await send(page).click();
  await expect(summary).toContainText(
    `We have no plans for that zip code. Call ${brand.customerServicePhoneNumber}`,
  );
  expect(seen.calls()).toEqual([]);
});

test('says what is missing, at the fields and in a summary, with the texts of the specification', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(at(brand, PAGE));
  await send(page).click(); // the first touch: held until hydration
  const summary = page.getByRole('group', { name: '7 things need your attention' });
  await expect(summary).toBeFocused();
  await expectAccessible(page, 'the errors', '#contact-me');
  await expect(summary.getByRole('link', { name: 'Last name: Field is Required' })).toBeVisible();
  await summary.getByRole('link', { name: 'Enter your zip code above first' }).click();
  await expect(page.getByLabel('Your zip code')).toBeFocused();
  await findPlace(page);
  await write(page, '1990-05-17');
  await page.getByLabel('Email address').fill('hester');
  await page.getByLabel('Phone number').fill('555');
  await send(page).click();
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(
    /Date must be in mm\/dd\/yyyy or mm\/dd\/yy format/,
  );
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/at least 7 characters/);
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/should be 10 digits/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('says at a field what is wrong when it is left, with the texts of the specification', async ({
  page,
  at,
}) => {
  await page.goto(at(brand, PAGE));
  const [email, birthDate] = [page.getByLabel('Email address'), page.getByLabel('Date of birth')];
  await birthDate.fill('13/4/1990');
  await email.fill('hester');
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription(/at least 7 characters/);
  await expect(birthDate).toHaveAccessibleDescription(/Month must be an integer between 1 and 12/);
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('');
  await expect(page.getByRole('group', { name: /attention/ })).toBeHidden();
  await email.fill('hester.quill@mail.example.com');
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription(/^(?!.*at least 7)/);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('is not sent for a zip code that another brand serves, or below the age of the state', async ({
  page,
  at,
}) => {
  const seen = await watchCalls(page);
  await page.goto(at(delaware, PAGE));
  await findPlace(page, '43215');
  await write(page, '5/17/2019');
  await send(page).click();
  // At any age: the minimum is that of Delaware, not of Ohio.
  await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toContainText(
    'We do not serve that zip code.',
  );
  await findPlace(page, '19801');
  await send(page).click();
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(
    /You must be at least 19 to ask for coverage in Delaware/,
  );
  expect(seen.calls()).toEqual([]);
});

for (const failure of ['down', 'lost'] as const)
  test(`a lead whose service is ${failure} shows the modal, keeps the text, and goes on where it stopped after a reload`, async ({
    page,
    at,
    faults,
  }) => {
    faults.expected.push(/503|ERR_FAILED|lead/);
    const failing = new Map<Call, 'lost' | 'down'>([['lead', failure]]);
    const seen = await watchCalls(page, failing);
    await page.goto(at(brand, PAGE));
    await findPlace(page);
    await write(page);
    await send(page).click();
    await expect(modal(page)).toContainText(
      'There has been a problem accessing this service. Please contact technical support.',
    );
    await modal(page).getByRole('button', { name: 'Close' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'We could not send your request.' }),
    ).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Hester');
    failing.clear();
    await page.reload();
    // Before any code of the form is loaded.
    await expect(page.getByLabel('First name')).toHaveValue('Hester');
    await expect(page.getByLabel('A plan for people under 65')).toBeChecked();
    await send(page).click();
    await expect(sent(page)).toBeFocused();
    expect(seen.calls()).toEqual(['prospect', 'lead', 'lead', 'email']);
    expect(seen.keysOf('lead').size).toBe(1);
  });

test('an email that does not go out is no failure of the request, and is sent again alone', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/503|email/);
  const failing = new Map<Call, 'lost' | 'down'>([['email', 'down']]);
  const seen = await watchCalls(page, failing);
  await page.goto(at(brand, PAGE));
  await findPlace(page);
  await write(page);
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  await expect(modal(page)).toBeHidden();
  const note = page.getByRole('alert').filter({ hasText: 'the email that confirms it did not go out' });
  failing.clear();
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.quote-sent')).toContainText('We sent a confirmation to your email address.');
  expect(seen.calls()).toEqual(['prospect', 'lead', 'email', 'email']);
  expect(seen.keysOf('email').size).toBe(1);
});

test('speaks Spanish, and can be used with the keyboard alone', async ({ page, at }) => {
  await page.goto(at(brand, `/es${PAGE}`));
  await page.getByLabel('Su código postal').fill('55401');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '2 planes de salud atienden su zona' })).toBeFocused();
  await page.getByLabel('Un plan para personas menores de 65 años').focus();
  await page.keyboard.press('Space');
  for (const text of ['Hester', 'Quill', '5/17/1990', 'hester.quill@mail.example.com', '']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recibimos su solicitud' })).toBeFocused();
});

test('says to call without JavaScript', async ({ browser, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at(brand, PAGE));
  await expect(page.locator('#contact-me')).toContainText(
    `This form needs JavaScript. Turn it on in your browser, or call ${brand.customerServicePhoneNumber}`,
  );
  await expect(send(page)).toBeHidden();
  await context.close();
});
