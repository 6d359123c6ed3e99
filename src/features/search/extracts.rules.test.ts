import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXTRACT_LENGTH, extractOf, highlight, type Matches, type TextPart } from './extracts.rules.ts';
import { indexedWord, wordsOf } from './search-words.rules.ts';

const matches = (terms: Iterable<string>, language: Matches['language'] = 'en'): Matches => ({
  terms: new Set(terms),
  language,
});
const joined = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');
const marked = (parts: readonly TextPart[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

const LONG = `${'First words come here. '.repeat(12)}A deductible is what you pay first. ${'More follows. '.repeat(20)}`;

describe('a highlighted text', () => {
  it.each([
    ['en', 'What is a deductible?', ['deductible'], 'What is a [deductible]?'],
    ['en', 'Appeal early: appeals take time.', ['appeal'], '[Appeal] early: [appeals] take time.'],
    ['es', 'Médicos y médicas', ['medico'], '[Médicos] y médicas'],
    ['es', 'Una apelación, dos apelaciones', ['apelacion'], 'Una [apelación], dos [apelaciones]'],
    ['en', '<b>Plans</b> & more', ['plan', 'b'], '<[b]>[Plans]</[b]> & more'],
    ['en', 'Nothing', [], 'Nothing'],
  ] as const)('in %s of %j with %j is %j', (language, text, terms, shown) => {
    expect(marked(highlight(text, matches(terms, language)))).toBe(shown);
  });
});

describe('an extract', () => {
  it('starts with the sentence of the match', () => {
    expect(marked(extractOf(LONG, matches(['deductible'])))).toMatch(
      /^… A \[deductible\] is what you pay first\. More .* …$/,
    );
  });

  it('is the start of a text without a match', () => {
    expect(marked(extractOf(LONG, matches(['unicorn'])))).toMatch(/^First words .* …$/);
    expect(marked(extractOf('Short.', matches([])))).toBe('Short.');
  });

  it('prefers the place with the most different terms', () => {
    const text = `Card. ${'Other words. '.repeat(30)}A lost card is blocked.`;
    expect(marked(extractOf(text, matches(['lost', 'card'])))).toContain('[lost] [card]');
  });

  it('is a piece of the text that cuts no character, and marks only matches', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 600 });
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }), { maxLength: 3 });
    fc.assert(
      fc.property(text, words, (whole, typed) => {
        const all = wordsOf(whole).map((word) => word.text);
        const terms = [...typed, ...all.slice(3, 5)].map((word) => indexedWord(word, 'en') ?? word);
        const parts = extractOf(whole, matches(terms));
        const shown = joined(parts);
        expect(shown.isWellFormed()).toBe(true);
        const piece = shown.replace(/^… /, '').replace(/ …$/, '');
        expect(whole.includes(piece) || whole.includes(shown)).toBe(true);
        expect(piece.length).toBeLessThanOrEqual(Math.max(EXTRACT_LENGTH, whole.length));
        for (const { text: part, isMatch } of parts)
          if (isMatch) expect(terms).toContain(indexedWord(part, 'en'));
      }),
    );
  });

  it('has about its length', () => {
    expect(joined(extractOf(LONG, matches(['deductible']))).length).toBeLessThanOrEqual(EXTRACT_LENGTH + 4);
  });
});
