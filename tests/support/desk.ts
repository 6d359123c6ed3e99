/** The producer site, with the form in which agents, admins and staff choose agency and region. */
import type { Page } from 'playwright/test';
import { brandWhere, claimRows, expect, signInAt, type Person } from './portal.ts';

/** A brand with its own producer site. */
export const brand = brandWhere(
  ({ signIn, sites }) => signIn.flow === 'newer' && sites.producer.everywhere === '/producer/',
);

export const desk = (page: Page) => page.getByRole('region', { name: 'Agency and region' });
export const readPersisted = (page: Page) =>
  page.evaluate(() => ({
    storage: { ...sessionStorage } as Record<string, string>,
    cookies: document.cookie,
  }));

export async function cookies(page: Page): Promise<Record<string, string>> {
  const { cookies: text } = await readPersisted(page);
  return Object.fromEntries(text.split('; ').map((pair) => pair.split('=')));
}

export async function openDesk(page: Page, address: string, person: Person): Promise<void> {
  await signInAt(page, address, person);
  await expect(page).toHaveURL(/\/producer\/$/);
  await expect(desk(page)).toBeVisible();
}

/** The reason for the simulation, which the access log shows to the member. */
export const REASON = 'Asked about a bill';

export const simulate = async (page: Page, logonId: string, reason = REASON): Promise<void> => {
  await page.getByLabel('The member’s user name').fill(logonId);
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Open the member’s portal' }).click();
};

/** Opens a member's portal from the staff workspace. @returns its window, after its claims have loaded */
export async function openSimulation(
  page: Page,
  address: string,
  staff: Person,
  member: Person,
): Promise<Page> {
  await openDesk(page, address, staff);
  const opening = page.context().waitForEvent('page');
  await simulate(page, member.logonId);
  const window = await opening;
  await expect(claimRows(window)).toHaveCount(3);
  return window;
}
