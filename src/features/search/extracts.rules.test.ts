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

describe('highlight', () => {
  it.each([
    ['en', 'What is a deductible?', ['deductible'], 'What is a [deductible]?'],
    ['en', 'Appeal early: appeals take time.', ['appeal'], '[Appeal] early: [appeals] take time.'],
    ['es', 'Médicos y médicas', ['medico'], '[Médicos] y médicas'],
    ['es', 'Una apelación, dos apelaciones', ['apelacion'], 'Una [apelación], dos [apelaciones]'],
    ['en', '<b>Plans</b> & more', ['plan', 'b'], '<[b]>[Plans]</[b]> & more'],
    ['en', 'Nothing', [], 'Nothing'],
  ] as const)('in language %s, given %j and the terms %j, marks %j', (language, text, terms, shown) => {
    expect(marked(highlight(text, matches(terms, language)))).toBe(shown);
  });
});

describe('extractOf', () => {
  const shownOf = (text: string, ...terms: string[]) => marked(extractOf(text, matches(terms)));

  it('returns the sentence that contains a search term', () => {
    expect(shownOf(LONG, 'deductible')).toMatch(/^A \[deductible\] is what you pay first\. More follows\. /);
    expect(shownOf(LONG, 'deductible')).not.toContain('First words');
    const long = 'We pay nothing before you have met the deductible of the plan year that you are in now.';
    expect(shownOf(`Before it. ${long} After it.`, 'deductible')).toBe(
      long.replace('deductible', '[deductible]'),
    );
  });

  it('stays in the paragraph, list item or table row of the match', () => {
    expect(shownOf('Glossary\nDeductible\nCopay', 'deductible')).toBe('[Deductible]');
    expect(shownOf('Plan A Plan B\nDeductible $5,000 $1,000\nMaximum $8', 'deductible')).toBe(
      '[Deductible] $5,000 $1,000',
    );
  });

  it('does not end a sentence after a title such as Dr.', () => {
    expect(shownOf('Ask Dr. Stone for a referral. Then call.', 'referral')).toBe(
      'Ask Dr. Stone for a [referral]. Then call.',
    );
  });

  it('cuts a long sentence to a part that contains the first match', () => {
    const sentence = `${'one two three '.repeat(20)}deductible ${'four five '.repeat(30)}`.trim();
    expect(shownOf(sentence, 'deductible')).toMatch(/^… .*\[deductible\] four .* …$/);
  });

  it('returns the start of the text if nothing matches', () => {
    expect(shownOf(LONG, 'unicorn')).toMatch(/^First words .* …$/);
    expect(shownOf('Short.\nNext.')).toBe('Short. Next.');
  });

  it('prefers a sentence to a table header with the same number of matches', () => {
    const text = 'Plan Deductible Price\nA $5,000 $90\nYou pay the deductible first.';
    expect(shownOf(text, 'deductible')).toBe('You pay the [deductible] first.');
    expect(shownOf(text, 'unicorn')).toBe('You pay the deductible first.');
    expect(shownOf('Plan Price\nA $90', 'unicorn')).toBe('Plan Price A $90');
  });

  it('prefers the sentence that contains the largest number of distinct search terms', () => {
    const text = `Card. ${'Other words. '.repeat(30)}A lost card is blocked.`;
    expect(shownOf(text, 'lost', 'card')).toBe('A [lost] [card] is blocked.');
  });

  it('returns a piece of the text without splitting a character, and marks only matches', () => {
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
        // Whitespace between sentences and paragraphs becomes one space.
        const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');
        expect(spaced(whole).includes(spaced(piece)) || spaced(whole).includes(spaced(shown))).toBe(true);
        expect(piece.length).toBeLessThanOrEqual(Math.max(EXTRACT_LENGTH, whole.length));
        for (const { text: part, isMatch } of parts)
          if (isMatch) expect(terms).toContain(indexedWord(part, 'en'));
      }),
    );
  });

  it('exceeds the maximum length by at most 4 characters', () => {
    expect(joined(extractOf(LONG, matches(['deductible']))).length).toBeLessThanOrEqual(EXTRACT_LENGTH + 4);
  });
});
