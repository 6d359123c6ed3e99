/** The pages of the header tabs: axe, narrow windows, large text, and Spanish. */
import type { Page } from 'playwright/test';
import { sampleOne } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test, unlikeBrands } from './support/portal.ts';
import { brand, HEADINGS, main, PAGES, settle, type Headings } from './support/tab-pages.ts';

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
  // Texts of the service are marked as English.
  await expect(page.getByRole('heading', { name: 'Quit tobacco' })).toHaveAttribute('lang', 'en');
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** All texts of a response under the given keys, at any depth. */
function textsUnder(names: readonly string[], value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsUnder(names, one));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, held]) =>
    names.includes(name) && typeof held === 'string' ? [held] : textsUnder(names, held),
  );
}

/** Elements with these words that are not marked as English. */
const unmarked = (page: Page, words: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const isEnglish = node.parentElement?.closest('[lang]')?.getAttribute('lang') === 'en';
      if (!isEnglish && all.some((word) => text.includes(word))) found.push(text);
    }
    for (const element of document.querySelectorAll('[title]')) {
      const title = element.getAttribute('title') ?? '';
      if (element.closest('[lang]')?.getAttribute('lang') !== 'en' && all.includes(title)) found.push(title);
    }
    return found;
  }, words);

/** Shortest abbreviation of a name. */
const START_OF_NAME = 20;

for (const like of ['maria', 'nora', 'owen', 'blair']) {
  test(`Spanish, ${like}: a service's names of groups, plans and practices are marked as English`, async ({
    page,
    at,
    openAs,
  }) => {
    const answer = page.waitForResponse(/member\/v3\/memberInfo/); // once in a session
    await openAs(like, brand, '/login/#/ebill');
    await expect(page.getByRole('heading', { level: 1, name: HEADINGS.ebill })).toBeVisible();
    await page.context().addCookies([{ name: 'language', value: 'es', url: at(brand) }]);
    const profile: unknown = await (await answer).json();
    await page.reload();
    const names = textsUnder(['clientName', 'benefitPlanName'], profile).map((name) =>
      name.slice(0, START_OF_NAME),
    );
    expect(names.length).toBeGreaterThan(1);
    await expect(main(page)).toContainText(names[0] ?? '');
    for (const name of PAGES) {
      const coming = name === 'finder' ? page.waitForResponse(/providerSearch\//) : null;
      await settle(page, name, SPANISH);
      const found: unknown = coming && (await (await coming).json());
      const practices = textsUnder(['practiceName'], found).filter(Boolean);
      expect(practices.length > 0, 'practices').toBe(name === 'finder');
      expect(await unmarked(page, [...names, ...practices]), name).toEqual([]);
    }
  });
}
