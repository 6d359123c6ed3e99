/** What a member sees when something fails (spec 000 §8): a clear word, nothing lost, the rest still works. */
import { expectNothingLeft } from './support/kept.ts';
import { claimRows, expect, fillSignIn, messageRows, test, unlikeBrands } from './support/portal.ts';
import { visitRecorded } from './support/visits.ts';

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

test('a wrong password: the invalid-login modal, the name kept, another try succeeds', async ({
  page,
  maria,
  faults,
  signInAs,
}) => {
  faults.expected.push(/401/);
  await signInAs({ ...maria, password: 'Wrong-1!' }, brand);
  const modal = page.getByRole('dialog', { name: 'We could not sign you in' });
  await expect(modal).toContainText('The user name or password is wrong.');
  await expect(modal).toContainText(brand.customerServicePhoneNumber);
  await expect(modal).toContainText(/Reference [2-9A-Z]{8}/);
  await page.keyboard.press('Enter');
  await expect(modal).toHaveCount(0);
  await expect(page.getByLabel('User name')).toHaveValue(maria.logonId);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(maria.password);
  await page.keyboard.press('Enter');
  await expect(claimRows(page)).toHaveCount(3);
});

test('empty fields are named beside the field, nothing is sent', async ({ page, at }) => {
  await page.goto(at(brand, '/login/'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('#userName-error')).toHaveText('Enter your user name');
  await expect(page.locator('#password-error')).toHaveText('Enter your password');
  await expect(page.locator('.error-summary')).toBeFocused();
});

for (const [name, fault, heading] of [
  ['down (500)', { kind: 'status', status: 500 }, 'Something went wrong on our side'],
  ['answering malformed JSON', { kind: 'malformed' }, 'Something went wrong on our side'],
  ['answering an HTML page', { kind: 'html' }, 'Something went wrong on our side'],
  ['not reached', { kind: 'drop' }, 'We could not reach the service'],
] as const) {
  test(`sign-in service ${name}`, async ({ page, maria, breakCall, repair, faults, signInAs }) => {
    faults.expected.push(/500|ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    await breakCall(maria, { call: 'userInfo/userLogin', ...fault });
    await signInAs(maria, brand);
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await repair(maria);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(claimRows(page)).toHaveCount(3);
  });
}

for (const [name, fault] of [
  ['down (500)', { kind: 'status', status: 500 }],
  ['answering malformed JSON', { kind: 'malformed' }],
  ['answering nothing', { kind: 'empty' }],
  ['sending a field of another type', { kind: 'wrong-type', field: 'payload.totalClaims' }],
] as const) {
  test(`claims service ${name}: its panel says so, the other still works, a retry heals`, async ({
    page,
    maria,
    breakCall,
    retryAfterRepair,
    faults,
    openAs,
  }) => {
    faults.expected.push(/500/);
    await breakCall(maria, { call: 'claim/summary', ...fault });
    await openAs(maria, brand);
    const panel = page.locator('#claims-panel');
    await expect(messageRows(page)).toHaveCount(3);
    await expect(panel.getByRole('alert')).toBeVisible();
    await expect(panel).not.toContainText('You have no claim');
    await retryAfterRepair(maria, panel, 'We could not load your claims.');
    await expect(claimRows(page)).toHaveCount(3);
  });
}

test('a connection that drops once is tried again: the member sees the claims and no failure', async ({
  page,
  maria,
  breakCall,
  faults,
  openAs,
}) => {
  faults.expected.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await breakCall(maria, { call: 'claim/summary', kind: 'drop', times: 1 });
  await openAs(maria, brand);
  await expect(claimRows(page)).toHaveCount(3);
});

test('messages service down: the claims still show', async ({ page, maria, failCall, openAs }) => {
  await failCall(maria, 'member/getMessages');
  await openAs(maria, brand);
  await expect(page.locator('#messages-panel').getByRole('alert')).toContainText(
    'We could not load your messages.',
  );
  await expect(claimRows(page)).toHaveCount(3);
});

test('an expired token: nothing of the member stays, the Please Login modal leads to sign-in', async ({
  page,
  maria,
  expire,
  faults,
  openAs,
}) => {
  faults.expected.push(/401/);
  const visited = visitRecorded(page);
  await openAs(maria, brand);
  await expect(claimRows(page)).toHaveCount(3);
  await visited;
  await expire(maria);
  await page.reload();
  const modal = page.getByRole('dialog', { name: 'Please Login' });
  await expect(modal).toContainText('Please login to view claims');
  await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Maria');
  expect(await page.evaluate(() => sessionStorage.getItem('UserData'))).toBeNull();
  await modal.getByRole('button', { name: 'OK' }).click();
  await fillSignIn(page, maria);
  await expect(claimRows(page)).toHaveCount(3);
});

test('a profile that the services refuse (403): the session is over in every tab before anybody presses OK', async ({
  page,
  newTab,
  at,
  maria,
  breakCall,
  faults,
  openAs,
}) => {
  faults.expected.push(/403/);
  await breakCall(maria, { call: 'member/v3/memberInfo', kind: 'status', status: 403 });
  await openAs(maria, brand);
  const modal = page.getByRole('dialog', { name: 'Please Login' });
  await expect(modal).toContainText('Please login to view claims');
  await expectNothingLeft(page);
  await expect(page.locator('body')).not.toContainText('Maria');
  const other = await newTab();
  await other.goto(at(brand, '/login/'));
  await expect(other.getByLabel('User name')).toBeVisible();
  await modal.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('User name')).toBeVisible();
});

test('a profile that is answered 409: the Error modal, and the session goes on (spec 000 §8)', async ({
  page,
  maria,
  breakCall,
  repair,
  faults,
  openAs,
}) => {
  faults.expected.push(/409/);
  await breakCall(maria, { call: 'member/v3/memberInfo', kind: 'status', status: 409 });
  await openAs(maria, brand);
  const modal = page.getByRole('dialog', { name: 'Error' });
  await expect(modal).toContainText('An error has occurred.');
  expect(await modal.locator('.verbatim').textContent()).toBe(
    'An error has occurred.  System is currently unavailable.',
  );
  await modal.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await repair(maria);
  await page.reload(); // still signed in
  await expect(claimRows(page)).toHaveCount(3);
});

test('the profile cannot be loaded: the Error modal, then panels that can be tried again', async ({
  page,
  maria,
  breakCall,
  repair,
  faults,
  openAs,
}) => {
  faults.expected.push(/500/);
  await breakCall(maria, { call: 'member/v3/memberInfo', kind: 'status', status: 500 });
  await openAs(maria, brand);
  const modal = page.getByRole('dialog', { name: 'Error' });
  // Two spaces, as the spec writes it.
  await expect(modal.locator('.verbatim')).toHaveText(
    'An error has occurred.  System is currently unavailable.',
    { useInnerText: true },
  );
  await modal.getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('#card-answer')).toContainText('We could not load your insurance card.');
  await repair(maria);
  await page.locator('#claims-panel').getByRole('button', { name: 'Try again' }).click();
  await expect(claimRows(page)).toHaveCount(3);
  await expect(messageRows(page)).toHaveCount(3);
});

test('the service cannot be told of a sign-out: it is logged and the member is gone here', async ({
  page,
  at,
  maria,
  breakCall,
  faults,
  openAs,
}) => {
  faults.expected.push(/500/, /Logout failed, please close the browser/);
  await openAs(maria, brand);
  await expect(claimRows(page)).toHaveCount(3);
  await breakCall(maria, { call: 'userauth/v1/login', kind: 'status', status: 500 });
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at(brand, '/logout/'));
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(faults.found).toContain('console: Logout failed, please close the browser');
});
