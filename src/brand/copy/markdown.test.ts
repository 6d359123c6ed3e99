import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { readMarkdown, renderMarkdown } from './markdown.ts';
import { propertyRuns } from '../../lib/fields/property-runs.fixture.ts';

const positionsOf = (text: string) => readMarkdown(text).errors.map(({ line, column }) => [line, column]);
const messagesOf = (text: string) => readMarkdown(text).errors.map(({ message }) => message);

describe('the HTML allowlist', () => {
  it.each([
    ['H<sub>2</sub>O', '<p>H<sub>2</sub>O</p>\n'],
    [
      '<abbr title="Explanation of benefits">EOB</abbr>',
      '<p><abbr title="Explanation of benefits">EOB</abbr></p>\n',
    ],
    ['<abbr title=\'a "b"\'>x</abbr>', '<p><abbr title="a &quot;b&quot;">x</abbr></p>\n'],
    ['<em lang=es dir="ltr">hola</em>', '<p><em lang="es" dir="ltr">hola</em></p>\n'],
    ['one<br>two<br/>three', '<p>one<br>two<br>three</p>\n'],
    [
      '<details open>\n<summary>More</summary>\n\nThe **rest**.\n\n</details>\n',
      '<details open>\n<summary>More</summary>\n<p>The <strong>rest</strong>.</p>\n</details>\n',
    ],
  ])('allows %s', (text, html) => {
    expect(messagesOf(text)).toEqual([]);
    expect(renderMarkdown(text)).toBe(html);
  });

  it.each([
    [
      'a <b>c</b>',
      [
        [1, 3],
        [1, 7],
      ],
    ],
    ['one\n\ntwo <u>x', [[3, 5]]],
    ['`<i>` is <i>', [[1, 10]]],
    ['- item\n- item <font>', [[2, 8]]],
    ['> said <center>', [[1, 8]]],
    ['<details>\n<summary>x</summary>\n<marquee>\n</details>', [[3, 1]]],
    ['<abbr title="x" style="y">z</abbr>', [[1, 17]]],
    ['<!-- x -->', [[1, 1]]],
    ['text <?php x ?>', [[1, 6]]],
  ])('reports forbidden HTML in %j at line and column %j', (text, positions) => {
    expect(positionsOf(text)).toEqual(positions);
  });

  it.each([
    ['<details>\n\nnever closed', ['<details> is never closed']],
    [
      '<sub>open\n\nnext</sub>',
      ['</sub> closes nothing that was opened in the same block', '<sub> is never closed'],
    ],
    ['stray </em>', ['</em> closes nothing that was opened in the same block']],
    [
      '- <details>\n\n</details>',
      ['</details> closes nothing that was opened in the same block', '<details> is never closed'],
    ],
    ['<details>\n<abbr title="', ['this tag is not closed: > is missing']],
    ['a<br></br>', ['<br> has no end: write <br> alone']],
  ])('reports the elements that are not closed correctly in %j', (text, messages) => {
    expect(messagesOf(text).sort()).toEqual([...messages].sort());
  });

  it('allows any HTML inside code, because code is shown as text', () => {
    expect(messagesOf('`<script>`\n\n```\n<div>\n```\n')).toEqual([]);
    expect(renderMarkdown('`<script>`')).toBe('<p><code>&lt;script&gt;</code></p>\n');
  });

  it('keeps only allowed elements and the attributes title and lang, whatever the text contains', () => {
    const bit = fc.constantFrom(
      ...[
        '<sub>',
        '</sub>',
        '<details>',
        '</details>',
        '<b>',
        '<abbr title="',
        '">',
        "'",
        '"',
        ' onclick=x',
        '\n',
        '\n\n',
      ],
      ...[
        '- ',
        '> ',
        '`',
        'x',
        '<!--',
        '-->',
        '<br',
        '/>',
        '</',
        '&lt;',
        '<svg>',
        '<script',
        '=',
        ' lang=',
        '<![CDATA[',
        ']]>',
      ],
    );
    const made = /^(p|ul|li|blockquote|code|pre|h1|h2|sub|details|abbr|br)$/;
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 12 }), (bits) => {
        const text = bits.join('');
        const html = renderMarkdown(text);
        new Parser({
          onopentag(name, attributes) {
            expect(name).toMatch(made);
            expect(Object.keys(attributes).filter((key) => !['title', 'lang'].includes(key))).toEqual([]);
          },
        }).end(html);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
