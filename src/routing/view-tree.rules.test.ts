import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewChain } from './view-tree.rules.ts';
import { propertyRuns } from '../lib/fields/property-runs.fixture.ts';

const TABLE = {
  'claims/list': {},
  'claims/list/pay': { steps: ['select', 'confirm'] },
  'claims/list/pay/receipt/print': {},
  finder: {},
};

describe('viewChain', () => {
  it.each([
    ['claims/list', ['claims/list']],
    ['finder', ['finder']],
    ['claims/list/pay', ['claims/list', 'claims/list/pay']],
    ['claims/list/pay/select', ['claims/list', 'claims/list/pay']],
    ['claims/list/pay/receipt/print', ['claims/list', 'claims/list/pay', 'claims/list/pay/receipt/print']],
    ['claims/list/pay/elsewhere', null],
    ['claims/list/select', null],
    ['claims', null],
    ['finder/finder', null],
    ['constructor', null],
    ['__proto__', null],
    ['', null],
  ])('returns the views of a path, or null if the path has no view: %j', (path, chain) => {
    expect(viewChain(TABLE, path.split('/'))).toEqual(chain);
  });

  it('returns null for an empty path', () => {
    expect(viewChain(TABLE, [])).toBeNull();
  });

  it('returns nested views whose last view matches the path or the parent of the path', () => {
    const segment = fc.constantFrom('claims', 'list', 'pay', 'select', 'receipt', 'print', 'finder', 'x');
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), (path) => {
        const chain = viewChain(TABLE, path);
        const whole = path.join('/');
        chain?.forEach((key, at) => {
          expect(TABLE).toHaveProperty([key]);
          expect(at === 0 || key.startsWith(`${chain[at - 1]}/`)).toBe(true);
        });
        if (chain) expect([whole, path.slice(0, -1).join('/')]).toContain(chain.at(-1));
      }),
      { numRuns: propertyRuns(3000) },
    );
  });
});
