/** Files of an open claim as a browser saves them: documents, the saved claim, and the patient's statement. */
import { brand, openClaim, openDetail, POSITION, savedText, section } from './support/claim-detail.ts';
import { expect, test } from './support/portal.ts';

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
