import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { didYouMean, editDistance, nearest } from './nearest.ts';

describe('the distance between two words', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['verson', 'version', 1],
    ['foter', 'footer', 1],
    ['tbas', 'tabs', 1],
    ['kitten', 'sitting', 3],
  ])('%s and %s: %d', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it('is the same both ways, nothing only for one word, and at most the longer word', () => {
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

describe('the word that was meant', () => {
  const known = ['tabs', 'theme', 'timeZone', 'memberHome', 'memberId', 'footer'];
  it.each([
    ['a letter left out', 'foter', 'footer'],
    ['another case', 'MemberID', 'memberId'],
    ['two letters swapped', 'thmee', 'theme'],
    ['the nearer of two', 'memberHom', 'memberHome'],
    ['something else altogether', 'zebra', undefined],
    ['too short to tell', 'xy', undefined],
  ])('%s', (_rule, word, meant) => {
    expect(nearest(word, known)).toBe(meant);
    expect(didYouMean(word, known)).toBe(meant ? `; did you mean ${meant}?` : '');
  });
});
