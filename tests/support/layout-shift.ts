/** Layout shifts of a page, with the elements that moved. */
import type { Page } from 'playwright/test';

interface Shift {
  value: number;
  moved: string[];
}

/** Records from the start of every navigation. Call before the first one. */
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

/** As on a slow phone: the browser paints between two parts of a page that it has not parsed whole. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** `performance` itself is part of a page's clock, which a test may have stopped. */
export const isPainted = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'isPainted') === true);

export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => void Reflect.set(window, 'shifts', []));

/** Waits for two frames, in which the browser reports what has moved. */
export const recordedShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return Reflect.get(window, 'shifts') as Shift[];
  });
