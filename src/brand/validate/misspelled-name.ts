import type { Brand } from '../brand.schema.ts';
import type { TextError } from '../copy/conditions.ts';
import { editDistance } from '../nearest.ts';
import { escapePattern } from './other-brand-names.ts';

/** Returns a function that finds the brand's name with one wrong letter in one word, such as `Bighorn Heath`. A plural is no mistake. */
export function misspelledNames({ name }: Pick<Brand, 'name'>): (text: string) => TextError[] {
  const words = name.split(' ');
  const searches = words.map((word, at) => ({
    word,
    pattern: new RegExp(
      String.raw`(?<!\p{L})${words.map((other, index) => (index === at ? String.raw`(?<written>\p{L}+)` : escapePattern(other))).join(' ')}(?!\p{L})`,
      'gu',
    ),
  }));
  const isWrong = (written: string, word: string): boolean =>
    written !== `${word}s` && editDistance(written.toLowerCase(), word.toLowerCase()) === 1;
  return (text) =>
    words.length > 1 && words.some((word) => text.includes(word))
      ? searches.flatMap(({ word, pattern }) =>
          [...text.matchAll(pattern)]
            .filter(({ groups }) => isWrong(groups?.['written'] ?? word, word))
            .map(({ 0: found, index }) => ({
              index,
              message: `'${found}' is not the name of this brand: write ${name}`,
            })),
        )
      : [];
}
