/** Waits for the last calls of a page: the visit record after its panels are shown, and plan progress, which may take longer. */
import { expect, type Page } from 'playwright/test';

/**
 * Call this function before the page opens, and await its promise before the test expires the session, cuts the
 * connection or counts calls. Otherwise a late call could fail or be counted.
 */
export async function visitRecorded(page: Page): Promise<void> {
  await page.waitForEvent('requestfinished', (request) => request.url().includes('/updateMetrics/visited'));
  await expect(page.locator('#plan-progress-panel[aria-busy=true]')).toHaveCount(0);
}
