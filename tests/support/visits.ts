/** Waits for the last calls of a page: the visit record after its panels are shown, and plan progress, which may take longer. */
import { expect, type Page } from 'playwright/test';

/** Start this before the page opens. Await it before the test expires the session, cuts the connection or counts calls, because a late call could otherwise be affected. */
export async function visitRecorded(page: Page): Promise<void> {
  await page.waitForEvent('requestfinished', (request) => request.url().includes('/updateMetrics/visited'));
  await expect(page.locator('#plan-progress-panel[aria-busy=true]')).toHaveCount(0);
}
