/**
 * Redirects to other sites after signing in (spec 000 §4 'Redirect rule after login'), with tokens cleared and revoked.
 * `sign-in-redirect.rules.test.ts` tests every case of the rule, and `staff-session.spec.ts` tests staff.
 */
import type { APIRequestContext } from 'playwright/test';
import { brand, readPersisted } from './support/desk.ts';
import { fetchSite } from './support/fetch-site.ts';
import { standIn } from './support/stand-in.ts';
import { brandWhere, expect, test } from './support/portal.ts';

const tokens = brandWhere(({ signIn }) => signIn.flow === 'token');

const shopOf = ({ sites }: typeof brand): string => sites.shop.everywhere ?? '';
const toShop = (from: typeof brand) => `/login/?target=${encodeURIComponent(shopOf(from))}`;

/** The HTTP status of a call with this token. */
async function respondTo(request: APIRequestContext, token: unknown): Promise<number> {
  const headers = { Authorization: `Bearer ${String(token)}`, appid: 'CHMMBR' };
  return (await request.get('/rbsmbl/x-services/userInfo/getUserInfo', { headers })).status();
}

test('after sign-in, a visitor is sent to the shop and a member to the site that requested the sign-in', async ({
  page,
  context,
  at,
  maria,
  request,
  signInAs,
}) => {
  const shop = brandWhere(({ domain }) => domain === new URL(shopOf(brand)).hostname);

  await test.step('a visitor is sent to the shop, and no session remains', async () => {
    const rates = page.waitForRequest((sent) => sent.url().endsWith(`/store/${brand.storeID}/ratingInfo`));
    await signInAs('piper', brand);
    await rates; // waits for the call that reads the user's rating info for this brand's store (000 §7)
    await expect(page).toHaveURL(at(shop, '/'));
    const here = await context.newPage();
    await here.goto(at(brand));
    expect(await readPersisted(here)).toEqual({ storage: {}, cookies: '' });
    await here.close();
  });

  await test.step('a member of a Medicare market is sent to the site for Medicare markets', async () => {
    await signInAs('ruth-senior', brand, toShop(brand));
    await expect(page).toHaveURL(standIn(page, brand.sites.senior.prod));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site for Medicare markets');
  });

  await test.step('a member who signs in by the token flow is sent to the shop, and the tokens are revoked', async () => {
    const granted = Promise.withResolvers<Record<string, string>>();
    // Reads the response before the page does, because the browser may discard its body when it leaves the page.
    await page.route(
      /\/api\/oauth\/tokens$/,
      async (route) => {
        const response = await fetchSite(route, route.request().url());
        granted.resolve(await response.json());
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await signInAs(maria, tokens, toShop(tokens));
    const { access_token: access, refresh_token: refresh } = await granted.promise;
    await expect(page).toHaveURL(at(shop, '/'));
    await expect.poll(() => respondTo(request, access)).toBe(401);
    const address = new URL(at(tokens, '/api/oauth/tokens').replace(`${tokens.code}.`, ''));
    const renewal = await request.post(address.href, {
      headers: { Origin: address.origin },
      form: { grant_type: 'refresh_token', access_token: access ?? '', refresh_token: refresh ?? '' },
    });
    expect(renewal.status(), 'the refresh token has gone with it').toBe(400);
  });

  await test.step('a member who signs in returns to the requested page of the same site', async () => {
    await signInAs(maria, brand, '/login/?target=%2Fcoverage%2F');
    await expect(page).toHaveURL(at(brand, '/coverage/'));
    await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await page.goto(at(brand, '/producer/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for agents and staff');
  });
});
