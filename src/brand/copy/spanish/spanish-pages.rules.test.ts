import { describe, expect, it } from 'vitest';
import { englishName, isSpanishName, spanishName } from './spanish-pages.rules.ts';

describe('the file name of a Spanish page', () => {
  it.each(['about', 'find-care', 'yes'])('converts back to the same English name: %s', (name) => {
    expect(isSpanishName(name)).toBe(false);
    expect(isSpanishName(spanishName(name))).toBe(true);
    expect(englishName(spanishName(name))).toBe(name);
    expect(englishName(name)).toBe(name);
  });

  it('is recognized by its .es.md ending even if it includes folders', () => {
    expect(isSpanishName('brands/_pages/about.es.md')).toBe(true);
    expect(isSpanishName('brands/_pages/about.md')).toBe(false);
  });
});
