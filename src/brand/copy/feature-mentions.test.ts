import { describe, expect, it } from 'vitest';
import { brandTree, PROJECT, type BrandTree } from '../brand-tree.fixture.ts';
import { findBrand, loadBrands, readBrand, readBrands } from '../read-brands.ts';
import { formatBrandError } from '../brand-error.ts';
import { localizeSite } from '../localize-site.ts';
import { renderPage } from './page-copy.fixture.ts';
import { featureMentions } from './feature-mentions.ts';
import { hasFeature } from './features.ts';
import { homeOf } from './home-page.ts';

const sites = loadBrands(PROJECT);
const { brand: ibccr } = findBrand(sites, 'ibccr'); // this brand lacks the message center and chat
const { brand: hmbcbs } = findBrand(sites, 'hmbcbs'); // this brand has the message center and chat
const wordsIn = (text: string) => featureMentions(text, ibccr).map(({ message }) => message.split("'")[1]);

describe('mentions of a feature that the brand lacks', () => {
  it.each([
    ['See your messages.', 'messages'],
    ['their newest messages', 'messages'],
    ['the Message\nCenter', 'Message Center'],
    ['Send us a message.', 'Send us a message'],
    ['a secure message', 'secure message'],
    ['Vea sus mensajes.', 'mensajes'],
    ['el Centro de mensajes', 'Centro de mensajes'],
    ['[all](/login/#/messageCenter)', '#/messageCenter'],
    ['Chat with us', 'Chat'],
    ['Conversar por chat', 'chat'],
  ])('are found in %j', (text, word) => {
    expect(wordsIn(text)[0]).toBe(word);
    expect(featureMentions(text, hmbcbs)).toEqual([]);
  });

  it.each(['See your plan progress.', 'Vea el avance de su plan.', 'el avance del plan'])(
    'include %j if and only if the brand lacks plan progress on its Health Plans page',
    (text) => {
      for (const { brand } of sites)
        expect(featureMentions(text, brand).length, brand.code).toBe(
          brand.planProgress.onHealthPlans ? 0 : 1,
        );
    },
  );

  it.each([
    'labels and error messages',
    'text messages from your doctor',
    'mensajes de texto',
    'A message that is not from us',
    'chatter',
    'Chateau Health',
    'This site says what you pay.',
    'Say HSAX',
  ])('are not found in %j', (text) => {
    expect(featureMentions(text, ibccr)).toEqual([]);
  });

  it('are allowed only in hidden text or inside a condition on that feature, negated or not', () => {
    expect(wordsIn('a{if messageCenter} your messages{end}')).toEqual([]);
    expect(wordsIn('a{if not messageCenter} without messages{end}')).toEqual([]);
    expect(wordsIn('a{if messageCenter} b{else} without messages{if not chat}, messages{end}{end}')).toEqual(
      [],
    );
    expect(wordsIn('a{if not chat} your messages{end}')).toEqual(['messages']);
    expect(wordsIn('a{if chat} your messages{end}')).toEqual([]);
  });

  it('are reported at their position in the original text', () => {
    const text = 'a{if chat} by chat{end}\nand your messages';
    expect(featureMentions(text, ibccr)).toMatchObject([{ index: text.indexOf('messages') }]);
  });
});

const FRONT = '---\ntitle: Chat\ndescription: Ask us.\nupdated: 2026-05-04\n---\n';

describe('a brand that lacks a feature', () => {
  const MESSAGE =
    /^'\w+' promises the \w+(?: center)?, which the brand does not have: (?:write \{if \w+\}…\{end\} around it, or )?use other words/;

  it.each<[where: string, spoil: (tree: BrandTree) => void, position: RegExp]>([
    [
      'in a shared page',
      (tree) => tree.edit('brands/_pages/faqs.md', 'We have it,', 'Read your messages. We have it,'),
      /faqs\.md:28:11 'messages' .*: write \{if messageCenter\}/,
    ],
    [
      'in the title of a page',
      (tree) => tree.edit('brands/_pages/faqs.md', 'title: Questions and answers', 'title: Chat'),
      /faqs\.md:2:1 title: /,
    ],
    [
      'in a footer link',
      (tree) => tree.edit('brands/_base.yaml', 'label: Contact us', 'label: Chat'),
      /^brands\/_base\.yaml:\d+:16 footer\.links\.contact\.label: 'Chat' .* not have: use other words$/,
    ],
    [
      'in a footer link in Spanish',
      (tree) => tree.edit('brands/_base.yaml', 'contact: Comuníquese con nosotros', 'contact: Chat'),
      /^brands\/_base\.yaml:\d+:5 spanish\.links\.contact: /,
    ],
    [
      'in the description of the brand',
      (tree) => tree.edit('brands/ibccr/brand.yaml', /^description: .*$/m, 'description: Chat with us.'),
      /ibccr\/brand\.yaml:6:1 description: /,
    ],
    [
      'in an alert',
      (tree) => {
        tree.edit('brands/_alerts/example-winter-storm.yaml', 'families: [northern]', 'brands: [ibccr]');
        tree.edit(
          'brands/_alerts/example-winter-storm.yaml',
          'Our walk-in',
          'See your messages. Our walk-in',
        );
      },
      /storm\.yaml:6:1 text: /,
    ],
  ])('gets an error if the feature is mentioned in one of its texts: %s', (_where, spoil, position) => {
    using tree = brandTree(['hmbcbs', 'ibcah']);
    spoil(tree);
    const read = readBrand(tree.root, 'ibccr');
    const [first, ...others] = 'errors' in read ? read.errors : [];
    expect(others).toEqual([]);
    expect(first && formatBrandError(first)).toMatch(position);
    expect(first?.message).toMatch(MESSAGE);
  });

  it('may have a footer link with "opens: chat", because only visible text is checked for mentions', () => {
    using tree = brandTree(['hmbcbs', 'ibcah']);
    const link = 'talk: { label: Talk to us, url: /faqs/, column: help, opens: chat }';
    tree.edit('brands/mincr/brand.yaml', 'footer:\n', `footer:\n  links:\n    ${link}\n`);
    expect(readBrand(tree.root, 'mincr')).toHaveProperty('site');
  });

  it.each([
    [
      'in the title',
      FRONT.replace('Chat', "'{if chat}Chat{end}'"),
      'Words.\n',
      /chat\.md:2:1 title: the conditions leave no text here/,
    ],
    [
      'in the body',
      FRONT.replace('Chat', 'Ask'),
      '{if chat}\nWords.\n{end}\n',
      /chat\.md:6:1 the conditions leave no text here/,
    ],
  ])(
    'gets an error if removing the {if} parts about the feature leaves a text empty: %s',
    (_what, front, body, error) => {
      using tree = brandTree(['hmbcbs', 'ibcah']);
      tree.edit('brands/_base.yaml', ' home, login', ' chat, home, login');
      const spanish =
        front.replace('Ask us', 'Pregunte').replace(/Chat|Ask/, 'Charla') + body.replace('Words', 'Palabras');
      for (const code of ['mincr', 'hmbcbs']) {
        tree.writeNew(`brands/${code}/pages/chat.md`, front + body);
        tree.writeNew(`brands/${code}/pages/chat.es.md`, spanish);
      }
      const read = readBrand(tree.root, 'mincr');
      const errors = 'errors' in read ? read.errors.filter(({ file }) => file.endsWith('chat.md')) : [];
      expect(errors.map(formatBrandError)).toEqual([expect.stringMatching(error)]);
      expect('site' in readBrand(tree.root, 'hmbcbs')).toBe(true);
    },
  );

  it('shares one error with the other brands that lack the feature if a shared page mentions it', () => {
    using tree = brandTree(['hmbcbs', 'ibcah']);
    tree.edit('brands/_pages/faqs.md', 'We have it,', 'Read your messages. We have it,');
    expect(readBrands(tree.root).errors.map(formatBrandError)).toEqual([
      expect.stringMatching(/^brands\/_pages\/faqs\.md:28:11 'messages' .* \(on ibcah and ibccr\)$/),
    ]);
  });

  const lacking = sites.filter(({ brand }) => !hasFeature(brand, 'messageCenter'));
  const PROMISE = /\b(?<!error )messages\b|\bmensajes\b(?! de error)/i;

  it('promises messages on none of its pages if the missing feature is the message center', () => {
    expect(lacking.length).toBeGreaterThan(1);
    for (const { brand, copy } of lacking)
      for (const [name, page] of Object.entries(copy)) {
        const { title, description, html } = renderPage(page, brand);
        expect(`${title} ${description} ${html}`, `${brand.code} ${name}`).not.toMatch(PROMISE);
      }
  });

  it('promises messages on its English and Spanish home pages unless the missing feature is the message center', () => {
    for (const site of sites) {
      for (const language of ['en', 'es'] as const) {
        const { lead, cards } = homeOf(localizeSite(site, language));
        const words = `${lead} ${cards}`;
        expect(PROMISE.test(words), `${site.brand.code}: ${words}`).toBe(!lacking.includes(site));
      }
    }
  });
});
