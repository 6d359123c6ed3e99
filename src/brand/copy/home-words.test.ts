import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandTree, type BrandTree } from '../brand-tree.fixture.ts';
import { localizeSite } from '../localize-site.ts';
import { readBrand, readBrands } from '../read-brands.ts';
import { formatBrandError } from '../brand-error.ts';
import { homeOf } from './home-page.ts';
import { homeErrors, renderHomeWords } from './home-words.ts';

const CARD = '## Our offices\n\nFour of them.\n\n[Where we are](/about/)\n';
const SPANISH_CARD = '## Nuestras oficinas\n\nSon cuatro.\n\n[Dónde estamos](/about/)\n';
const page = (body: string, updated = '2026-11-22') => `---\nupdated: ${updated}\n---\n${body}`;
const ENGLISH = page(`Hello from {brand.name}.\n\n${CARD}`);
const SPANISH = page(`Saludos de {brand.name}.\n\n${SPANISH_CARD}`);

/** A copy of the brand files in which one brand has its own home page. */
function ownHome(english: string | null, spanish: string | null): BrandTree {
  const tree = brandTree();
  if (english !== null) tree.writeNew('brands/mincr/pages/home.md', english);
  if (spanish !== null) tree.writeNew('brands/mincr/pages/home.es.md', spanish);
  return tree;
}

const errorsIn = (english: string | null, spanish: string | null): string[] => {
  using tree = ownHome(english, spanish);
  const result = readBrand(tree.root, 'mincr');
  return 'errors' in result ? result.errors.map((error) => formatBrandError(error).trim()) : [];
};

describe('the text of a home page', () => {
  it('comes from the brand’s own home page, or else from brands/_pages', () => {
    using tree = ownHome(ENGLISH, SPANISH);
    const { sites, errors } = readBrands(tree.root);
    expect(errors).toEqual([]);
    const [site] = sites.filter(({ brand }) => brand.code === 'mincr');
    const [other] = sites.filter(({ brand }) => brand.code === 'pbs');
    if (!site || !other) throw new Error('no such brand');
    expect(homeOf(localizeSite(site, 'en'))).toEqual({
      lead: `Hello from ${site.brand.name}.`,
      cards:
        '<li class="way"><h2>Our offices</h2>\n<p>Four of them.</p>\n<p><a href="/about/">Where we are</a></p>\n</li>',
      updated: '2026-11-22',
    });
    expect(homeOf(localizeSite(site, 'es'))).toMatchObject({
      lead: `Saludos de ${site.brand.name}.`,
      cards: expect.stringContaining('<a href="/about/">Dónde estamos</a>'),
    });
    expect(homeOf(localizeSite(other, 'en')).cards).toContain('I am a member');
  });

  it.each<[what: string, english: string | null, spanish: string | null, error: RegExp]>([
    [
      'an English page only',
      ENGLISH,
      null,
      /^brands\/mincr\/pages\/home\.md:1:1 this page has no Spanish: write brands\/mincr\/pages\/home\.es\.md, starting from a copy/,
    ],
    [
      'a Spanish page only',
      null,
      SPANISH,
      /^brands\/mincr\/pages\/home\.es\.md:1:1 this is the Spanish of a page that is not here/,
    ],
    [
      'a different number of cards in Spanish',
      ENGLISH,
      page(
        `Hola.\n\n${SPANISH_CARD}\n${SPANISH_CARD.replaceAll(/^(?=\p{L})/gmu, 'Y ').replace('## ', '## Y ')}`,
      ),
      /home\.es\.md:1:1 expected as many cards as in brands\/mincr\/pages\/home\.md, which has 1; got 2$/,
    ],
    [
      'a different link in Spanish',
      ENGLISH,
      SPANISH.replace('/about/', '/faqs/'),
      /home\.es\.md:10:17 home\.md and home\.es\.md have different links: only home\.md has \/about\/, only home\.es\.md has \/faqs\//,
    ],
    [
      'an English page that is newer than the Spanish page',
      ENGLISH,
      SPANISH.replace('11-22', '11-21'),
      /home\.es\.md:2:1 updated: brands\/mincr\/pages\/home\.md changed on 2026-11-22, this page on 2026-11-21: make the change here too/,
    ],
    [
      'a title',
      ENGLISH.replace('updated', 'title: Home\nupdated'),
      SPANISH,
      /home\.md:2:1 title: is not a key of a home page/,
    ],
    [
      'no date',
      ENGLISH.slice(ENGLISH.indexOf('Hello')),
      SPANISH,
      /home\.md:1:1 expected the page to start with its date/,
    ],
    [
      'a link to nothing',
      ENGLISH.replace('/about/', '/abuot/'),
      SPANISH.replace('/about/', '/abuot/'),
      /home\.md:10:1\d* there is nothing at \/abuot\/ on this site; did you mean \/about\/\?/,
    ],
  ])('is invalid with %s', (_what, english, spanish, error) => {
    expect(errorsIn(english, spanish)[0]).toMatch(error);
  });
});

describe('the structure of a home page', () => {
  it.each<[what: string, body: string, line: number, message: RegExp]>([
    ['no sentence', CARD, 1, /expected a sentence before the first card/],
    ['two paragraphs before the cards', `One.\n\nTwo.\n\n${CARD}`, 3, /one paragraph before the first card/],
    ['a list before the cards', `- One\n\n${CARD}`, 1, /one paragraph before the first card/],
    ['no card', 'One.\n', 1, /at least one card/],
    [
      'a heading of the first level',
      `One.\n\n# Two\n\n${CARD}`,
      3,
      /large heading of a home page is the brand's description/,
    ],
    ['a heading in a card', `One.\n\n## Two\n\n### Three\n\n[x](/)\n`, 5, /a card has one heading/],
    ['a card without a link', 'One.\n\n## Two\n\nText.\n', 3, /to end with a link in a paragraph of its own/],
    ['a link with words beside it', 'One.\n\n## Two\n\nText.\n\nSee [x](/).\n', 3, /to end with a link/],
    ['two links', 'One.\n\n## Two\n\nText.\n\n[x](/) [y](/)\n', 3, /to end with a link/],
    ['a card without text', 'One.\n\n## Two\n\n[x](/)\n', 3, /a paragraph between the heading and the link/],
    ['a card without a heading', 'One.\n\n##\n\nText.\n\n[x](/)\n', 3, /the heading of a card/],
    ['seven cards', `One.\n\n${`${CARD}\n`.repeat(7)}`, 39, /at most 6 cards, got 7/],
  ])('is invalid: %s', (_what, body, line, message) => {
    const [error] = homeErrors(body);
    expect(error?.message).toMatch(message);
    expect(error?.line).toBe(line);
  });

  it('may have up to six cards, which are rendered in order', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Za-z]{1,9}$/), { minLength: 1, maxLength: 6 }), (names) => {
        const body = `Lead.\n\n${names.map((name) => CARD.replace('Our offices', name)).join('\n')}`;
        expect(homeErrors(body)).toEqual([]);
        const { lead, cards } = renderHomeWords(body, {});
        expect(lead).toBe('Lead.');
        expect(cards.map((card) => /<h2>(.*)<\/h2>/.exec(card)?.[1])).toEqual(names);
      }),
    );
  });
});
