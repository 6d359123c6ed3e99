/** The book of business with 5,000 clients: main thread time of a search, an order and a page on a slow phone. */
import type { Browser, CDPSession, Page } from 'playwright';
import { pressAt, repeat } from './list-presses.ts';
import { mainThread } from './main-thread.ts';
import type { Figures } from './report.ts';
import type { Server } from './server.ts';
import { CPU_SLOWDOWN } from './slow-phone.ts';
import { DESK, inNewWindow, openSignIn } from './visit.ts';

const CODE = 'mincr';
/** Has an agency with 5,000 clients. */
const LIKE = 'agnes';
/** One letter more or less each time. */
const KEYS = ['a', 'n', 'Backspace', 'n', 'd', 'Backspace', 'Backspace', 'Backspace'] as const;
/** Down and up through four orders. */
const ARROWS = ['Down', 'Down', 'Down', 'Up', 'Up', 'Up', 'Down', 'Down'] as const;

async function timesOf(page: Page, cdp: CDPSession): Promise<Figures> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.locator('#book-search').focus();
  const search = await repeat(page, (run) =>
    mainThread(page, cdp, () => page.keyboard.press(KEYS[run % KEYS.length] ?? 'a')),
  );
  await page.locator('#book-search').fill('');
  await page.locator('#book-sort').focus();
  const order = await repeat(page, (run) =>
    mainThread(page, cdp, () => page.keyboard.press(`Arrow${ARROWS[run % ARROWS.length] ?? 'Up'}`)),
  );
  const turn = await repeat(page, () => pressAt(page, cdp, '.book .pager-pages > .button', 1));
  return { bookSearchMs: search, bookSortMs: order, bookPageMs: turn };
}

export const agencyBook = (browser: Browser, server: Server): Promise<Figures> =>
  inNewWindow(browser, DESK, async (page) => {
    await openSignIn(page, server.at(CODE, '/login/'), await server.newPerson(LIKE));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('.book .client-row').first().waitFor();
    await page.waitForLoadState('networkidle');
    const cdp = await page.context().newCDPSession(page);
    return timesOf(page, cdp);
  });
