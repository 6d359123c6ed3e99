/**
 * Tests every view (full, empty and failed) and visitor pages with two engines besides axe, at 320 px, at 200 % text,
 * with text spacing and in forced colors. All checks of a view use the same load. Runs on four different-looking
 * brands, in both color schemes and both languages.
 */
import { VISITS, type Visit } from '../scripts/contact-sheet/member-views.ts';
import { openView } from '../scripts/contact-sheet/open-view.ts';
import { unlikeCodes } from '../scripts/contact-sheet/unlike-brands.ts';
import { LANGUAGE_COOKIE } from '../src/lib/text/language-keys.ts';
import { enginesOn, presentationErrors } from './support/every-view.ts';
import { brands, brandWhere, expect, test } from './support/portal.ts';
import { pagesOf } from './support/published-pages.ts';

/** The limit is longer than for other tests, because one test opens 30 views. */
const LIMIT_MS = 300_000;
/** Tall enough to show Maria's newest claims together with the list's controls. */
const DESK = { width: 1280, height: 900 };

// The accessibility engines write into the page, which the content security policy does not allow.
test.use({ bypassCSP: true, viewport: DESK });

const codes = unlikeCodes(brands);
const schemes = ['light', 'dark'] as const;
const languages = ['en', 'es'] as const;

/** Each brand once per color scheme, with a different language each time. All four pairs would take twice as long. */
const sites = codes.flatMap((code, brandAt) =>
  schemes.map((scheme, at) => ({ code, scheme, language: languages[(brandAt + at) % 2] ?? 'en' })),
);
const rows = VISITS.flatMap((visit) => sites.map((site) => ({ visit, ...site })));
const whose = ({ like, fails }: Visit): string =>
  like === null ? 'a visitor' : `${like}${fails ? ', whose services fail' : ''}`;

for (const { visit, code, scheme, language } of rows)
  test(`${code}, ${scheme}, ${language}: the views of ${whose(visit)} pass both accessibility engines, and fit 320 px with large or widely spaced text`, async ({
    page,
    at,
    newPerson,
    openAs,
    signInAs,
    breakCall,
    faults,
  }) => {
    test.setTimeout(LIMIT_MS);
    const brand = brandWhere((candidate) => candidate.code === code);
    const origin = at(brand);
    await page.emulateMedia({ colorScheme: scheme });
    if (visit.like !== null) {
      const person = await newPerson(visit.like);
      const { key, at: path = '' } = visit.views[0] ?? {};
      await (key === undefined ? signInAs : openAs)(person, brand);
      // Agents are redirected here after sign-in.
      if (key === undefined) await page.waitForURL(at(brand, path));
      await expect(page.locator('main h1 >> visible=true').first()).toBeVisible();
      if (visit.fails) {
        faults.expected.push(/500/);
        await breakCall(person, { call: '*', kind: 'status', status: 500 });
      }
    }
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: origin }]);
    if (language === 'es') await page.reload();
    const violations: string[] = [];
    for (const view of visit.views.filter(({ isPhoneOnly }) => !isPhoneOnly)) {
      await openView(page, origin, view);
      const errors = [...(await enginesOn(page)), ...(await presentationErrors(page))];
      violations.push(...errors.map((error) => `${view.name}: ${error}`));
    }
    expect(violations).toEqual([]);
  });

/** Whether the views above already cover the path. */
const isView = (path: string): boolean =>
  VISITS.some(({ like, views }) => like === null && views.some(({ at }) => path.endsWith(at)));

for (const { code, scheme, language } of sites)
  test(`${code}, ${scheme}, ${language}: the visitor pages pass both accessibility engines, and fit 320 px with large or widely spaced text`, async ({
    page,
    at,
    faults,
  }) => {
    test.setTimeout(LIMIT_MS);
    faults.expected.push(/404/);
    const brand = brandWhere((candidate) => candidate.code === code);
    await page.emulateMedia({ colorScheme: scheme });
    const paths = pagesOf(brand, language);
    const violations: string[] = [];
    for (const path of [...paths.filter((candidate) => !isView(candidate)), '/nowhere/']) {
      await page.goto(at(brand, path));
      const errors = [...(await enginesOn(page)), ...(await presentationErrors(page))];
      violations.push(...errors.map((error) => `${path}: ${error}`));
    }
    expect(violations).toEqual([]);
  });
