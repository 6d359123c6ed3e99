import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openKeys, toggled } from './open-plans.rules.ts';

const ROWS = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];

describe('open rows', () => {
  it('the first row starts expanded (001 §2)', () => {
    expect(openKeys(ROWS, null)).toEqual(['a']);
    expect(openKeys([], null)).toEqual([]);
  });

  it('a second row opens beside the first', () => expect(toggled(ROWS, null, 'b')).toEqual(['a', 'b']));

  it('closing the only open row leaves none open', () => {
    expect(toggled(ROWS, null, 'a')).toEqual([]);
    expect(openKeys(ROWS, [])).toEqual([]);
  });

  it('toggling twice changes nothing', () => {
    const open = fc.option(fc.subarray(['a', 'b', 'c']), { nil: null });
    fc.assert(
      fc.property(open, fc.constantFrom('a', 'b', 'c'), (before, key) => {
        const twice = toggled(ROWS, toggled(ROWS, before, key), key);
        expect(new Set(twice)).toEqual(new Set(openKeys(ROWS, before)));
      }),
    );
  });
});
