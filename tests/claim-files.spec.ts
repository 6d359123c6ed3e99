/** Files of an open claim: documents, the saved claim, and the patient's statement. */
import {
  brand,
  openClaim,
  openDetail,
  POSITION,
  savedText,
  section,
  stubPrint,
} from './support/claim-detail.ts';
import { expect, openSignedIn, test } from './support/portal.ts';

test('documents and the claim are saved as files whose names do not identify the member', async ({
  page,
  at,
  newPerson,
}) => {
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), await newPerson(), POSITION.denied);
  const papers = section(page, 'Documents');
  const [document] = await Promise.all([
    page.waitForEvent('download'),
    papers.getByRole('button', { name: /^Notice of denial/ }).click(),
  ]);
  expect(document.suggestedFilename()).toMatch(/^claim-denial-notice-\d{4}-\d\d-\d\d\.pdf$/);
  expect(await savedText(document)).toContain('Notice of Denial');
  await expect(openDetail(page).getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  const [claim] = await Promise.all([
    page.waitForEvent('download'),
    openDetail(page).getByRole('button', { name: 'Save this claim (PDF)' }).click(),
  ]);
  expect(claim.suggestedFilename()).toMatch(/^claim-\d{4}-\d\d-\d\d\.pdf$/);
  expect(await savedText(claim)).toContain('Status: Denied');
  const [statement] = await Promise.all([
    page.waitForEvent('download'),
    papers.getByRole('button', { name: /^Health statement/ }).click(),
  ]);
  expect(statement.suggestedFilename()).toMatch(/^health-statement(-\d{4}-\d\d-\d\d){2}\.pdf$/);
  expect(await savedText(statement)).toContain('Health Statement');
});

test('a claim’s statement belongs to its patient and lists the claim', async ({ page, at, newPerson }) => {
  await stubPrint(page);
  await openSignedIn(page, at(brand, '/login/#/claims/claimsAndPayments'), await newPerson());
  for (const [place, patient] of [
    [1, 'Daniel Delgado'],
    [2, 'Leo Delgado'],
    [3, 'Ines Delgado'],
    [4, 'Maria Delgado'],
  ] as const) {
    for (const shown of await page.locator('.claim-toggle[aria-expanded=true]').all()) await shown.click();
    await page.locator('.claim-toggle').nth(place).click();
    const facts = openDetail(page).locator('.claim-facts');
    await expect(facts).toContainText(patient);
    const number = await facts.getByText(/^2\d{11}$/).innerText();
    const [statement] = await Promise.all([
      page.waitForEvent('download'),
      section(page, 'Documents')
        .getByRole('button', { name: /^Health statement/ })
        .click(),
    ]);
    const text = await savedText(statement);
    expect(text).toContain(`Member: ${patient}`);
    expect(text).toContain(number);
  }
});

test('an empty PDF is a failure with a retry', async ({ page, at, newPerson }) => {
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.route('**/x-services/docByFileName*', (route) =>
    route.fulfill({ status: 200, contentType: 'application/pdf', body: '' }),
  );
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), await newPerson(), POSITION.denied);
  await section(page, 'Documents')
    .getByRole('button', { name: /^Notice of denial/ })
    .click();
  const note = openDetail(page).getByRole('status').filter({ hasText: 'We could not get this file.' });
  await expect(note).toBeVisible();
  await expect(openDetail(page)).not.toContainText('Saved.');
  expect(downloads).toBe(0);
  await page.unroute('**/x-services/docByFileName*');
  const [document] = await Promise.all([
    page.waitForEvent('download'),
    note.getByRole('button', { name: 'Try again' }).click(),
  ]);
  expect(await savedText(document)).toContain('Notice of Denial');
});

test('a claim without documents still shows the statement', async ({ page, at, newPerson }) => {
  await page.route('**/x-services/eobDocByClaim', (route) =>
    route.fulfill({ json: { payload: { repEobDocumentByClaimData: { claimNumber: '1', documents: [] } } } }),
  );
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), await newPerson(), POSITION.denied);
  const papers = section(page, 'Documents');
  await expect(papers.getByRole('button')).toHaveText([/^Health statement, /]);
  await expect(papers).not.toContainText('This claim has no documents yet.');
});
