/** Forms without JavaScript: each leads somewhere, or the page gives the phone number (000 §2; issue 'visitors'). */
import { brands, expect, test, unlikeBrands } from './support/portal.ts';
import { htmlOf, pagesOf } from './support/published-pages.ts';

const FORM = /<form(?<attributes>[^>]*)>(?<fields>.*?)<\/form>/gs;
const FIELD = /<(?:input|select|textarea)\b(?<attributes>[^>]*)>/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(String.raw`\b${name}="(?<value>[^"]*)"`).exec(attributes)?.groups?.['value'];

/** The forms of a page: their method, where they lead, and the names that a browser would send. */
const formsOf = (html: string) =>
  [...html.matchAll(FORM)].map(({ groups: { attributes = '', fields = '' } = {} }) => ({
    method: attribute(attributes, 'method') ?? 'get',
    action: attribute(attributes, 'action') ?? '',
    names: [...fields.matchAll(FIELD)].flatMap(
      ({ groups }) => attribute(groups?.['attributes'] ?? '', 'name') ?? [],
    ),
  }));

test('a form that a browser sends itself puts nothing into the address, and leads to a page', () => {
  for (const brand of brands)
    for (const language of ['en', 'es'] as const) {
      const pages = pagesOf(brand, language);
      for (const path of pages)
        for (const { method, action, names } of formsOf(htmlOf(brand, path))) {
          if (method !== 'get') continue;
          expect(names, `${brand.code} ${path} → ${action}`).toEqual([]);
          // Or to a part of the same page.
          if (action.startsWith('#')) expect(htmlOf(brand, path)).toContain(`id="${action.slice(1)}"`);
          else expect(pages, `${brand.code} ${path}`).toContain(action);
        }
    }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const brand of unlikeBrands)
    test(`${brand.code}: every page with a form that cannot be sent gives the phone number`, async ({
      page,
      at,
    }) => {
      const withForm = pagesOf(brand, 'en').filter((path) =>
        formsOf(htmlOf(brand, path)).some(({ method }) => method === 'post'),
      );
      expect(withForm.length).toBeGreaterThan(3);
      for (const path of withForm) {
        await page.goto(at(brand, path));
        await expect(
          page
            .getByRole('main')
            .getByText(brand.customerServicePhoneNumber)
            .filter({ visible: true })
            .first(),
          path,
        ).toBeVisible();
      }
    });
});
