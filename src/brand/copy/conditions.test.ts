import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../brand-tree.fixture.ts';
import { findBrand, loadBrands } from '../read-brands.ts';
import { chooseBranches, readConditions } from './conditions.ts';
import { readBodyFor } from './copy-body.ts';
import { parsePage } from './page-copy.ts';
import { renderPage } from './page-copy.fixture.ts';
import { fillMarkdown, fillPlaceholders } from './placeholders.ts';
import { errorsOf, FRONT, page } from './page-copy.fixture.ts';
import { FEATURE_NAMES, FEATURES, hasFeature } from './features.ts';

const sites = loadBrands(PROJECT);
const { brand: withMessages } = findBrand(sites, 'mincr');
const { brand: without } = findBrand(sites, 'ibccr');
const problemsOf = (text: string) => readConditions(text).problems.map(({ message }) => message);
/** The text that shows on a brand with every feature, and the text that shows on a brand without features. */
const both = (text: string) => [true, false].map((has) => chooseBranches(text, () => has).text);

describe('a condition', () => {
  it.each([
    ['a sentence{if chat}, by chat{end}.', ['a sentence, by chat.', 'a sentence.']],
    ['{if chat}By chat{else}By phone{end}.', ['By chat.', 'By phone.']],
    ['{if not chat}By phone.{end}', ['', 'By phone.']],
    ['{if not chat}phone{else}chat{end}', ['chat', 'phone']],
    ['a {if chat}b {if not chat}c {end}d {end}e', ['a b d e', 'a e']],
    ['a {if chat}b {if chat}c {else}d {end}{else}f {end}e', ['a b c e', 'a f e']],
    ['a {if chat}b\nc {end}d\n', ['a b\nc d\n', 'a d\n']],
  ])('inside a line shows only one of its branches: %j', (text, expected) => {
    expect(both(text)).toEqual(expected);
  });

  it.each([
    ['- a\n{if chat}\n- b\n{end}\n- c\n', ['- a\n- b\n- c\n', '- a\n- c\n']],
    ['A.\n\n{if chat}\nB.\n{else}\nC.\n{end}\n\nD.\n', ['A.\n\nB.\n\nD.\n', 'A.\n\nC.\n\nD.\n']],
    ['A.\n\n{if chat}\n\n## B\n\nC.\n\n{end}\n', ['A.\n\n\n## B\n\nC.\n\n', 'A.\n\n']],
    ['- a\n- {if chat}b{end}\n  {if chat}c{end}\n- d\n', ['- a\n- b\n  c\n- d\n', '- a\n- \n- d\n']],
    ['A.\r\n{if chat}\r\nB.\r\n{end}\r\nC.\r\n', ['A.\r\nB.\r\nC.\r\n', 'A.\r\nC.\r\n']],
    ['  {if chat}\n  a\n  {end}\nb', ['  a\nb', 'b']],
  ])('around whole lines shows only the lines of one branch: %j', (text, expected) => {
    expect(both(text)).toEqual(expected);
  });

  it.each([
    [
      'an unknown name',
      'a {if messagecentre}b{end}',
      /^\{if messagecentre\} asks for nothing that a brand has; did you mean messageCenter\? Known: messageCenter, chat, /,
    ],
    [
      'a name that is similar to no known name',
      '{if weather}b{end}',
      /^\{if weather\} asks .* has; Known: messageCenter, /,
    ],
    ['no end', 'a {if chat}b', /^\{if chat\} is never closed: write \{end\} where it ends$/],
    ['a stray end', 'a {end}', /^there is no \{if …\} before this \{end\}$/],
    ['a stray else', 'a {else} b', /^there is no \{if …\} before this \{else\}$/],
    ['a second else', '{if chat}a{else}b{else}c{end}', /^\{if chat\} has an \{else\} already$/],
    ['two paragraphs', 'a {if chat}b\n\nc{end} d', /is within a line, so its \{end\} must be in the same/],
    ['an end on its own line', 'a {if chat}b\n{end}\n', /is within a line, so its \{end\}/],
    ['an end within a line', '{if chat}\nb{end}\n', /is on a line of its own, so its \{end\} must be too/],
    ['an else within a line', '{if chat}\nb{else}c\n{end}\n', /so its \{else\} must be too/],
  ])('with %s is an error', (_what, text, message) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    '{endif}',
    '{end if}',
    '{/if}',
    '{#if chat}',
    '{ if chat }',
    '{if  chat}',
    '{If chat}',
    '{if}',
    '{else if chat}',
    '{if !chat}',
    '{% if chat %}',
    '{{if chat}}',
    '{unless chat}',
  ])('in the wrong syntax is an error that shows the right syntax: %s', (tag) => {
    expect(errorsOf(`${FRONT}One.\n\nTwo ${tag} three.\n`)).toMatchObject([
      {
        line: 8,
        column: 5,
        message: `a condition is written {if messageCenter} or {if not messageCenter}, then {else} if it is needed, then {end}; got ${tag}`,
      },
    ]);
  });

  it('is applied in the description and text of a page', () => {
    const text = `${FRONT.replace('Who we are.', 'Who{if messageCenter}, and your messages{end}.')}{if messageCenter}**Messages**{else}Letters{end}\n`;
    const parsed = parsePage('brands/_pages/x.md', text);
    if (!('page' in parsed)) throw new Error(JSON.stringify(parsed.errors));
    expect(renderPage(parsed.page, withMessages)).toMatchObject({
      description: 'Who, and your messages.',
      html: '<p><strong>Messages</strong></p>\n',
    });
    expect(renderPage(parsed.page, without)).toMatchObject({ description: 'Who.', html: '<p>Letters</p>\n' });
  });

  it("has no effect if it comes from a brand's value", () => {
    const odd = { ...withMessages, name: '{if chat}X{end}' };
    expect(fillPlaceholders('{brand.name}{if chat}, chat{end}', odd, '')).toBe('{if chat}X{end}');
  });
});

describe("the checks of a brand's pages", () => {
  const body =
    'One.\n\n{if messageCenter}\nSee [it](/messages/).\n{else}\nSee [the\nother](/letters/).\n{end}\n\n[Both](/both/)\n';

  it('find the links in the {if} and {else} branches that the brand shows, with their positions in the file', () => {
    expect(readBodyFor(page(body), withMessages).links).toEqual([
      { url: '/messages/', line: 9, column: 10 },
      { url: '/both/', line: 15, column: 8 },
    ]);
    expect(readBodyFor(page(body), without).links).toEqual([
      { url: '/letters/', line: 12, column: 8 },
      { url: '/both/', line: 15, column: 8 },
    ]);
  });

  it('report an HTML element that is closed in only one branch of a condition', () => {
    expect(errorsOf(`${FRONT}A <em>b{if chat}</em>{end} c.\n`)).toMatchObject([
      { line: 6, column: 3, message: '<em> is never closed' },
    ]);
  });
});

describe('the features that a condition may name', () => {
  it('have unique names, and each exist in at least one brand', () => {
    expect(new Set(FEATURE_NAMES).size).toBe(FEATURES.length);
    for (const { name, has } of FEATURES)
      expect(
        sites.some(({ brand }) => has(brand)),
        name,
      ).toBe(true);
  });

  it('are all documented in docs/editing-a-brand.md', () => {
    const guide = readFileSync(join(PROJECT, 'docs/editing-a-brand.md'), 'utf8');
    for (const name of FEATURE_NAMES) expect(guide).toContain(`\`${name}\``);
  });

  it('are on only for brands whose record turns them on', () => {
    expect(hasFeature(withMessages, 'messageCenter')).toBe(true);
    expect(hasFeature(without, 'messageCenter')).toBe(false);
    expect(hasFeature(withMessages, 'constructor')).toBe(false);
    for (const { brand } of sites)
      expect([brand.code, hasFeature(brand, 'chat')]).toEqual([brand.code, brand.chat.code !== undefined]);
  });
});

describe('chooseBranches on any text', () => {
  const word = fc.constantFrom('alpha', 'beta ', '**c**', '- d', ' ', '\n', '\n\n', '| e |', '{brand.phone}');
  const tag = fc.constantFrom(
    '{if chat}',
    '{if not chat}',
    '{if messageCenter}',
    '{else}',
    '{end}',
    '{if nothing}',
    '{ if chat}',
  );
  const plain = fc.array(word, { maxLength: 6 }).map((words) => words.join(''));

  it('removes every tag if the text has no errors', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(fc.oneof(word, tag), { maxLength: 12 }), fc.boolean(), (words, has) => {
        const text = words.join('');
        if (readConditions(text).problems.length > 0) return;
        accepted += 1;
        expect(chooseBranches(text, () => has).text).not.toMatch(/\{ ?(?:if|else|end)/);
        expect(fillMarkdown(text, has ? withMessages : without, '2026-01-01')).not.toMatch(/\{/);
      }),
      { numRuns: 1500 },
    );
    expect(accepted).toBeGreaterThan(200);
  });

  it('keeps all text outside of conditions, and exactly one branch of each condition', () => {
    const inline = plain.map((text) => text.replaceAll('\n', ' '));
    fc.assert(
      fc.property(plain, inline, inline, plain, fc.boolean(), (before, yes, no, after, has) => {
        const text = `${before}x{if chat}${yes}{else}${no}{end}y${after}`;
        expect(chooseBranches(text, () => has).text).toBe(`${before}x${has ? yes : no}y${after}`);
        const block = `${before}\n\n{if chat}\n${yes}\n{else}\n${no}\n{end}\n\n${after}`;
        expect(chooseBranches(block, () => has).text).toBe(`${before}\n\n${has ? yes : no}\n\n${after}`);
      }),
      { numRuns: 500 },
    );
  });

  it('maps the index of each character in the result to its index in the original text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(word, tag), { maxLength: 12 }), fc.boolean(), (words, has) => {
        const text = words.join('');
        const chosen = chooseBranches(text, () => has);
        for (const [index, sign] of [...chosen.text].entries())
          expect(text[chosen.positionOf(index)]).toBe(sign);
      }),
      { numRuns: 500 },
    );
  });
});
