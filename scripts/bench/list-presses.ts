/** Main thread time of presses in a list, on a slow phone. */
import type { CDPSession, Page } from 'playwright';
import { mainThread, type MainThread } from './main-thread.ts';
import { runsBeside, timeOf } from './ratio.ts';
import { median, type Figure } from './report.ts';
import { browserLoop } from './yardstick.ts';

const RUNS = 7;

/** Median of several presses after a first one that warms up the code, with a loop in the page beside each. */
export async function repeat(page: Page, look: (run: number) => Promise<MainThread>): Promise<Figure> {
  await look(0);
  const all: number[] = [];
  const pairs = await runsBeside(
    () => browserLoop(page),
    RUNS,
    async (run) => {
      const { toPaint, inAll } = await look(run);
      all.push(inAll);
      return toPaint;
    },
  );
  const painted = timeOf(pairs);
  return { ...painted, note: `${painted.note ?? ''}; with all that follows ${median(all).toFixed(0)}` };
}

/** Dispatches the press directly: Playwright's clicks inspect the page first, on the same thread. */
export async function pressAt(page: Page, cdp: CDPSession, selector: string, nth = 0): Promise<MainThread> {
  const target = page.locator(selector).nth(nth);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return mainThread(page, cdp, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}
