import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../../brand/brand-tree.fixture.ts';
import { brandCodes } from '../../brand/read-brands.ts';
import { isInShard, parseShard } from './shard.ts';

const codes = brandCodes(PROJECT);
const numbers = (of: number): number[] => Array.from({ length: of }, (_, at) => at + 1);
const share = (number: number, of: number): string[] =>
  codes.filter((code) => isInShard(code, { number, of }));

describe('the shards of all brands', () => {
  it('together contain each brand exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.string(), (of, code) => {
        expect(numbers(of).filter((number) => isInShard(code, { number, of }))).toHaveLength(1);
      }),
    );
  });

  it('are similar in size: none of four shards contains more than half of the brands', () => {
    for (const number of numbers(4)) expect(share(number, 4).length).toBeLessThan(codes.length / 2);
  });

  it('contain the same brands as in earlier versions of the code', () => {
    expect(share(2, 4).join(' ')).toBe('bl default dirva dirwy nane nepa');
  });
});

describe('the option --shard', () => {
  it.each([
    ['1/1', { number: 1, of: 1 }],
    ['2/4', { number: 2, of: 4 }],
    ['40/40', { number: 40, of: 40 }],
  ])('accepts %s', (text, shard) => {
    expect(parseShard(text)).toEqual(shard);
  });

  it.each(['', '2', '0/4', '5/4', '2/0', '-1/4', '1/4/2', '1.5/4', 'a/b', '1/99999'])(
    'refuses %j',
    (text) => {
      expect(() => parseShard(text)).toThrow(`--shard ${text} is not a share: expected`);
    },
  );
});
