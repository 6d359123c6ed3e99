import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectError, textBoxError, tidyText } from './field-values.rules.ts';

const LETTERS = '[A-Z]{2}|[A-Z]\\d';

describe('a text box (000 §5)', () => {
  it.each([
    ['', { required: true }, 'missing'],
    ['  ', { required: true }, 'missing'],
    ['', {}, null],
    ['', { pattern: LETTERS }, null],
    ['  ', { required: true, pattern: '.*' }, 'missing'],
    ['anything', {}, null],
    ['anything', { required: true }, null],
    ['AB', { pattern: LETTERS }, null],
    [' AB ', { pattern: LETTERS }, null],
    ['A1', { pattern: LETTERS }, null],
    ['ab', { pattern: LETTERS }, 'invalid'],
    ['ab', { pattern: LETTERS, upperCase: true }, null],
    ['ABC', { pattern: LETTERS }, 'invalid'],
    ['1AB', { pattern: LETTERS }, 'invalid'],
    ['AB\nCD', { pattern: LETTERS }, 'invalid'],
    ['ñ', { pattern: '\\p{L}' }, null],
  ])('with the text %j and the options %j gives the error %s', (typed, box, error) => {
    expect(textBoxError(typed, box)).toBe(error);
  });

  it.each([
    [' ab1 ', {}, 'ab1'],
    [' ab1 ', { upperCase: true }, 'AB1'],
  ])('normalizes its text: %j with the options %j becomes %j', (typed, box, sent) => {
    expect(tidyText(typed, box)).toBe(sent);
  });

  it('accepts text only if the pattern matches all of it', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'aB1 -'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(typed, fc.boolean(), (text, upperCase) => {
        const box = { required: true, pattern: '[A-Z]+|\\d{2}', upperCase };
        const sent = tidyText(text, box);
        const matches = [...sent].every((sign) => sign >= 'A' && sign <= 'Z') || /^\d\d$/.test(sent);
        expect(textBoxError(text, box)).toBe(sent === '' ? 'missing' : matches ? null : 'invalid');
      }),
    );
  });

  it('gives the same error for the typed text and for the normalized text', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), fc.boolean(), (text, required, upperCase) => {
        const box = { required, upperCase, pattern: '[A-Z ]+' };
        expect(textBoxError(tidyText(text, box), box)).toBe(textBoxError(text, box));
      }),
    );
  });
});

describe('a select or a radio group (000 §5)', () => {
  const options = ['SELF', 'SPOUSE'];
  it.each([
    ['', true, 'missing'],
    ['', false, null],
    ['SELF', true, null],
    ['SELF', false, null],
    ['OTHER', true, 'invalid'],
    ['OTHER', false, 'invalid'],
  ])('with the choice %j and `required` set to %s gives the error %s', (chosen, required, error) => {
    expect(selectError(chosen, { required, options })).toBe(error);
  });
});
