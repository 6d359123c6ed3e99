/**
 * Tests the requests that the page's head sends before the member area's code has loaded
 * (decisions/code#reads-that-start-before-their-code).
 */
import type { Page, Request, Route } from 'playwright/test';
import { persistedValue } from './support/persisted.ts';
import { brandWhere, claimRows, expect, messageRows, test, watch } from './support/portal.ts';
import { visitRecorded } from './support/visits.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ messageCenter, signIn }) => messageCenter && signIn.flow === 'newer');
const withoutMessages = brandWhere(({ messageCenter }) => !messageCenter);

const CLAIMS = 'claim/summary';
const MESSAGES = 'member/getMessages';
const UNREAD = 'message/CountUnreadMessages';
const SWITCHES = `appConfig/public/list/member/${brand.code}`;

const pathOf = (request: Request): string =>
  new URL(request.url()).pathname.replace(/^\/\w+\/x-services\//, '');

/** Records the page's calls from now on, except for pictures, which the page before a reload may still request. */
function calls(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/x-services/.test(request.url()) && request.resourceType() !== 'image') seen.push(pathOf(request));
  });
  return seen;
}

/** Waits until the profile is stored, because the next page needs it to send early requests. */
const untilCached = (page: Page) => expect.poll(() => persistedValue(page, 'Profile')).not.toBeNull();

/** Blocks the member area's code, so that only early requests are sent. */
const blockMemberArea = (page: Page) => page.route(/_astro\/framework\./, () => {});

/** Delays the member area's code, because early requests are sent only before it. @returns a function that lets it load */
async function holdMemberArea(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/_astro\/framework\./, async (route: Route) => {
    await released;
    await route.continue();
  });
  return () => release(undefined);
}

test(
  'a reload or new tab sends each early request once, and a reload after the session ends asks for a sign-in',
  LONG_RUN,
  async ({ page, context, at, openAs, newPerson, failCall, retryAfterRepair, expire, faults }) => {
    const visited = Promise.all([visitRecorded(page), page.waitForRequest(/cms\/contentInfo/)]);
    const who = await newPerson();
    await openAs(who, brand);
    await expect(claimRows(page)).toHaveCount(3);
    await untilCached(page);
    await visited;
    const loadMemberArea = await holdMemberArea(page);
    const seen = calls(page);
    await page.reload({ waitUntil: 'commit' });
    const first = [SWITCHES, CLAIMS, MESSAGES];
    await expect.poll(() => seen).toEqual(first);
    loadMemberArea();
    await expect(claimRows(page)).toHaveCount(3);
    await expect(messageRows(page).first()).toBeVisible();
    await expect.poll(() => seen).toContain('updateMetrics/visitedMHSLanding');
    for (const call of first)
      expect(
        seen.filter((path) => path === call),
        call,
      ).toEqual([call]);
    await test.step('a new tab sends early requests that are based on the profile cached by another tab', async () => {
      const second = await context.newPage();
      watch(second, faults);
      const requests = calls(second);
      await second.goto(at(brand, '/login/'));
      await expect(claimRows(second)).toHaveCount(3);
      expect(requests.filter((call) => call === CLAIMS)).toEqual([CLAIMS]);
      await second.close();
    });
    await test.step('the view repeats a failed early request, and shows an error with a retry button if the repeat also fails', async () => {
      await failCall(who, CLAIMS);
      const repeated = calls(page);
      const loadAgain = await holdMemberArea(page);
      await page.reload({ waitUntil: 'commit' });
      await expect.poll(() => repeated).toContain(CLAIMS);
      loadAgain();
      await retryAfterRepair(who, page.locator('#claims-panel'), 'couldn’t load');
      await expect(claimRows(page)).toHaveCount(3);
      expect(repeated.filter((call) => call === CLAIMS)).toHaveLength(3); // the early request, the ordinary request and the retry
      await expect(page.locator('#member [aria-busy=true]')).toHaveCount(0);
    });
    await test.step('a reload asks for a sign-in if the session has ended at the services', async () => {
      faults.expected.push(/401/);
      await expire(who);
      await page.reload();
      await expect(page.getByRole('dialog')).toContainText('Please Login');
      await expect(claimRows(page)).toHaveCount(0);
    });
  },
);

test(
  'early requests are sent only for data of the view, and a member never sees the response for another member',
  LONG_RUN,
  async ({ page, at, openAs, newPerson }) => {
    await openAs('maria', withoutMessages);
    await expect(claimRows(page)).toHaveCount(3);
    await untilCached(page);
    let seen = calls(page);
    await page.reload();
    await expect(claimRows(page)).toHaveCount(3);
    expect(seen).toContain(CLAIMS);
    expect(seen).not.toContain(MESSAGES);
    expect(seen).not.toContain(UNREAD);

    await openAs('maria', brand);
    await expect(claimRows(page)).toHaveCount(3);
    await untilCached(page);
    await blockMemberArea(page);
    await page.goto('about:blank');
    seen = calls(page);
    await page.goto(at(brand, '/login/#/finder'), { waitUntil: 'commit' });
    await expect.poll(() => seen).toEqual([SWITCHES]);
    await test.step('a late response for one member is not shown to another member who signs in to the same tab', async () => {
      await page.unroute(/_astro\/framework\./);
      await page.goto('about:blank');
      await page.goto(at(brand, '/login/'));
      await expect(claimRows(page).first()).toContainText('Maria');
      // The responses arrive only after the sign-out.
      const held: Route[] = [];
      await page.route(`**/${CLAIMS}`, (route) => void held.push(route));
      await page.reload();
      await expect.poll(() => held.length).toBe(1);
      await page.getByRole('link', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(at(brand, brand.logoutTarget));
      await page.unroute(`**/${CLAIMS}`);
      await expect(claimRows(page)).toHaveCount(0);
      await Promise.all(held.map((route) => route.continue().catch(() => {})));
      await openAs(await newPerson('daniel'), brand);
      await expect(claimRows(page).first()).toContainText('Daniel');
      await expect(page.locator('#claims-panel')).not.toContainText('Maria');
    });
  },
);
