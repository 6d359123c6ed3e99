/** The visit that a page records once its panels are shown: its last call while it opens. */
import type { Page } from 'playwright/test';

/**
 * Starts before the page opens; the test waits for it before it expires the session, cuts the line or counts calls.
 * Otherwise the call may come later, and be the one that is refused.
 */
export const visitRecorded = (page: Page) =>
  page.waitForEvent('requestfinished', (request) => request.url().includes('/updateMetrics/visited'));
