/** The producer site, and the desk where agents, admins and staff choose agency and region. */
import type { Page } from 'playwright/test';
import { brandWhere, expect, signInAt, type Person } from './portal.ts';

/** A brand with a producer site of its own. */
export const brand = brandWhere(
  ({ signIn, sites }) => signIn.flow === 'newer' && sites.producer.startsWith('/'),
);

export const place = (page: Page) => page.getByRole('region', { name: 'Agency and region' });
export const kept = (page: Page) =>
  page.evaluate(() => ({
    storage: { ...sessionStorage } as Record<string, string>,
    cookies: document.cookie,
  }));

export async function cookies(page: Page): Promise<Record<string, string>> {
  const { cookies: text } = await kept(page);
  return Object.fromEntries(text.split('; ').map((pair) => pair.split('=')));
}

export async function openDesk(page: Page, address: string, person: Person): Promise<void> {
  await signInAt(page, address, person);
  await expect(page).toHaveURL(/\/producer\/$/);
  await expect(place(page)).toBeVisible();
}
