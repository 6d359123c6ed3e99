/**
 * When a session ends without a sign-out, the services are notified once, by a request that outlives the page
 * (decision 044): its tokens and cookies no longer work. `sign-out.spec.ts` has the sign-out by the member.
 */
import type { APIRequestContext, Page } from 'playwright/test';
import { keptValue } from './support/kept.ts';
import { brandWhere, claimRows, expect, fillSignIn, goTo, test, watch } from './support/portal.ts';

const older = brandWhere(({ signIn }) => signIn.flow === 'older');
const newer = brandWhere(({ signIn }) => signIn.flow === 'newer');
const tokens = brandWhere(({ signIn }) => signIn.flow === 'token');

/** The status of a call with a token. */
async function answerTo(request: APIRequestContext, token: unknown): Promise<number> {
  const headers = { Authorization: `Bearer ${String(token)}`, appid: 'CHMMBR' };
  return (await request.get('/rbsmbl/x-services/userInfo/getUserInfo', { headers })).status();
}

/** Counts the calls by which any tab notifies the services from now on, as method and path. */
function endings(page: Page): () => string[] {
  const seen: string[] = [];
  page.context().on('request', (one) => {
    const { pathname } = new URL(one.url());
    if (one.method() === 'DELETE' || pathname.endsWith('/revoke')) seen.push(pathname);
  });
  return () => seen;
}

const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name);

test('a session of the older flow that expires in two tabs: one notification, and no HttpOnly cookie is left', async ({
  page,
  context,
  at,
  request,
  faults,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('maria', older);
  await expect(claimRows(page)).toHaveCount(3);
  const second = await context.newPage();
  watch(second, faults);
  await second.goto(at(older, '/login/'));
  await expect(claimRows(second)).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('LastActivity'))).not.toBeNull();
  const access = await keptValue(page, 'AccessToken');
  const trusted = (await context.cookies()).find(({ name }) => name === 'ObSSOCookie')?.value;
  expect([await answerTo(request, access), await answerTo(request, trusted)]).toEqual([200, 200]);
  const told = endings(page);
  await page.clock.fastForward('15:05'); // the clock of all tabs
  for (const tab of [page, second]) await expect(tab).toHaveURL(at(older, '/'));
  await expect.poll(() => answerTo(request, access)).toBe(401);
  await expect.poll(() => answerTo(request, trusted)).toBe(401);
  await expect.poll(() => cookieNames(page)).toEqual([]);
  const identity = '/wcs/x-services/resources/store/10152/ltpaidentity/@self';
  expect(told(), 'the session’s token and the trusted one').toEqual([identity, identity]);
});

test('a session of the newer flow that expires is signed out at the services', async ({
  page,
  at,
  request,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('maria', newer);
  await expect(claimRows(page)).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('LastActivity'))).not.toBeNull();
  const access = await keptValue(page, 'AccessToken');
  const told = endings(page);
  await page.clock.fastForward('15:05');
  await expect(page).toHaveURL(at(newer, '/'));
  await expect.poll(() => answerTo(request, access)).toBe(401);
  expect(told()).toEqual(['/rbsmbl/x-services/userauth/v1/login']);
});

test('on the way to another portal the tokens are revoked', async ({ page, at, request, signInAs }) => {
  await page.route(
    (url) => !url.hostname.endsWith('.localhost'),
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Shop</title><link rel="icon" href="data:,">' }),
  );
  const granted = page.waitForResponse(/\/api\/oauth\/tokens$/);
  await signInAs('maria', tokens, `/login/?target=${encodeURIComponent(tokens.sites.shop)}`);
  const { access_token: access, refresh_token: refresh }: Record<string, string> = await (
    await granted
  ).json();
  await expect(page).toHaveURL(tokens.sites.shop);
  await expect.poll(() => answerTo(request, access)).toBe(401);
  const address = new URL(at(tokens, '/api/oauth/tokens').replace(`${tokens.code}.`, ''));
  const renewal = await request.post(address.href, {
    headers: { Origin: address.origin },
    form: { grant_type: 'refresh_token', access_token: access ?? '', refresh_token: refresh ?? '' },
  });
  expect(renewal.status(), 'the refresh token has gone with it').toBe(400);
});

test('a sign-in that fails halfway leaves neither token nor cookie, and the next one works', async ({
  page,
  newPerson,
  breakCall,
  repair,
  request,
  faults,
  signInAs,
}) => {
  faults.expected.push(/500/);
  const person = await newPerson('maria');
  await breakCall(person, { call: 'getUserInfo', kind: 'status', status: 500 });
  const admitted = page.waitForResponse(/ltpalogin$/);
  await signInAs(person, older);
  const { WCToken: access, WCTrustedToken: trusted }: Record<string, string> = await (await admitted).json();
  await expect(page.getByRole('dialog')).toBeVisible();
  await repair(person);
  await expect.poll(() => answerTo(request, access)).toBe(401);
  await expect.poll(() => answerTo(request, trusted)).toBe(401);
  await expect.poll(() => cookieNames(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await fillSignIn(page, person);
  await expect(claimRows(page)).toHaveCount(3);
});

test('cookies left by a closed window are cleared by the next page once the session has timed out', async ({
  page,
  context,
  at,
  request,
  faults,
  signInAs,
}) => {
  await signInAs('maria', older);
  await expect(claimRows(page)).toHaveCount(3);
  const access = await keptValue(page, 'AccessToken');
  const asleep = await context.newPage();
  watch(asleep, faults);
  // A tab that does not respond may be suspended: its session stays.
  await page.close();
  await asleep.goto(at(older, '/login/'));
  await expect(asleep.getByLabel('User name')).toBeVisible();
  expect(await answerTo(request, access)).toBe(200);
  await asleep.evaluate(() => localStorage.setItem('LastActivity', String(Date.now() - 901_000)));
  await asleep.reload();
  await expect.poll(() => cookieNames(asleep)).toEqual([]);
  await expect.poll(() => answerTo(request, access)).toBe(401);
  expect(await asleep.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test('values of the window outlive a sign-out: the mobile mark stays, and attempts are not reset', async ({
  page,
  at,
  newPerson,
  faults,
  signInAs,
}) => {
  faults.expected.push(/401/);
  const [guardian, maria] = [await newPerson('guardian'), await newPerson('maria')];
  await signInAs(guardian, newer, '/login/?mobile=true');
  await page.getByRole('dialog').getByRole('button').first().click();
  await fillSignIn(page, maria);
  await expect(claimRows(page)).toHaveCount(3);
  await goTo(page, '#logout');
  await expect(page).toHaveURL(at(newer, newer.logoutTarget));
  await expect(page.locator('html[data-mobile]')).toBeAttached();
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  expect(Object.keys(kept).sort()).toEqual(['Attempts', 'MobileWindow', '__meta__']);
  expect(JSON.stringify(kept).toUpperCase()).not.toContain(guardian.logonId.toUpperCase());
});
