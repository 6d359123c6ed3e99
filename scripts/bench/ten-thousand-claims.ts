/** Measures the longest task while the list loads, filters, sorts and pages 10,000 claims on an emulated slow phone. */
import type { Browser, Page } from 'playwright';
import { runsBeside, timeOf } from './ratio.ts';
import type { Figures } from './report.ts';
import type { Server } from './server.ts';
import { CPU_SLOWDOWN } from './slow-phone.ts';
import { DESK, inNewWindow, signIn } from './visit.ts';
import { browserLoop } from './baseline.ts';

const CODE = 'mincr';
/** The sandbox person with 10,000 claims in two years. */
const LIKE = 'theo';
const CLAIMS = '10,000 claims';
const DAYS = 730;
const DAY_MS = 86_400_000;
const RUNS = 3;
const LIST = '#/claims/claimsAndPayments';
const US_DATE = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' });

/** Records the longest task. Browsers report only tasks that take 50 ms or longer. */
const OBSERVE = `
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: 'longtask' });
`;

async function useList(page: Page): Promise<number> {
  const idle = () => page.waitForLoadState('networkidle');
  await page.evaluate('window.longestTask = 0');
  await page.locator('#claims-period').selectOption('-1');
  await page.locator('#claims-from').fill(US_DATE.format(Date.now() - DAYS * DAY_MS));
  await page.locator('.custom-dates [type=submit]').click();
  await page.getByRole('heading', { name: CLAIMS }).waitFor();
  await page.locator('#claims-sort').focus();
  await page.keyboard.press('ArrowDown');
  await idle();
  const filter = page.locator('.facet-choice input').first();
  await filter.check();
  await filter.uncheck();
  await page.locator('.pager-pages > .button').nth(1).click();
  await idle();
  return Number(await page.evaluate('window.longestTask'));
}

/** All runs use one window. The first run is not counted, because it also compiles the code. */
export const tenThousandClaims = (browser: Browser, server: Server): Promise<Figures> =>
  inNewWindow(browser, DESK, async (page) => {
    await signIn(page, server.at(CODE, '/login/'), await server.newPerson(LIKE));
    await page.evaluate(`location.hash = '${LIST}'`);
    await page.locator('#claims-list .claim-row').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(OBSERVE);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await useList(page);
    const again = async (): Promise<number> => {
      await page.locator('#claims-period').selectOption('thirtyDays');
      await page.waitForLoadState('networkidle');
      return useList(page);
    };
    return { longestTask: timeOf(await runsBeside(() => browserLoop(page), RUNS, again)) };
  });
