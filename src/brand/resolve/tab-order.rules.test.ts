import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misplacedTabs, tabOrder, type PositionedTabs } from './tab-order.rules.ts';

describe('the order of header tabs', () => {
  it.each<[rule: string, tabs: PositionedTabs, order: string[]]>([
    ['without "after"', { home: {}, claims: {}, wellness: {} }, ['home', 'claims', 'wellness']],
    ['an added tab comes last', { home: {}, claims: {}, added: {} }, ['home', 'claims', 'added']],
    [
      'an added tab follows the tab that it names',
      { home: {}, claims: {}, added: { after: 'home' } },
      ['home', 'added', 'claims'],
    ],
    ['a tab of the base can move', { home: { after: 'claims' }, claims: {} }, ['claims', 'home']],
    [
      'two tabs after the same tab keep their order',
      { home: {}, claims: {}, one: { after: 'home' }, two: { after: 'home' } },
      ['home', 'one', 'two', 'claims'],
    ],
    [
      'a tab after a tab that has "after" itself',
      { home: {}, claims: {}, two: { after: 'one' }, one: { after: 'home' } },
      ['home', 'one', 'two', 'claims'],
    ],
    ['no tabs', {}, []],
  ])(
    'equals the record’s order, except that a tab with "after" follows the named tab: %s',
    (_rule, tabs, order) => {
      expect(misplacedTabs(tabs)).toEqual([]);
      expect(tabOrder(tabs)).toEqual(order);
    },
  );

  it.each<[rule: string, tabs: PositionedTabs, misplaced: string[]]>([
    ['after a tab that does not exist', { home: {}, added: { after: 'hoem' } }, ['added not there']],
    ['after itself', { home: { after: 'home' } }, ['home circle']],
    [
      'two tabs after each other',
      { home: {}, one: { after: 'two' }, two: { after: 'one' } },
      ['one circle', 'two circle'],
    ],
    [
      'a tab after a cycle of tabs, where only the cycle is listed',
      { one: { after: 'two' }, two: { after: 'one' }, three: { after: 'one' } },
      ['one circle', 'two circle'],
    ],
    ['after a built-in property name', { home: { after: 'constructor' } }, ['home not there']],
  ])('is invalid for a tab whose "after" is unknown or part of a cycle: %s', (_rule, tabs, misplaced) => {
    const found = misplacedTabs(tabs).map(
      ({ name, isThere }) => `${name} ${isThere ? 'circle' : 'not there'}`,
    );
    expect(found).toEqual(misplaced);
  });

  it('contains each tab once, and places it after the tab that its "after" key names', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const tabs = fc.dictionary(
      fc.constantFrom(...names),
      fc.record({ after: fc.constantFrom(...names) }, { requiredKeys: [] }),
    );
    fc.assert(
      fc.property(tabs, (any) => {
        const order = tabOrder(any);
        expect(new Set(order).size).toBe(order.length);
        if (misplacedTabs(any).length > 0) return;
        expect([...order].sort()).toEqual(Object.keys(any).sort());
        for (const [name, { after }] of Object.entries(any))
          if (after !== undefined) expect(order.indexOf(name)).toBeGreaterThan(order.indexOf(after));
        const free = Object.keys(any).filter((name) => any[name]?.after === undefined);
        expect(order.filter((name) => free.includes(name))).toEqual(free);
      }),
    );
  });
});
