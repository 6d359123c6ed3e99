/** Signing in with a clock that the test moves. */
import { expect, type Page } from 'playwright/test';
import { claimRows, signInAt, type Person } from './portal.ts';

/** Signs in, and waits until the page has stored the time of the last activity. */
export async function signIn(page: Page, address: string, person: Person): Promise<void> {
  await signInAt(page, address, person);
  await expect(claimRows(page)).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('LastActivity'))).not.toBeNull();
}

/** Installs a fake clock and signs in. */
export async function signInUnderClock(page: Page, address: string, person: Person): Promise<void> {
  await page.clock.install();
  await signIn(page, address, person);
}
