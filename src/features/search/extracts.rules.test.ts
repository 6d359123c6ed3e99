import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXTRACT_LENGTH, extractOf, highlight, type TextPart } from './extracts.rules.ts';
import { foldWord, wordsOf } from './search-words.rules.ts';

const joined = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');
const marked = (parts: readonly TextPart[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

const LONG = `${'First words come here. '.repeat(12)}A deductible is what you pay first. ${'More follows. '.repeat(20)}`;

describe('a highlighted text', () => {
  it.each([
    ['What is a deductible?', ['deductible'], 'What is a [deductible]?'],
    ['Médicos y médicas', ['medicos'], '[Médicos] y médicas'],
    ['<b>Plans</b> & more', ['plans', 'b'], '<[b]>[Plans]</[b]> & more'],
    ['Nothing', [], 'Nothing'],
  ])('%j with %j is %j', (text, terms, shown) => {
    expect(marked(highlight(text, new Set(terms)))).toBe(shown);
  });
});

describe('an extract', () => {
  it('starts with the sentence of the match', () => {
    expect(marked(extractOf(LONG, new Set(['deductible'])))).toMatch(
      /^… A \[deductible\] is what you pay first\. More .* …$/,
    );
  });

  it('is the start of a text without a match', () => {
    expect(marked(extractOf(LONG, new Set(['unicorn'])))).toMatch(/^First words .* …$/);
    expect(marked(extractOf('Short.', new Set()))).toBe('Short.');
  });

  it('prefers the place with the most different terms', () => {
    const text = `Card. ${'Other words. '.repeat(30)}A lost card is blocked.`;
    expect(marked(extractOf(text, new Set(['lost', 'card'])))).toContain('[lost] [card]');
  });

  it('is a piece of the text that cuts no character, and marks only matches', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 600 });
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }), { maxLength: 3 });
    fc.assert(
      fc.property(text, words, (whole, typed) => {
        const all = wordsOf(whole).map((word) => foldWord(word.text));
        const terms = new Set([...typed.map(foldWord), ...all.slice(3, 5)]);
        const parts = extractOf(whole, terms);
        const shown = joined(parts);
        expect(shown.isWellFormed()).toBe(true);
        const piece = shown.replace(/^… /, '').replace(/ …$/, '');
        expect(whole.includes(piece) || whole.includes(shown)).toBe(true);
        expect(piece.length).toBeLessThanOrEqual(Math.max(EXTRACT_LENGTH, whole.length));
        for (const { text: part, isMatch } of parts) if (isMatch) expect(terms).toContain(foldWord(part));
      }),
    );
  });

  it('has about its length', () => {
    expect(joined(extractOf(LONG, new Set(['deductible']))).length).toBeLessThanOrEqual(EXTRACT_LENGTH + 4);
  });
});
