import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../brand-tree.fixture.ts';
import { readBodyFor } from './copy-body.ts';
import { contentDate, parsePage } from './page-copy.ts';
import { brand, errorsOf, FRONT, page, renderPage } from './page-copy.fixture.ts';
import { fillPlaceholders } from './placeholders.ts';

describe('the processing of page copy', () => {
  it("replaces placeholders in the title and the text with the brand's values", () => {
    const words = renderPage(page('Call {brand.phone}, {brand.hours}.\n'), brand);
    expect(words.title).toBe('About North Star Health Plan');
    expect(words.html).toBe(
      '<p>Call <a href="tel:+18005550110">1-800-555-0110</a>, Monday - Friday 8 AM - 8 PM CT.</p>\n',
    );
    expect(words.updated).toBe('2026-05-04');
  });

  it('uses the year of the page’s date, not the current year, as the copyright year', () => {
    expect(fillPlaceholders('© {footerCopyDate} X', brand, '2019-12-31')).toBe('© 2019 X');
  });

  it('gives an error with line and column for an unknown placeholder', () => {
    const [error] = errorsOf(`${FRONT}One.\n\nTwo {brand.fone}.\n`);
    expect(error).toMatchObject({ file: 'brands/_pages/x.md', line: 8, column: 5 });
    expect(error?.message).toMatch(
      /^\{brand\.fone\} is not a placeholder; did you mean \{brand\.\w+\}\? Known: brand\.name, /,
    );
  });

  it('suggests the most similar placeholder in the error for an unknown placeholder', () => {
    const messageOf = (name: string) => errorsOf(`${FRONT}{${name}}\n`)[0]?.message;
    expect(messageOf('brand.phon')).toMatch(
      /^\{brand\.phon\} is not a placeholder; did you mean \{brand\.phone\}\?/,
    );
    expect(messageOf('footercopydate')).toContain('did you mean {footerCopyDate}?');
    expect(messageOf('weather')).toMatch(/^\{weather\} is not a placeholder; known: brand\.name, /);
  });

  it.each([
    'constructor',
    'toString',
    '__proto__',
    'brand',
    'brand.name2',
    'brand-name',
    'brand_name',
    'BRAND.NAME',
  ])('gives an error for the unknown placeholder {%s} in the text, the title and the description', (name) => {
    const message = expect.stringContaining(`{${name}} is not a placeholder`);
    expect(errorsOf(`${FRONT}{${name}}\n`)).toMatchObject([{ line: 6, column: 1, message }]);
    expect(errorsOf(FRONT.replace('{brand.name}', `{${name}}`))).toMatchObject([
      { line: 2, path: 'title', message },
    ]);
    expect(errorsOf(FRONT.replace('Who we are.', `'{${name}}'`))).toMatchObject([
      { line: 3, path: 'description', message },
    ]);
  });

  it('gives one error for each unknown placeholder, in page order', () => {
    const errors = errorsOf(`${FRONT}{a} {brand.name} {b}\n\n- {c}\n`);
    expect(errors.map(({ line, column, message }) => [line, column, message.slice(0, 3)])).toEqual([
      [6, 1, '{a}'],
      [6, 18, '{b}'],
      [8, 3, '{c}'],
    ]);
  });

  it.each([
    ['{brand.name}', 'North Star Health Plan'],
    ['{brand.phone}', '1-800-555-0110'],
    ['{brand.tty}', '711'],
    ['{brand.hours}', 'Monday - Friday 8 AM - 8 PM CT'],
    ['{brand.domain}', 'northstar.example'],
    ['{brand.state}', 'MN'],
    ['{brand.formsLabel}', 'Educational Material'],
    ['{footerCopyDate}', '2026'],
    ['{brand.name} {brand.state} {brand.name}', 'North Star Health Plan MN North Star Health Plan'],
    ['{nothing here}', '{nothing here}'],
  ])('renders %s as %s', (text, words) => {
    expect(fillPlaceholders(text, brand, '2026-05-04')).toBe(words);
  });

  it('shows a brand name unchanged if it contains special characters of HTML or Markdown', () => {
    const odd = { ...brand, name: '<em>A&B</em> *C*' }; // contains an allowed HTML element and an ampersand
    expect(renderPage(page('{brand.name}\n'), odd).html).toBe('<p>&lt;em&gt;A&amp;B&lt;/em&gt; *C*</p>\n');
  });

  it('accepts Windows line breaks', () => {
    expect(page('One.\r\n').front.title).toBe('About {brand.name}');
    const [error] = errorsOf(`${FRONT}One.\n\nTwo {x}.\n`.replaceAll('\n', '\r\n'));
    expect(error).toMatchObject({ line: 8, column: 5 });
  });

  it.each([
    [
      'a title that is a list',
      FRONT.replace(/title: .*/, 'title: [a]'),
      2,
      'title',
      'expected text, got a list',
    ],
    [
      'an empty description',
      FRONT.replace(/description: .*/, 'description: ""'),
      3,
      'description',
      "expected text, got ''",
    ],
    ['no description', FRONT.replace(/description: .*\n/, ''), 2, 'description', 'is missing'],
    [
      'a key that pages do not have',
      FRONT.replace('updated', 'layout: wide\nupdated'),
      4,
      'layout',
      'is not a key of a page',
    ],
    [
      'the 31st of February',
      FRONT.replace('2026-05-04', '2026-02-31'),
      4,
      'updated',
      "expected a day such as 2026-09-07, got '2026-02-31'",
    ],
    [
      'no date at all',
      FRONT.replace('2026-05-04', 'May'),
      4,
      'updated',
      "expected a day such as 2026-09-07, got 'May'",
    ],
  ])('gives a plain error message for %s', (_name, text, line, path, message) => {
    expect(errorsOf(text)).toEqual([{ file: 'brands/_pages/x.md', line, column: 1, path, message }]);
  });

  it('gives an error on or after the malformed line of the front matter', () => {
    expect(
      errorsOf(FRONT.replace('description: Who we are.', 'description: "Who'))[0]?.line,
    ).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['no front matter', 'Text', 1],
    ['a missing title', FRONT.replace('title: About {brand.name}\n', ''), 2],
    ['an impossible date', FRONT.replace('2026-05-04', '2026-13-40'), 4],
    ['an unknown key', FRONT.replace('updated', 'layout: wide\nupdated'), 4],
  ])('gives an error on the line of the mistake for %s', (_name, text, line) => {
    expect(errorsOf(text)[0]).toMatchObject({ file: 'brands/_pages/x.md', line });
  });

  it('gives the site the date of the newest page as its content date', () => {
    expect(
      contentDate({
        a: page('x'),
        b: { ...page('y'), front: { title: '', description: '', updated: '2026-08-01' } },
      }),
    ).toBe('2026-08-01');
  });
});

describe('the links of a page', () => {
  const linksOf = (body: string) => readBodyFor(page(body), brand).links;

  it('are found in every Markdown notation, with their position in the file', () => {
    expect(
      linksOf(
        'See [us](/about/).\n\n| a |\n|---|\n| [b](/b/#c "B") ![Us](x.png) |\n\n[d][1] <https://e.example/>\n\n[1]: /d/\n',
      ),
    ).toEqual([
      { url: '/about/', line: 6, column: 10 },
      { url: '/b/#c', line: 10, column: 7 },
      { url: '/d/', line: 14, column: 6 },
      { url: 'https://e.example/', line: 12, column: 9 },
    ]);
  });

  it('do not include links in code', () => {
    expect(linksOf('`[a](/a/)`\n\n```\n[b](/b/)\n```\n')).toEqual([]);
  });
});

describe('500 broken pages', () => {
  const texts = readdirSync(join(PROJECT, 'brands/_pages'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(PROJECT, 'brands/_pages', name), 'utf8'));
  const SIGNS = [
    '\n',
    '---\n',
    ': ',
    '{',
    '{brand.',
    '}',
    '[',
    '](',
    '<',
    '<b>',
    '</b>',
    '<!--',
    '&',
    '`',
    '|',
    '\t',
    '"',
    '\r',
    '%',
  ];

  it('never crash the parser; every error names the file, a line, a column and what is wrong', () => {
    const mutation = fc.record({
      at: fc.oneof(fc.nat(), fc.nat({ max: 150 })),
      length: fc.nat({ max: 12 }),
      put: fc.oneof(fc.constantFrom(...SIGNS), fc.string({ maxLength: 6 })),
    });
    let broken = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(mutation, { minLength: 1, maxLength: 3 }),
        (text, mutations) => {
          const mutated = mutations.reduce((before, { at, length, put }) => {
            const start = at % Math.max(1, before.length);
            return before.slice(0, start) + put + before.slice(start + length);
          }, text);
          const lines = mutated.split('\n').length;
          const read = parsePage('brands/_pages/x.md', mutated);
          if ('page' in read) {
            renderPage(read.page, brand);
            for (const { line } of readBodyFor(read.page, brand).links)
              expect(line).toBeLessThanOrEqual(lines);
            return;
          }
          broken += 1;
          expect(read.errors.length).toBeGreaterThan(0);
          for (const { file, line, column, message } of read.errors) {
            expect(file).toBe('brands/_pages/x.md');
            expect(line).toBeGreaterThanOrEqual(1);
            expect(line).toBeLessThanOrEqual(lines);
            expect(column).toBeGreaterThanOrEqual(1);
            expect(message).not.toMatch(/^$|Invalid (type|value|key)|\[object|undefined/);
          }
        },
      ),
      { numRuns: 500 },
    );
    expect(broken).toBeGreaterThan(100);
  });
});
