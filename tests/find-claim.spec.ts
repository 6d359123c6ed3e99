/** Finding a claim among many, and comparing a bill with its claim, without sending what is typed (issue 22). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import {
  announced,
  brand,
  choice,
  count,
  list,
  LIST,
  openList,
  opened,
  period,
  rows,
} from './support/claims-list.ts';
import { expect, test } from './support/portal.ts';

const field = (page: Page) => list(page).getByRole('textbox', { name: 'Find a claim' });

/** Everything that leaves the page, or could: requests, events, log lines, addresses, saved view states. */
function watchLeaks(page: Page): () => Promise<string> {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  page.on('console', (message) => sent.push(message.text()));
  return async () =>
    JSON.stringify([
      sent,
      page.url(),
      await page.evaluate(() => [
        { ...window.sessionStorage },
        { ...window.localStorage },
        window.history.state,
      ]),
    ]);
}

test('a search finds claims by person, provider and amount together with filters, and leaves no trace', async ({
  page,
  at,
  newPerson,
}) => {
  const traces = watchLeaks(page);
  await openList(page, at(brand, LIST), await newPerson('maria'));
  await expect(count(page)).toHaveText('40 claims');
  await field(page).fill('INÉS delgado');
  await expect(count(page)).toHaveText('8 claims of 40');
  await expect(announced(page)).toHaveText('8 claims of 40.');
  await expect(field(page)).toBeFocused();
  await expect(opened(page)).toHaveCount(0); // no service is asked for a claim while one types
  const cost = (await rows(page).locator('.row-amount').allInnerTexts()).map(
    (text) => /\$[\d,.]+/.exec(text)?.[0],
  );
  const amount = cost.find((text) => text !== undefined && text !== '$0.00') ?? '';
  await field(page).fill(`ines ${amount}`);
  await expect(count(page)).toHaveText(/^1 claim of 40$/);
  await expect(rows(page).first()).toContainText(amount);
  await field(page).fill('delgado');
  await expect(count(page)).toHaveText('40 claims');
  await choice(page, 'Denied').check();
  await expect(count(page)).toHaveText(/^\d claims of 40$/);
  await field(page).fill('leo');
  await expect(list(page).locator('.list-search-count')).toHaveText((await count(page).innerText()) || '');
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(field(page)).toBeInViewport();
  await field(page).fill('zzyzx');
  await expect(list(page)).toContainText('No claim of this period that passes your filters has “zzyzx”.');
  await expect(announced(page)).toHaveText('0 claims of 40.');
  await expectAccessible(page, 'nothing found');
  await list(page).getByRole('button', { name: 'Clear all filters' }).click();
  await period(page).selectOption({ label: 'Last 30 days' });
  await expect(list(page)).toContainText('No claim of this period has “zzyzx”.');
  await list(page).getByRole('button', { name: 'Show the last 12 months' }).click();
  await expect(count(page)).toHaveText('0 claims of 40');
  await list(page).locator('.list-go').getByRole('button', { name: 'Clear the search' }).click();
  await expect(count(page)).toHaveText('40 claims');
  await expect(count(page)).toBeFocused();
  const left = await traces();
  for (const word of ['zzyzx', 'INÉS', `ines ${amount}`]) expect(left).not.toContain(word);
});

test('thousands of claims: a search of several words finds a few, and stays over the rows of a phone', async ({
  page,
  at,
  newPerson,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, at(brand, LIST), await newPerson('theo'));
  await expect(count(page)).toHaveText(/^[45],\d{3} claims$/);
  const provider = await rows(page).first().getByRole('heading', { level: 3 }).innerText();
  await field(page).pressSequentially(provider.toLowerCase());
  await expect(count(page)).toHaveText(/^[\d,]+ claims of [45],\d{3}$/);
  await expect(rows(page)).toHaveCount(10);
  await rows(page).nth(8).scrollIntoViewIfNeeded();
  await expect(field(page)).toBeInViewport();
  await expect(list(page).locator('.list-search-count')).toBeInViewport();
  await field(page).press('Enter');
  await list(page).getByRole('button', { name: 'Clear the search' }).click();
  await expect(count(page)).toHaveText(/^[45],\d{3} claims$/);
  await expect(field(page)).toBeFocused();
});

test('a bill is compared with its claim on the device, and the sentence says what to do', async ({
  page,
  at,
  newPerson,
}) => {
  await openList(page, at(brand, LIST), await newPerson('maria'));
  const row = rows(page)
    .filter({ hasText: 'Approved' })
    .filter({ hasNotText: /left|Paid|\$0\.00/ })
    .first();
  const provider = await row.getByRole('heading', { level: 3 }).innerText();
  const day = (await row.locator('time').getAttribute('datetime')) ?? '';
  const cost = /\$[\d,.]+/.exec(await row.locator('.row-amount').innerText())?.[0] ?? '';
  const [year = '', month = '', date = ''] = day.split('-');
  await page.getByRole('button', { name: 'Check a bill from a provider' }).click();
  const check = page.getByRole('region', { name: 'Does this bill match?' });
  const traces = watchLeaks(page);
  const compare = async (name: string, amount: string) => {
    await check.getByLabel('Provider on the bill').fill(name);
    await check.getByLabel('Date of care').fill(`${month}/${date}/${year}`);
    await check.getByLabel('Amount due').fill(amount);
    await check.getByRole('button', { name: 'Compare with my claims' }).click();
  };
  await check.getByRole('button', { name: 'Compare with my claims' }).click();
  await expect(check.getByText('Field is Required')).toHaveCount(3);
  await expect(check.getByLabel('Provider on the bill')).toBeFocused();
  await compare(provider.toUpperCase(), cost);
  await expect(check.locator('.bill-say')).toHaveText(
    `Pay ${cost}: the bill matches what is left of your cost.`,
  );
  await expect(check.locator('.bill-say')).toBeFocused();
  await expectAccessible(page, 'a bill that matches');
  await check.getByRole('button', { name: 'Check another bill' }).click();
  await compare(provider, '$98,765.43');
  await expect(check).toContainText('Ask the provider why before you pay');
  await check.getByRole('button', { name: 'Check another bill' }).click();
  await compare('Qwertz Laboratories', '98765.43');
  await expect(check).toContainText('Ask the provider to bill us before you pay');
  for (const word of ['Qwertz', '98765', '98,765']) expect(await traces()).not.toContain(word);
  await check.getByRole('button', { name: 'Check another bill' }).click();
  await compare(provider, cost);
  await check.getByRole('button', { name: 'Find this claim in the list' }).click();
  await expect(count(page)).toHaveText('1 claim of 40');
  await expect(rows(page).first()).toContainText(provider);
});
