/** The pages of the header tabs, and navigation between them. */
import type { Page } from 'playwright/test';
import { brandWhere, expect, goTo } from './portal.ts';

export const brand = brandWhere(
  ({ handOffs, messageCenter, prescriptions, theme }) =>
    handOffs.payPremium !== undefined &&
    handOffs.wellness !== undefined &&
    messageCenter &&
    !prescriptions.needsCurrentCoverage &&
    theme.header === 'band',
);

export const PAGES = ['ebill', 'claims-and-spending', 'finder', 'prescriptions', 'wellness'] as const;
type PageName = (typeof PAGES)[number];
const HEADINGS = {
  ebill: 'Pay Premium',
  'claims-and-spending': 'Claims & Spending',
  finder: 'Find a Doctor',
  prescriptions: 'Prescriptions',
  wellness: 'Wellness',
} as const satisfies Readonly<Record<PageName, string>>;

export const main = (page: Page) => page.getByRole('main');
export const providers = (page: Page) => page.locator('.provider');

/** Navigates to another view of the same page. */
export async function turnTo(page: Page, name: PageName): Promise<void> {
  await goTo(page, `#/${name}`);
  await expect(page.getByRole('heading', { level: 1, name: HEADINGS[name] })).toBeVisible();
}

/** Opens the page and waits until everything on it has loaded. In the finder, submits the search form first. */
export async function settle(page: Page, name: PageName): Promise<void> {
  await turnTo(page, name);
  if (name === 'finder') {
    await main(page).locator('.care-form > [type=submit]').click();
    await expect(providers(page).first()).toBeVisible();
  }
  await expect(main(page).locator('.skeleton')).toHaveCount(0);
}
