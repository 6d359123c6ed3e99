import { Parser } from 'htmlparser2';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIndex } from '../../brand/search/search-index.ts';
import { readPageFacts } from './page-facts.ts';
import { sectionsOf, writeSearchIndexes } from './write-search-index.ts';

const BRAND = 'North & Star';

describe('sectionsOf', () => {
  it.each([
    ['<h1>Title</h1><p>One <b>b</b>old</p><p>two</p>', [['', '', 'One bold\ntwo', false]]],
    [
      '<p>Lead</p><h2 id="a">A</h2><p>x</p>',
      [
        ['', '', 'Lead', false],
        ['a', 'A', 'x', false],
      ],
    ],
    [
      '<details><summary><h3>Lost it?</h3></summary><div id="lost"><p>Call.</p></div></details>',
      [
        ['', '', '', false],
        ['lost', 'Lost it?', 'Call.', true],
      ],
    ],
    [
      '<dl><div id="copay"><dt>Copay</dt><dd>A fee</dd></div><div id="cap"><dt>Cap</dt><dd>A limit</dd></div></dl>',
      [
        ['', '', '', false],
        ['copay', 'Copay', 'A fee', true],
        ['cap', 'Cap', 'A limit', true],
      ],
    ],
    [
      '<nav>no</nav><form>no</form><section class="help">no</section><p hidden>no</p><svg><title>no</title></svg><script>no</script><p>yes &amp; more</p>',
      [['', '', 'yes & more', false]],
    ],
    [
      '<p>One.\nTwo.</p><ul><li>Three</li><li><b>Fo</b>ur</li></ul><table><tr><th>A</th><td>$1</td></tr><tr><th>B</th><td>$2</td></tr></table>',
      [['', '', 'One. Two.\nThree\nFour\nA $1\nB $2', false]],
    ],
  ])('splits %s into sections', (html, sections) => {
    expect(sectionsOf(html).map(({ id, heading, text, isEntry }) => [id, heading, text, isEntry])).toEqual(
      sections,
    );
  });

  it('returns the whole text of each paragraph, with markup removed', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'é', '😀', ' ', '&lt;b&gt;', '&amp;'),
      minLength: 1,
    });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (paragraphs) => {
        const [start] = sectionsOf(paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''));
        const plain = paragraphs.map((paragraph) => {
          let read = '';
          new Parser({ ontext: (part) => void (read += part) }).end(paragraph);
          return read.replaceAll(/\s+/g, ' ').trim();
        });
        expect(start?.text).toBe(plain.filter(Boolean).join('\n'));
      }),
    );
  });
});

const page = (path: string, title: string, main: string, { language = 'en', robots = '' } = {}) => {
  const html =
    `<html lang="${language}"><head><title>${title} · North &#38; Star</title><meta name="description" content="About ${title}.">` +
    `${robots}</head><main>${main}</main></html>`;
  return { path, facts: readPageFacts(html), page: { text: html } };
};
const HIDDEN = { robots: '<meta name="robots" content="noindex">' };
const LIST =
  '<section data-pages="plans"><h2>Plans</h2><ul></ul></section><section data-pages="care"><h2>Care</h2><ul></ul></section>';

const site = () => [
  page('/dental/', 'Dental', '<p>Braces &lt; teeth</p>'),
  page('/login/', 'Sign in', '<p>Secret form</p>', HIDDEN),
  page('/logout/', 'Signed out', '<p>Bye</p>', HIDDEN),
  page('/all-pages/', 'All pages', LIST),
  page('/search/', 'Search', '<div data-index=""></div>', HIDDEN),
  page('/es/search/', 'Buscar', '<div data-index=""></div>', { ...HIDDEN, language: 'es' }),
  page('/es/dental/', 'Dental', '<p>Dientes</p>', { language: 'es' }),
];

describe('the search index of a site', () => {
  it('contains only the searchable pages in its own language', () => {
    const [english, spanish] = writeSearchIndexes(site(), BRAND);
    expect(english?.path).toMatch(/^\/hashed\/search\.en\.[0-9a-f]{10}\.json$/);
    expect(readIndex(JSON.parse(english?.text ?? ''))).toEqual([
      {
        path: '/dental/',
        title: 'Dental',
        kind: 'product',
        sections: [{ id: '', heading: '', text: 'About Dental.\nBraces < teeth', isEntry: false }],
      },
      {
        path: '/login/',
        title: 'Sign in',
        kind: 'content',
        sections: [{ id: '', heading: '', text: 'About Sign in.', isEntry: false }],
      },
    ]);
    expect(readIndex(JSON.parse(spanish?.text ?? '')).map(({ path }) => path)).toEqual(['/es/dental/']);
  });

  it('has an address that depends on its texts and is written into the results page', () => {
    const pages = site();
    const [english] = writeSearchIndexes(pages, BRAND);
    expect(pages[4]?.page.text).toContain(`data-index="${english?.path}"`);
    const changed = site().with(0, page('/dental/', 'Dental', '<p>Crowns</p>'));
    expect(writeSearchIndexes(changed, BRAND)[0]?.path).not.toBe(english?.path);
  });

  it('is not written if the site has no results page', () => {
    expect(writeSearchIndexes(site().slice(0, 3), BRAND)).toEqual([]);
  });
});

it('the list of all pages links the searchable pages by group, without empty groups', () => {
  const pages = site();
  writeSearchIndexes(pages, BRAND);
  const list = pages[3]?.page.text ?? '';
  expect(list).toContain('<a href="/dental/">Dental</a><p>About Dental.</p>');
  expect(list).not.toMatch(/data-pages|Care|<a href="\/logout\//);
});
