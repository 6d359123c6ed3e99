/** Every kind of page is valid HTML. Checks the published files, because browsers repair what they load. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { expect, test, unlikeBrands } from './support/portal.ts';

const SITES = resolve(import.meta.dirname, '../dist/sites');

/** Rules about style only, such as upper or lower case. They are off, because React, Astro and the directory page break them without an effect in browsers. */
const STYLE_ONLY = [
  'attr-case',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'no-implicit-button-type',
  'no-implicit-input-type',
  'no-trailing-whitespace',
  'void-style',
];

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    ...Object.fromEntries(STYLE_ONLY.map((rule) => [rule, 'off'])),
    // Phone numbers must be able to wrap at 320 px and 200 % text.
    'tel-non-breaking': 'off',
    // This rule asks for <progress> instead of loading indicators, and for <section> instead of a named scroll box.
    'prefer-native-element': 'off',
    // The rule is wrong: autocapitalize is a global attribute and matters when the password is visible.
    'input-attributes': 'off',
    // React's useId values start with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
});

function faultsOf(name: string, html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const messages = results.flatMap((result) => result.messages);
  const faults = messages.map(
    ({ line, column, ruleId, message, selector }) =>
      `${name}:${line}:${column} ${message} (${ruleId}) at ${selector ?? 'the document'}`,
  );
  return html.trimEnd().endsWith('</html>') ? faults : [...faults, `${name}: something follows </html>`];
}

for (const brand of sampleOne(unlikeBrands, 'valid HTML'))
  test(`every page of ${brand.code} is valid HTML`, () => {
    const site = join(SITES, brand.domain);
    const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages).toHaveLength(2 * (brand.pages.length + 1)); // every page and the 404 page, each in both languages
    expect(pages.flatMap((file) => faultsOf(file, readFileSync(join(site, file), 'utf8')))).toEqual([]);
  });

test("the local server's own pages are valid HTML", LONG_RUN, async ({ request }) => {
  for (const path of ['/', ...sampleOne(['/preview/matrix', '/preview/contrast'], 'valid HTML')])
    expect(faultsOf(path, await (await request.get(path)).text())).toEqual([]);
});
