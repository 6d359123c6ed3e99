/**
 * If a session ends without a sign-out, its tokens and cookies stop working, and the services are notified once, with a
 * request that continues after the page closes (decisions/session#services-learn-of-every-end). `timeout.spec.ts` tests
 * the newer flow, `redirects.spec.ts` a redirect to another site, and `sign-out.spec.ts` a sign-out by the member.
 */
import type { APIRequestContext, Page } from 'playwright/test';
import { persistedValue } from './support/persisted.ts';
import { brandWhere, claimRows, expect, fillSignIn, test, watch } from './support/portal.ts';

const older = brandWhere(({ signIn }) => signIn.flow === 'older');

/** The HTTP status of a call with this token. */
async function respondTo(request: APIRequestContext, token: unknown): Promise<number> {
  const headers = { Authorization: `Bearer ${String(token)}`, appid: 'CHMMBR' };
  return (await request.get('/rbsmbl/x-services/userInfo/getUserInfo', { headers })).status();
}

/** Records, from now on, the paths of the calls by which any tab notifies the services that a session has ended. */
function endings(page: Page): () => string[] {
  const seen: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'DELETE' || pathname.endsWith('/revoke')) seen.push(pathname);
  });
  return () => seen;
}

const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name);

test('no token and no cookie are left after a sign-in fails halfway, or after a session expires in two tabs', async ({
  page,
  at,
  maria,
  breakCall,
  repair,
  request,
  faults,
  newTab,
  signInAs,
}) => {
  faults.expected.push(/500/);

  await test.step('a sign-in that fails halfway leaves no valid token and no cookie, and the next sign-in succeeds', async () => {
    await breakCall(maria, { call: 'getUserInfo', kind: 'status', status: 500 });
    const admitted = page.waitForResponse(/ltpalogin$/);
    await page.clock.install();
    await signInAs(maria, older);
    const { WCToken: access, WCTrustedToken: trusted }: Record<string, string> = await (
      await admitted
    ).json();
    await expect(page.getByRole('dialog')).toBeVisible();
    await repair(maria);
    await expect.poll(() => respondTo(request, access)).toBe(401);
    await expect.poll(() => respondTo(request, trusted)).toBe(401);
    await expect.poll(() => cookieNames(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await fillSignIn(page, maria);
    await expect(claimRows(page)).toHaveCount(3);
  });

  await test.step('a session that expires in two tabs sends one notification for each token and leaves no HttpOnly cookie', async () => {
    const second = await newTab();
    const lastRead = second.waitForResponse(/appConfig\/secure\/list\/member\/(?!ALL)/);
    await second.goto(at(older, '/login/'));
    await expect(claimRows(second)).toHaveCount(3);
    await lastRead; // if the read were still pending when the session ends, it could be rejected
    await expect.poll(() => page.evaluate(() => localStorage.getItem('LastActivity'))).not.toBeNull();
    const access = await persistedValue(page, 'AccessToken');
    const trusted = (await page.context().cookies()).find(({ name }) => name === 'ObSSOCookie')?.value;
    expect([await respondTo(request, access), await respondTo(request, trusted)]).toEqual([200, 200]);
    const notified = endings(page);
    await page.clock.fastForward('15:05'); // advances the clock of all tabs
    for (const tab of [page, second]) await expect(tab).toHaveURL(at(older, '/'));
    await expect.poll(() => respondTo(request, access)).toBe(401);
    await expect.poll(() => respondTo(request, trusted)).toBe(401);
    await expect.poll(() => cookieNames(page)).toEqual([]);
    const identity = '/wcs/x-services/resources/store/10152/ltpaidentity/@self';
    expect(notified(), 'the session’s token and the trusted one').toEqual([identity, identity]);
  });
});

test('after a window was closed and its session has timed out, the next page clears the session’s cookies', async ({
  page,
  context,
  at,
  request,
  faults,
  signInAs,
}) => {
  await signInAs('maria', older);
  await expect(claimRows(page)).toHaveCount(3);
  const access = await persistedValue(page, 'AccessToken');
  const asleep = await context.newPage();
  watch(asleep, faults);
  // The closed tab does not respond. It could be a suspended tab, so its session does not end.
  await page.close();
  await asleep.goto(at(older, '/login/'));
  await expect(asleep.getByLabel('User name')).toBeVisible();
  expect(await respondTo(request, access)).toBe(200);
  await asleep.evaluate(() => localStorage.setItem('LastActivity', String(Date.now() - 901_000)));
  await asleep.reload();
  await expect.poll(() => cookieNames(asleep)).toEqual([]);
  await expect.poll(() => respondTo(request, access)).toBe(401);
  expect(await asleep.evaluate(() => ({ ...localStorage }))).toEqual({});
});
