import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { didYouMean, editDistance, nearest, nearestAll } from './nearest.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['verson', 'version', 1],
    ['foter', 'footer', 1],
    ['tbas', 'tabs', 1],
    ['kitten', 'sitting', 3],
  ])('returns the distance between "%s" and "%s": %d', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it('is symmetric, is 0 only for equal words, and never exceeds the length of the longer word', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('the nearest known words', () => {
  const known = ['tabs', 'theme', 'timeZone', 'memberHome', 'memberId', 'footer'];
  it.each([
    ['a letter left out', 'foter', 'footer'],
    ['another case', 'MemberID', 'memberId'],
    ['two letters swapped', 'thmee', 'theme'],
    ['the nearer of two', 'memberHom', 'memberHome'],
    ['something else altogether', 'zebra', undefined],
    ['too short to tell', 'xy', undefined],
  ])('start with the intended word, or are none if no known word is likely: %s', (_rule, word, meant) => {
    expect(nearest(word, known)).toBe(meant);
    expect(didYouMean(word, known)).toBe(meant ? `; did you mean ${meant}?` : '');
  });

  it('are all known words at the smallest distance from the typed word', () => {
    expect(nearestAll('MM', ['MA', 'MN', 'NY', 'TX'])).toEqual(['MA', 'MN']);
    expect(nearestAll('mn', ['MA', 'MN', 'NY'])).toEqual(['MN']);
    expect(nearestAll('zebra', known)).toEqual([]);
  });

  it('are only words at the smallest distance, and at least one word if any known word is near', () => {
    const word = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 8 }), (typed, words) => {
        const distance = (other: string) => editDistance(typed, other);
        const suggestions = nearestAll(typed, words);
        expect(new Set(suggestions.map(distance)).size).toBeLessThanOrEqual(1);
        for (const other of words) {
          if (suggestions.length > 0)
            expect(distance(other)).toBeGreaterThanOrEqual(distance(suggestions[0] ?? ''));
          else expect(distance(other)).toBeGreaterThan(Math.max(1, Math.floor(typed.length / 3)));
        }
      }),
    );
  });
});
