import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldPlural } from './search-words.rules.ts';

function englishPlural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ss|us|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function spanishPlural(word: string): string {
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
  return /[aeo]$/.test(word) ? `${word}s` : `${word}es`;
}

/** Generates words of at least five letters with a regular plural. */
const wordWith = (endings: readonly string[]) =>
  fc
    .tuple(fc.stringMatching(/^[a-z]{2,6}[aeiou]$/), fc.constantFrom(...endings))
    .map(([start, ending]) => start + ending)
    .filter((word) => word.length >= 5);

describe('foldPlural', () => {
  it.each([
    ['en', 'appeal', 'appeals'],
    ['en', 'policy', 'policies'],
    ['en', 'cookie', 'cookies'],
    ['en', 'headache', 'headaches'],
    ['en', 'tax', 'taxes'],
    ['en', 'lens', 'lenses'],
    ['en', 'glass', 'glasses'],
    ['en', 'spouse', 'spouses'],
    ['es', 'apelacion', 'apelaciones'],
    ['es', 'dentista', 'dentistas'],
    ['es', 'red', 'redes'],
    ['es', 'vez', 'veces'],
    ['es', 'enlace', 'enlaces'],
    ['es', 'clase', 'clases'],
    ['es', 'interes', 'intereses'],
    ['es', 'cliente', 'clientes'],
    ['es', 'receta', 'recetados'],
    ['es', 'recetas', 'recetadas'],
  ] as const)('in language %s folds %j and %j to the same word', (language, singular, plural) => {
    expect(foldPlural(plural, language)).toBe(foldPlural(singular, language));
  });

  it('folds regular singulars and plurals to the same word', () => {
    const english = wordWith([
      'l',
      'n',
      't',
      'my',
      'ty',
      'ss',
      'x',
      'ch',
      'sh',
      'ce',
      'che',
      'xe',
      'ie',
      'us',
    ]);
    const spanish = wordWith([
      'l',
      'n',
      'r',
      'd',
      'y',
      'z',
      'ta',
      'to',
      'te',
      'me',
      'ce',
      'de',
      'ne',
      'cion',
    ]);
    fc.assert(
      fc.property(english, spanish, (en, es) => {
        expect(foldPlural(englishPlural(en), 'en')).toBe(foldPlural(en, 'en'));
        expect(foldPlural(spanishPlural(es), 'es')).toBe(foldPlural(es, 'es'));
      }),
    );
  });
});

it.each([
  ['en', 'news', 'new'],
  ['en', 'bus', 'but'],
  ['en', 'gas', 'gap'],
  ['en', 'policy', 'police'],
  ['es', 'mes', 'mesa'],
  ['es', 'pais', 'paisa'],
] as const)('foldPlural in language %s folds %j and %j to different words', (language, word, other) => {
  expect(foldPlural(word, language)).not.toBe(foldPlural(other, language));
});
