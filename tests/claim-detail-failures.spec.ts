/** An open claim when one of its services fails. */
import { brand, openClaim, openDetail, POSITION, savedText, section } from './support/claim-detail.ts';
import { expect, test } from './support/portal.ts';

test('one service fails and the rest shows: documents hidden, services retried, a failed file reported', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
  faults,
}) => {
  faults.expected.push(/50[0]/);
  const person = await newPerson();
  await breakCall(person, { call: 'eobDocByClaim', kind: 'status', status: 500 });
  await breakCall(person, { call: 'claim/detail', kind: 'status', status: 500 });
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), person, POSITION.denied);
  const toggle = (position: number) => page.locator('.claim-toggle').nth(position).click();
  // The deadline comes with the services: without them none is shown.
  const appeal = section(page, 'If you disagree with this decision');
  await expect(appeal).toContainText('We could not look up the last day for it. Try again above, or call');
  await expect(appeal).toContainText('Send it to the address for appeals.');
  await expect(appeal).not.toContainText(/, 20\d\d/);
  await expect(openDetail(page).getByRole('button', { name: 'Save this claim (PDF)' })).toBeVisible();
  await toggle(POSITION.denied);
  await toggle(POSITION.adjusted);
  await expect(appeal).toContainText('You may be able to ask us');
  await expect(appeal.getByRole('button')).toHaveCount(0);
  await toggle(POSITION.adjusted);
  await toggle(POSITION.approvedDrug);
  // A drug claim has figures of its own.
  await expect(openDetail(page).locator('.money-table')).toContainText('Member Discounted Rate');
  const papers = section(page, 'Documents');
  await expect(papers).toContainText('The documents cannot be shown right now.');
  await expect(papers).toContainText(/Reference \S+/);
  await expect(papers.getByRole('button', { name: /PDF$/ })).toHaveCount(0);
  await expect(openDetail(page).getByRole('alert')).toContainText(
    'We could not load the services of this claim.',
  );
  await expect(openDetail(page).getByRole('button', { name: 'Print this claim' })).toHaveCount(0);
  await repair(person);
  await openDetail(page).getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(section(page, 'Services').getByRole('table')).toBeVisible();
  await papers.getByRole('button', { name: 'Try again' }).click();
  const statement = papers.getByRole('button', { name: /^Plan activity statement/ });
  await breakCall(person, { call: 'docByFileName', kind: 'status', status: 500, times: 1 });
  await statement.click();
  await expect(
    openDetail(page).getByRole('status').filter({ hasText: 'We could not get this file.' }),
  ).toBeVisible();
  const [document] = await Promise.all([page.waitForEvent('download'), statement.click()]);
  expect(await savedText(document)).toContain('Plan Activity Statement');
});
