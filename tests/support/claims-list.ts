/** Locators of the claims list and its controls. */
import type { Page } from 'playwright/test';
import { brandWhere, expect, openSignedIn, type Person } from './portal.ts';

export const brand = brandWhere(({ messageCenter, footer }) => messageCenter && footer.kind === 'mega');
export const LIST = '/login/#/claims/claimsAndPayments';

export const list = (page: Page) => page.locator('#claims-list');
export const rows = (page: Page) => list(page).locator('.claim');
export const opened = (page: Page) => list(page).locator('.claim[data-open=true]');
export const count = (page: Page) => list(page).getByRole('heading', { level: 2 });
export const choice = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) });
export const search = (page: Page) => page.getByRole('textbox', { name: 'Find a claim' });
export const period = (page: Page) => page.getByLabel('Period');

/** The live region for screen readers. */
export const announced = (page: Page) => page.locator('#announcements');

export async function openList(page: Page, address: string, person: Person): Promise<void> {
  await openSignedIn(page, address, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Claims & Payments' })).toBeVisible();
}
