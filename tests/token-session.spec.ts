/**
 * The token login's session (spec 000 §4): tokens are refreshed in the background, once for all tabs, and a refused
 * refresh ends the session. Revocation: `src/session/sign-out/sign-out.test.tsx`.
 */
import type { Page, Response } from 'playwright/test';
import { expectNothingLeft, persistedValue } from './support/persisted.ts';
import { brandWhere, claimRows, expect, goTo, signInAt, test, type Person } from './support/portal.ts';
import { visitRecorded } from './support/visits.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'token');
const TOKENS = '**/api/oauth/tokens';

/** Counts the token refreshes of all pages in a browser from now on. */
function countRenewals(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/oauth/tokens') count += 1;
  });
  return () => count;
}

/** The names of the cookies that the helper endpoint read from `customHeader`, as its response lists them. */
async function namesSent(called: Promise<Response>): Promise<string[]> {
  const { payload }: { payload: { cookieNames: string[] } } = await (await called).json();
  return payload.cookieNames;
}

/** Signs in with a fake clock. */
async function signIn(page: Page, address: string, person: Person) {
  const visited = visitRecorded(page);
  await page.clock.install();
  await signInAt(page, address, person);
  await expect(claimRows(page)).toHaveCount(3);
  await visited;
}

/** Advances the clock while the member is active. */
async function pass(page: Page, ...times: string[]): Promise<void> {
  for (const time of times) {
    await page.clock.fastForward(time);
    await page.keyboard.press('Shift');
  }
}

test('tokens are refreshed in the background once for all tabs, and a rejected refresh ends the session in every tab', async ({
  page,
  context,
  at,
  maria,
  expire,
  faults,
  newTab,
}) => {
  faults.expected.push(/40[01]|ERR_FAILED|Transition was aborted/);
  const helper = /\/userauth\/v1\/tokens$/;
  const session = ['brand', 'umsBrand', 'ddToken', 'DDValue', 'authVersion', 'CommerceActivityToken'];
  const atSignIn = page.waitForResponse(helper);
  await signIn(page, at(brand, '/login/'), maria);
  expect(await namesSent(atSignIn), 'the helper endpoint gets the session’s cookies').toEqual(
    expect.arrayContaining(session),
  );
  const renewals = countRenewals(page);

  await test.step('a token that the services reject is refreshed, and the call is retried', async () => {
    await expire(maria);
    const again = page.waitForResponse(helper);
    await page.reload();
    await expect(claimRows(page)).toHaveCount(3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(renewals()).toBe(1);
    expect(await namesSent(again)).toEqual(expect.arrayContaining(session));
    const access = String(await persistedValue(page, 'AccessToken'));
    expect(await (await again).request().headerValue('Authorization')).toBe(`Bearer ${access}`);
  });

  await test.step('if the services cannot be reached during a token refresh, the session continues, and a retry loads the claims', async () => {
    // Blocks refreshes before the token expires, because a pending call may trigger a refresh after that.
    await page.route(TOKENS, (route) => route.abort());
    await expire(maria);
    await page.reload();
    const retry = page.locator('#claims-panel').getByRole('button', { name: /again/i });
    await expect(retry).toBeVisible();
    await page.unroute(TOKENS);
    await retry.click();
    await expect(claimRows(page)).toHaveCount(3);
  });

  const second = await newTab();
  await test.step('a token about to expire is refreshed once for all calls and all tabs', async () => {
    await second.goto(at(brand, '/login/'));
    await expect(claimRows(second)).toHaveCount(3);
    const [access, refresh] = [
      await persistedValue(page, 'AccessToken'),
      await persistedValue(page, 'RefreshToken'),
    ];
    expect(typeof refresh).toBe('string');
    expect(await persistedValue(second, 'RefreshToken')).toBe(refresh);
    const before = renewals();
    await pass(page, '12:00', '12:00', '05:30');
    for (const tab of [page, second]) await tab.goto(at(brand, '/login/#/nowhere'));
    for (const tab of [page, second]) {
      await tab.getByRole('link', { name: 'Go to your activity summary' }).click();
      await expect(claimRows(tab)).toHaveCount(3);
    }
    await expect.poll(() => persistedValue(page, 'AccessToken')).not.toBe(access);
    const renewed = await persistedValue(page, 'AccessToken');
    await expect.poll(() => persistedValue(second, 'AccessToken')).toBe(renewed);
    expect(await persistedValue(second, 'RefreshToken')).toBe(await persistedValue(page, 'RefreshToken'));
    expect(renewals()).toBe(before + 1);
  });

  await test.step('a refused refresh ends the session in every tab, as a 401 does', async () => {
    await second.goto(at(brand, '/faqs/'));
    await expect(second.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await second.waitForLoadState('networkidle'); // waits for the page's own calls, so that the refused call is not one of them
    const refusal = { status: 400, json: { errors: [{ errorMessage: 'invalid_grant' }] } };
    await context.route(TOKENS, (route) => route.fulfill(refusal));
    await expire(maria);
    // The other tab responds but has no newer tokens.
    await goTo(page, '#/claims/claimsAndPayments');
    await expect(page.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Maria');
    await expectNothingLeft(page);
    await expect(second).toHaveURL(at(brand, '/logout/'));
    await expectNothingLeft(second);
  });
});
