/** Records layout shifts of a page, with the elements that moved. */
import type { Page } from 'playwright/test';

interface Shift {
  value: number;
  moved: string[];
}

/** Records shifts from the start of every navigation. Must be called before the first navigation. */
export const recordShifts = (page: Page) =>
  page.addInitScript(`
    window.shifts = [];
    window.isPainted = false;
    new PerformanceObserver(() => (window.isPainted = true)).observe({ type: 'paint', buffered: true });
    const name = (node) => node?.outerHTML?.match(/<[^>]*>/)?.[0] ?? node?.textContent ?? '';
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        window.shifts.push({ value, moved: sources.map(({ node }) => name(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  `);

/** Slows the CPU as on a slow phone, so that the browser paints before it has parsed the whole page. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Whether the page is painted. Does not use `performance`, because a test may have stopped the page's clock. */
export const isPainted = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'isPainted') === true);

export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => void Reflect.set(window, 'shifts', []));

/** Waits for two frames, after which the browser reports all shifts. */
export const recordedShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return Reflect.get(window, 'shifts') as Shift[];
  });
