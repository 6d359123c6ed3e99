/**
 * Every view, full, empty and failed: two engines beside axe, 320 px, 200 % text, text spacing and forced colors, all on
 * one load of each view. The long run has four unlike brands, both color schemes and both languages.
 */
import { VISITS, type Visit } from '../scripts/contact-sheet/member-views.ts';
import { openView } from '../scripts/contact-sheet/open-view.ts';
import { unlikeCodes } from '../scripts/contact-sheet/unlike-brands.ts';
import { isLongRun } from '../scripts/test/sample.ts';
import { LANGUAGE_COOKIE } from '../src/lib/language-keys.ts';
import { enginesOn, presentationErrors } from './support/every-view.ts';
import { brands, brandWhere, expect, test } from './support/portal.ts';

/** Longer than other tests: one opens 30 views. */
const LIMIT_MS = 300_000;
/** The newest claims of Maria are on one screen with it. */
const DESK = { width: 1280, height: 900 };

// The engines write into the page, which the policy does not allow.
test.use({ bypassCSP: true, viewport: DESK });

const codes = isLongRun ? unlikeCodes(brands) : unlikeCodes(brands).slice(0, 1);
const schemes = isLongRun ? (['light', 'dark'] as const) : (['light'] as const);
const languages = isLongRun ? (['en', 'es'] as const) : (['en'] as const);

const rows = VISITS.flatMap((visit) =>
  codes.flatMap((code) =>
    schemes.flatMap((scheme) => languages.map((language) => ({ visit, code, scheme, language }))),
  ),
);
const whose = ({ like, fails }: Visit): string =>
  like === null ? 'a visitor' : `${like}${fails ? ', whose services fail' : ''}`;

for (const { visit, code, scheme, language } of rows)
  test(`${code}, ${scheme}, ${language}: the engines and every presentation accept the views of ${whose(visit)}`, async ({
    page,
    at,
    newPerson,
    openAs,
    signInAs,
    breakCall,
    faults,
  }) => {
    test.setTimeout(LIMIT_MS);
    const brand = brandWhere((one) => one.code === code);
    const origin = at(brand);
    await page.emulateMedia({ colorScheme: scheme });
    if (visit.like !== null) {
      const person = await newPerson(visit.like);
      await (visit.views.some(({ key }) => key !== undefined) ? openAs : signInAs)(person, brand);
      await expect(page.locator('main h1 >> visible=true').first()).toBeVisible();
      if (visit.fails) {
        faults.expected.push(/500/);
        await breakCall(person, { call: '*', kind: 'status', status: 500 });
      }
    }
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: origin }]);
    if (language === 'es') await page.reload();
    const found: string[] = [];
    for (const view of visit.views.filter(({ isPhoneOnly }) => !isPhoneOnly)) {
      await openView(page, origin, view);
      const errors = [...(await enginesOn(page)), ...(await presentationErrors(page))];
      found.push(...errors.map((error) => `${view.name}: ${error}`));
    }
    expect(found).toEqual([]);
  });
