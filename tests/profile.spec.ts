/** The member's profile (spec 001 §3, §7): loaded once per session and cached encrypted. */
import type { Page } from 'playwright/test';
import { persistedValue } from './support/persisted.ts';
import { claimRows, expect, test, unlikeBrands, watch } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

/** Counts the profile calls of all pages in the browser context. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (/\/(memberInfo|volatileMemberInfo)$/.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}

test(
  'other pages and tabs of a session reuse the cached profile for 60 minutes, and another person never gets the profile',
  LONG_RUN,
  async ({ page, context, at, faults, openAs }) => {
    const requestCount = countRequests(page);
    await openAs('maria', brand);
    await expect(claimRows(page)).toHaveCount(3);
    await expect.poll(() => persistedValue(page, 'Profile')).not.toBeNull();
    expect(requestCount()).toBe(2);
    const persisted = String(await persistedValue(page, 'Profile'));
    expect(atob(persisted)).not.toMatch(/Maria|Delgado|umi/);
    await page.reload();
    await expect(claimRows(page)).toHaveCount(3);
    const second = await context.newPage();
    watch(second, faults);
    await second.goto(at(brand, '/login/'));
    await expect(claimRows(second)).toHaveCount(3);
    expect(requestCount()).toBe(2);
    const cookies = await context.cookies(page.url());
    expect(cookies.find(({ name }) => name === 'mbrGroupNumber')?.value).toMatch(/^\d+$/);
    expect(cookies.find(({ name }) => name === 'mbrClientNumber')?.value).toMatch(/^\d+$/);

    await second.close();

    // A corrupt cache is treated as empty.
    await page.evaluate((text) => {
      sessionStorage.setItem('Profile', JSON.stringify(`${text.slice(0, -8)}AAAAAAA=`));
    }, persisted);
    await page.reload();
    await expect(claimRows(page)).toHaveCount(3);
    expect(requestCount()).toBe(4);
    await test.step('the profile is loaded again after 60 minutes, and after another person signs in', async () => {
      await expect.poll(() => persistedValue(page, 'Profile')).not.toBeNull();
      const maria = await page.evaluate(() => ({ ...sessionStorage }));
      await page.getByRole('link', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(at(brand, brand.logoutTarget));
      // A cache that is restored after a crash cannot be decrypted in another session.
      await page.evaluate(({ Profile = '', ProfilePassphrase = '' }) => {
        sessionStorage.setItem('Profile', Profile);
        sessionStorage.setItem('ProfilePassphrase', ProfilePassphrase);
      }, maria);
      await openAs('daniel', brand);
      await expect(claimRows(page).first()).toContainText('Daniel');
      expect(requestCount()).toBe(6);
      await page.evaluate(() => {
        const meta = JSON.parse(sessionStorage.getItem('__meta__') ?? '{}');
        sessionStorage.setItem('__meta__', JSON.stringify({ ...meta, Profile: Date.now() - 1 }));
      });
      await page.reload();
      await expect(claimRows(page).first()).toContainText('Daniel');
      expect(requestCount()).toBe(8);
    });
  },
);
