/** Unreadable entries are left out and counted; the rest works (001 §§2, 4, 5; docs/decisions/075). */
import { readFile } from 'node:fs/promises';
import { brandWhere, claimRows, expect, goTo, messageRows, test } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const CLAIMS = 'payload.getClaimAccumActivitySummaryData';
const NOTE = /^1 claim could not be read, so it is not shown here or in downloads\. Call 1-/;

test('an unreadable claim: panel, list and file show the others and say that one is missing', async ({
  page,
  newPerson,
  breakCall,
  openAs,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const person = await newPerson();
  for (const call of ['claim/summary', 'claims/v2/recent'])
    await breakCall(person, { call, kind: 'wrong-type', field: `${CLAIMS}.0.dateOfServiceISO` });
  await openAs(person, brand);
  await expect(claimRows(page)).toHaveCount(3);
  await expect(page.locator('#claims-panel .skipped-note')).toHaveText(NOTE);
  await goTo(page, '#/claimsAndPayments');
  const list = page.locator('#claims-list');
  await expect(list.locator('.claim-row')).toHaveCount(10);
  await expect(list.locator('.skipped-note')).toHaveText(NOTE);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^readable-claims-/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines.at(-1)).toContain('Not complete: 1 claim could not be read and is not in this file');
  const said = logged.filter((line) => line.includes('entries skipped'));
  expect(said).not.toEqual([]);
  for (const line of said) expect(line).toMatch(/fields: claim dateOfServiceISO$/);
});

test('a message without an id is message -999; an unreadable one is left out', async ({
  page,
  newPerson,
  breakCall,
  openAs,
}) => {
  const person = await newPerson();
  const call = 'member/getMessages';
  await breakCall(person, { call, kind: 'says', field: 'payload.messageList.0.messageID', text: '' });
  await openAs(person, brand);
  await expect(messageRows(page)).toHaveCount(3);
  const blank = messageRows(page).locator('a[href="#/messageCenter?id=-999"]');
  await expect(blank).toHaveCount(1);
  await expect(page.locator('#messages-panel .skipped-note')).toHaveCount(0);
  await blank.click();
  await expect(page).toHaveURL(/#\/claims\/messageCenter\?id=-999$/);
  await expect(page.locator('.message[data-open=true]')).toContainText(
    'This message came without its number',
  );
});

test('an unreadable message leaves the others', async ({ page, newPerson, breakCall, openAs }) => {
  const person = await newPerson();
  await breakCall(person, {
    call: 'member/getMessages',
    kind: 'wrong-type',
    field: 'payload.messageList.0.messageDate',
  });
  await openAs(person, brand);
  await expect(messageRows(page)).toHaveCount(3);
  await expect(page.locator('#messages-panel .skipped-note')).toHaveText(/^1 message could not be read/);
});

test('an unreadable dental procedure leaves the others', async ({ page, newPerson, breakCall, openAs }) => {
  const person = await newPerson();
  await breakCall(person, {
    call: 'dentalProcedureHistory',
    kind: 'wrong-type',
    field: 'repDentalProcedureHistoryResp.payload.repDentalProcedureHistoryData.0.pfTable.0.procedureDate',
  });
  await openAs(person, brand, '/login/#/claims/claimsAndPayments/dentalProcedureHistory?grp=23881000');
  await expect(page.locator('.procedure').first()).toBeVisible();
  await expect(page.locator('.procedures .skipped-note')).toHaveText(/^1 procedure could not be read/);
});

for (const [what, call, field] of [
  ['no birth date', 'member/v3/memberInfo', 'payload.memberInfo.dob'],
  [
    'a family member who has no ecId',
    'member/v3/memberInfo',
    'payload.memberInfo.clientList.0.groupList.0.productList.0.memberList.1.ecId',
  ],
  [
    'an unknown terms code',
    'member/v1/volatileMemberInfo',
    'payload.volatileMemberInfo.mhsTermsConditionsCode',
  ],
] as const) {
  test(`a profile with ${what} is valid`, async ({ page, newPerson, breakCall, openAs }) => {
    const person = await newPerson();
    await breakCall(person, { call, kind: 'says', field, text: '' });
    await openAs(person, brand);
    await expect(claimRows(page)).toHaveCount(3);
    await expect(messageRows(page)).toHaveCount(3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
