/** Find care for visitors: opening the page, searching, the results. */
import { expect, type Page } from 'playwright/test';

export const careResults = (page: Page) => page.locator('.care-results');
export const careRows = (page: Page) => page.locator('.provider:not(.place-skeleton)');

/** Opens the page and starts its form, as a press on a field does. */
export async function openCare(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Zip code').click();
  await expect(page.locator('.care-form')).toHaveAttribute('data-ready', 'true');
}

/** Types a zip code over the last one, and searches. */
export async function searchCare(page: Page, zipCode: string): Promise<void> {
  await page.getByLabel('Zip code').fill(zipCode);
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
}
