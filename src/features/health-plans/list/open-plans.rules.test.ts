import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openKeys, toggled } from './open-plans.rules.ts';

const ROWS = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];

describe('the open rows of the plans list', () => {
  it('include only the first row at the start (001 §2)', () => {
    expect(openKeys(ROWS, null)).toEqual(['a']);
    expect(openKeys([], null)).toEqual([]);
  });

  it('still include the first row when the user opens another row', () =>
    expect(toggled(ROWS, null, 'b')).toEqual(['a', 'b']));

  it('are an empty list once the only open row has been closed', () => {
    expect(toggled(ROWS, null, 'a')).toEqual([]);
    expect(openKeys(ROWS, [])).toEqual([]);
  });

  it('are unchanged after a row is toggled twice', () => {
    const open = fc.option(fc.subarray(['a', 'b', 'c']), { nil: null });
    fc.assert(
      fc.property(open, fc.constantFrom('a', 'b', 'c'), (before, key) => {
        const twice = toggled(ROWS, toggled(ROWS, before, key), key);
        expect(new Set(twice)).toEqual(new Set(openKeys(ROWS, before)));
      }),
    );
  });
});
