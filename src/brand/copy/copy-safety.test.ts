/** Page copy must not add forbidden elements, styles, or addresses that run scripts. */
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { renderPage } from './page-copy.fixture.ts';
import { brand, errorsOf, FRONT, page, unchecked } from './page-copy.fixture.ts';

describe('the processing of page copy', () => {
  it.each([
    ['<script>alert(1)</script>', '<script> is not allowed in a page; allowed: abbr, br, '],
    ['<img src=x onerror=alert(1)>', '<img> is not allowed in a page: write ![what it shows](office.jpg)'],
    ['<abbr onclick="x()">a</abbr>', "'onclick' is not allowed on <abbr>; allowed: title, lang, dir"],
    ['<!-- later -->', 'a comment is not allowed in a page; '],
  ])('reports HTML that is not on the allowlist, and never renders it: %s', (html, message) => {
    const [error] = errorsOf(`${FRONT}One.\n\nTwo ${html}.\n`);
    expect(error).toMatchObject({
      file: 'brands/_pages/x.md',
      line: 8,
      message: expect.stringContaining(message),
    });
    expect(renderPage(unchecked(`Two ${html}.\n`), brand).html).not.toMatch(/<(script|img|abbr|!--)/);
  });

  it.each([
    ['[x](javascript:alert(1))', 'javascript:alert(1)'],
    ['![x](data:text/html,x)', 'data:text/html,x'],
  ])('reports an unsafe link, and renders it as text: %s', (body, address) => {
    expect(errorsOf(FRONT + body)).toMatchObject([
      { line: 6, column: 1, message: `'${address}' is not an address that a page may lead to` },
    ]);
    expect(renderPage(unchecked(body), brand).html).not.toMatch(/href="javascript|src="data/);
  });

  it("shows a tag as text if part of the tag comes from a placeholder's value", () => {
    const odd = { ...brand, formsLabel: 'img src=x' };
    expect(renderPage(page('See <{brand.formsLabel}>\n'), odd).html).toBe('<p>See &lt;img src=x&gt;</p>\n');
  });

  it('aligns table columns by class, because the content security policy forbids style attributes', () => {
    const { html } = renderPage(page('| a | b |\n|---|---:|\n| 1 | 2 |\n'), brand);
    expect(html).toContain('<td class="align-right">2</td>');
    expect(html).not.toContain('style=');
  });

  it.each([
    ['left', ':--', 'align-left'],
    ['center', ':-:', 'align-center'],
    ['right', '--:', 'align-right'],
  ])(
    'gives every cell of a %s-aligned column the alignment class, in the head and the body of the table',
    (_side, rule, name) => {
      const { html } = renderPage(page(`| a |\n|${rule}|\n| 1 |\n`), brand);
      expect(html).toContain(`<th class="${name}" scope="col">a</th>`);
      expect(html).toContain(`<td class="${name}">1</td>`);
    },
  );

  it('does not render the empty corner cell of a table as a header', () => {
    const html = renderPage(page('| | a |\n|---|---|\n| x | 1 |\n'), brand).html;
    expect(html).toMatch(/<tr>\s*<td><\/td>\s*<th scope="col">a<\/th>/);
  });

  it('renders the first cell of each row as the row header if the corner cell is empty', () => {
    const rowsOf = (corner: string) =>
      renderPage(page(`| ${corner} | a |\n|---|---|\n| x | 1 |\n| | 2 |\n`), brand).html.split('<tbody>')[1];
    expect(rowsOf('')).toMatch(/<th scope="row">x<\/th>\s*<td>1<\/td>\s*<\/tr>\s*<tr>\s*<td><\/td>\s*<td>2</);
    expect(rowsOf('b')).not.toContain('<th');
  });

  it('never renders a style attribute, a forbidden element or an address that runs a script', () => {
    const bit = fc.constantFrom(
      ...[
        '| a |\n',
        '|---:|\n',
        '|:-:|\n',
        '| 1 |\n',
        '# ',
        '- ',
        '1. ',
        '> ',
        '```js\n',
        '```\n',
        '    ',
        '\n',
        '\n\n',
      ],
      ...[
        '[x](',
        '![x](',
        ')',
        '<',
        '>',
        '"',
        ' style="color:red"',
        '<p style="x">',
        '<script>',
        'javascript:alert(1)',
      ],
      ...[
        'data:text/html,x',
        'vbscript:x',
        '&#106;avascript:',
        '[r]: javascript:x\n',
        '[r]',
        '`',
        '*',
        '_',
        '\\',
        'text-align:x',
      ],
    );
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 14 }), (bits) => {
        const { html } = renderPage(unchecked(bits.join('')), brand);
        new Parser({
          onopentag(name, attributes) {
            expect(['script', 'style', 'iframe', 'object']).not.toContain(name);
            expect(Object.keys(attributes).filter((key) => key === 'style' || key.startsWith('on'))).toEqual(
              [],
            );
            expect(`${attributes['href'] ?? ''} ${attributes['src'] ?? ''}`).not.toMatch(
              /(^|\s)(javascript|vbscript|data:text)/i,
            );
          },
        }).end(html);
      }),
      { numRuns: 1000 },
    );
  });
});
