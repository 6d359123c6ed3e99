import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misplacedTabs, tabOrder, type PositionedTabs } from './tab-order.rules.ts';

describe('the order of header tabs', () => {
  it.each<[rule: string, tabs: PositionedTabs, order: string[]]>([
    ['as written', { home: {}, claims: {}, wellness: {} }, ['home', 'claims', 'wellness']],
    ['an added one comes last', { home: {}, claims: {}, added: {} }, ['home', 'claims', 'added']],
    ['after another one', { home: {}, claims: {}, added: { after: 'home' } }, ['home', 'added', 'claims']],
    ['a tab of the base moves', { home: { after: 'claims' }, claims: {} }, ['claims', 'home']],
    [
      'two after the same one keep their order',
      { home: {}, claims: {}, one: { after: 'home' }, two: { after: 'home' } },
      ['home', 'one', 'two', 'claims'],
    ],
    [
      'after one that itself follows another',
      { home: {}, claims: {}, two: { after: 'one' }, one: { after: 'home' } },
      ['home', 'one', 'two', 'claims'],
    ],
    ['none', {}, []],
  ])('%s', (_rule, tabs, order) => {
    expect(misplacedTabs(tabs)).toEqual([]);
    expect(tabOrder(tabs)).toEqual(order);
  });

  it.each<[rule: string, tabs: PositionedTabs, misplaced: string[]]>([
    ['after one that is not there', { home: {}, added: { after: 'hoem' } }, ['added not there']],
    ['after itself', { home: { after: 'home' } }, ['home circle']],
    [
      'after each other',
      { home: {}, one: { after: 'two' }, two: { after: 'one' } },
      ['one circle', 'two circle'],
    ],
    [
      'after one in a circle: the circle alone is to blame',
      { one: { after: 'two' }, two: { after: 'one' }, three: { after: 'one' } },
      ['one circle', 'two circle'],
    ],
    ['after a name of every object', { home: { after: 'constructor' } }, ['home not there']],
  ])('%s', (_rule, tabs, misplaced) => {
    const found = misplacedTabs(tabs).map(
      ({ name, isThere }) => `${name} ${isThere ? 'circle' : 'not there'}`,
    );
    expect(found).toEqual(misplaced);
  });

  it('has each tab once, after the tab that it names', () => {
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
