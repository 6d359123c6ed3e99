/** The visit that a page records once its panels are shown, and plan progress, which may take longer: its last calls. */
import { expect, type Page } from 'playwright/test';

/**
 * Starts before the page opens; the test waits for it before it expires the session, cuts the line or counts calls.
 * Otherwise a call may come later, and be the one that is refused.
 */
export async function visitRecorded(page: Page): Promise<void> {
  await page.waitForEvent('requestfinished', (request) => request.url().includes('/updateMetrics/visited'));
  await expect(page.locator('#plan-progress-panel[aria-busy=true]')).toHaveCount(0);
}
