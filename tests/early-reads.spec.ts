/** Reads that the head of the page sends before the member area's code is loaded (decision 112). */
import type { Page, Request, Route } from 'playwright/test';
import { keptValue } from './support/kept.ts';
import { brandWhere, claimRows, expect, messageRows, test, watch } from './support/portal.ts';
import { visitRecorded } from './support/visits.ts';

const brand = brandWhere(
  ({ messageCenter, signIn, tabs }) =>
    messageCenter && signIn.flow === 'newer' && tabs.some(({ id }) => id === 'claims-and-spending'),
);
const withoutMessages = brandWhere(({ messageCenter }) => !messageCenter);

const CLAIMS = 'claim/summary';
const MESSAGES = 'member/getMessages';
const UNREAD = 'message/CountUnreadMessages';
const VENDOR = 'spendingAccount/vendordetails';
const SWITCHES = 'appConfig/secure/list/member/ALL';

const pathOf = (request: Request): string =>
  new URL(request.url()).pathname.replace(/^\/\w+\/x-services\//, '');

/** Calls of the page from now on. */
function calls(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/x-services/.test(request.url())) seen.push(pathOf(request));
  });
  return seen;
}

/** Waits until the next page can start its reads early. */
const untilCached = (page: Page) => expect.poll(() => keptValue(page, 'Profile')).not.toBeNull();

/** The member area's code does not come: only the early reads are sent. */
const blockMemberArea = (page: Page) => page.route(/_astro\/framework\./, () => {});

test('a reload reads before the member area is there, each once, and shows the responses', async ({
  page,
  openAs,
}) => {
  const visited = visitRecorded(page);
  await openAs('maria', brand);
  await expect(claimRows(page)).toHaveCount(3);
  await untilCached(page);
  await visited;
  let isLoaded: () => void = () => {};
  const loaded = new Promise<void>((resolve) => {
    isLoaded = resolve;
  });
  await page.route(/_astro\/framework\./, async (route: Route) => {
    await loaded;
    await route.continue();
  });
  const seen = calls(page);
  await page.reload({ waitUntil: 'commit' });
  const first = [`appConfig/public/list/member/${brand.code}`, CLAIMS, MESSAGES, UNREAD, SWITCHES, VENDOR];
  await expect.poll(() => seen).toEqual(first);
  isLoaded();
  await expect(claimRows(page)).toHaveCount(3);
  await expect(messageRows(page).first()).toBeVisible();
  await expect.poll(() => seen).toContain('updateMetrics/visitedMHSLanding');
  for (const call of first)
    expect(
      seen.filter((one) => one === call),
      call,
    ).toEqual([call]);
});

test('a brand without messages and a dental group request none; another view requests no claims', async ({
  page,
  at,
  openAs,
}) => {
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
  seen = calls(page);
  await page.goto('about:blank');
  await page.goto(at(brand, '/login/#/finder'), { waitUntil: 'commit' });
  await expect.poll(() => seen).toContain(VENDOR);
  expect(seen).toContain(UNREAD);
  expect(seen).not.toContain(CLAIMS);
  expect(seen).not.toContain(MESSAGES);
});

test("another member's sign-in in the same tab never shows the first one's response", async ({
  page,
  at,
  openAs,
  newPerson,
}) => {
  await openAs('maria', brand);
  await expect(claimRows(page).first()).toContainText('Maria');
  await untilCached(page);
  // The responses come only after the sign-out.
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

test('an early read that fails is repeated by the ordinary call, with its failure handling', async ({
  page,
  openAs,
  newPerson,
  failCall,
  retryAfterRepair,
}) => {
  const who = await newPerson();
  await openAs(who, brand);
  await expect(claimRows(page)).toHaveCount(3);
  await untilCached(page);
  await failCall(who, CLAIMS);
  const seen = calls(page);
  await page.reload();
  await retryAfterRepair(who, page.locator('#claims-panel'), 'could not load');
  await expect(claimRows(page)).toHaveCount(3);
  expect(seen.filter((call) => call === CLAIMS)).toHaveLength(3); // early, ordinary, retry
});

test('a session that ended at the services requires a sign-in; none of the early reads shows', async ({
  page,
  openAs,
  newPerson,
  expire,
  faults,
}) => {
  faults.expected.push(/401/);
  const who = await newPerson();
  const visited = visitRecorded(page);
  await openAs(who, brand);
  await expect(claimRows(page)).toHaveCount(3);
  await untilCached(page);
  await visited;
  await expire(who);
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('Please Login');
  await expect(claimRows(page)).toHaveCount(0);
});

test('a new tab of the session reads early, from the profile that the other tab has cached', async ({
  page,
  context,
  at,
  openAs,
  faults,
}) => {
  await openAs('maria', brand);
  await expect(claimRows(page)).toHaveCount(3);
  await untilCached(page);
  const second = await context.newPage();
  watch(second, faults);
  const seen = calls(second);
  await second.goto(at(brand, '/login/'));
  await expect(claimRows(second)).toHaveCount(3);
  expect(seen.filter((call) => call === CLAIMS)).toEqual([CLAIMS]);
});
