/** The pages of the header tabs: axe, narrow windows, large text, and Spanish. */
import type { Page } from 'playwright/test';
import { sampleOne } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test, unlikeBrands } from './support/portal.ts';
import { brand, HEADINGS, PAGES, settle, type Headings } from './support/tab-pages.ts';

for (const names of [['ebill', 'claims-and-spending'], ['finder'], ['prescriptions', 'wellness']] as const) {
  for (const one of sampleOne(unlikeBrands, names[0])) {
    test(`${one.code}: axe finds no violation on ${names.join(' and ')}, wide, narrow and in dark mode`, async ({
      page,
      openAs,
    }) => {
      await openAs('maria', one, `/login/#/${names[0]}`);
      for (const name of names) {
        await settle(page, name);
        for (const [width, colorScheme] of [
          [1280, 'light'],
          [390, 'dark'],
        ] as const) {
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page, `${name} at ${width} px, ${colorScheme}`, 'main');
        }
      }
    });
  }
}

const overflow = (page: Page, fontSize: string): Promise<number> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, fontSize);

for (const [width, size] of [
  [320, '100%'],
  [390, '200%'],
] as const) {
  test(`no overflow on the five pages at ${width} px and ${size} text`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs('maria', brand, '/login/#/ebill');
    for (const name of PAGES) {
      await settle(page, name);
      expect(await overflow(page, size), name).toBeLessThanOrEqual(0);
    }
  });
}

const SPANISH = {
  ebill: 'Pague su prima',
  'claims-and-spending': 'Reclamos y gastos',
  finder: 'Encuentre un médico',
  prescriptions: 'Sus recetas médicas',
  wellness: 'Bienestar',
} as const satisfies Headings;

test('the five pages are in Spanish, without overflow at 390 px', async ({ page, at, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('maria', brand, '/login/#/ebill');
  await expect(page.getByRole('heading', { level: 1, name: HEADINGS.ebill })).toBeVisible();
  await page.context().addCookies([{ name: 'language', value: 'es', url: at(brand) }]);
  await page.reload();
  for (const name of PAGES) {
    await settle(page, name, SPANISH);
    expect(await overflow(page, '100%'), name).toBeLessThanOrEqual(0);
  }
});
