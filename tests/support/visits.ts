/**
 * Waits for the last calls of a page: the call that records the visit, which is sent once the panels are shown, and the
 * call for plan progress, which may take longer.
 */
import { expect, type Page } from 'playwright/test';

/**
 * Call this function before the page opens. Await its promise before the test makes the session expire, cuts the
 * connection or counts calls, because a late call could fail or be counted.
 */
export async function visitRecorded(page: Page): Promise<void> {
  await page.waitForEvent('requestfinished', (request) => request.url().includes('/updateMetrics/visited'));
  await expect(page.locator('#plan-progress-panel[aria-busy=true]')).toHaveCount(0);
}
