/** Where the left navigation's parts are on a page, and what tests of it ask of the page. */
import type { Page } from 'playwright/test';

export const PHONE = { width: 390, height: 844 };

export const nav = (page: Page) => page.getByRole('navigation', { name: 'Member pages' });
export const entries = (page: Page) => nav(page).getByRole('link');
export const current = (page: Page) => nav(page).locator('a[aria-current]');
export const badge = (page: Page) => nav(page).locator('.badge');
/** In the navigation beside the content; on a phone after the view's heading. */
export const refine = (page: Page) => page.getByRole('button', { name: /^Refine/ });

/** How far the page can be scrolled sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
