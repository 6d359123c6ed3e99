import { describe, expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

describe('wordChanges()', () => {
  it.each<[rule: string, before: string, after: string, lines: string[]]>([
    [
      'changed words in context, and a phone number as one word',
      'If you need help at any time call us at 1-800-555-0110, Monday to Friday from eight on.',
      'If you need help at any time call us at 1-800-555-0199, Monday to Friday from eight on.',
      ['…any time call us at [1-800-555-0110 → 1-800-555-0199], Monday to Friday from…'],
    ],
    ['an added word', 'See your claims now', 'See all your claims now', ['See [added: all] your claims now']],
    ['a removed word', 'See all your claims now', 'See your claims now', ['See [removed: all] your claims now']],
    [
      'two adjacent changed words as one change',
      'Welcome to North Star of Minnesota today',
      'Welcome to South Sun of Minnesota today',
      ['Welcome to [North Star → South Sun] of Minnesota today'],
    ],
    ['a completely different text as one change', 'Who we serve', 'Our people', ['[Who we serve → Our people]']],
    [
      'changed hours as one change',
      'Call us Monday - Friday 8 AM - 8 PM CT.',
      'Call us Monday, Wednesday, and Friday 7:30 AM - 8 PM CT.',
      ['Call us [Monday - Friday 8 AM - 8 PM CT → Monday, Wednesday, and Friday 7:30 AM - 8 PM CT].'],
    ],
    [
      'changed Spanish hours as one change',
      'Llame de lunes a viernes, de 8 a. m. a 8 p. m., hora del Centro, salvo feriados',
      'Llame de lunes a sábado, de 8 a. m. a 6:30 p. m., hora del Centro, salvo feriados',
      [
        'Llame [de lunes a viernes, de 8 a. m. a 8 p. m., hora del Centro → de lunes a sábado, de 8 a. m. a 6:30 p. m., hora del Centro], salvo feriados',
      ],
    ],
    ['no change for equal texts', 'the same', 'the same', []],
  ])('shows %s', (_rule, before, after, lines) => {
    expect(wordChanges(before, after).map(({ line }) => line)).toEqual(lines);
  });
});
