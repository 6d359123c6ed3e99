/**
 * Brands, zip codes, locators and the address of a call, for tests of the form that leads from a zip code to a brand.
 */
import type { Page } from 'playwright/test';
import type { Brand } from '../../src/brand/brand.schema.ts';
import { brandWhere } from './portal.ts';

const firstOf = (state: keyof Brand['brandsByState']): Brand =>
  brandWhere(({ code, brandsByState }) => brandsByState[state]?.[0] === code);
export const MINNESOTA = firstOf('MN');
export const OHIO = firstOf('OH');

export const ONE = '43215';
export const SEVERAL = '55401';
export const TWO_COUNTIES = '55044';

export const FIND_BRANDS = '**/zipToBrand/getBrandInfo*';

export const zipField = (page: Page) => page.getByLabel('Your zip code');
export const answer = (page: Page) => page.locator('#zip-answer');

export async function ask(page: Page, zipCode: string): Promise<void> {
  await zipField(page).fill(zipCode);
  await zipField(page).press('Enter');
}

export const heading = (page: Page, name: string | RegExp) =>
  answer(page).getByRole('heading', { level: 2, name });
