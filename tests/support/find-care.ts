/** Find care for visitors: opens the page, searches, and reads the results. */
import { expect, type BrowserContext, type Page } from 'playwright/test';
import { brandWhere } from './portal.ts';

export const brand = brandWhere(({ timeZone }) => timeZone === 'America/New_York');

export const careResults = (page: Page) => page.locator('.care-results');
export const careRows = (page: Page) => page.locator('.provider:not(.place-skeleton)');

/** Opens the page and presses a field, which hydrates the form. */
export async function openCare(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Zip code').click();
  await expect(page.locator('.care-form')).toHaveAttribute('data-ready', 'true');
}

/** Replaces the zip code and searches. */
export async function searchCare(page: Page, zipCode: string): Promise<void> {
  await page.getByLabel('Zip code').fill(zipCode);
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
}

export const careHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** The page's storage, cookies and address as one text. */
export const traces = async (page: Page, context: BrowserContext): Promise<string> =>
  JSON.stringify([
    await context.storageState(),
    await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }, history.state, location.href]),
  ]);
