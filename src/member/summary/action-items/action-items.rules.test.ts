import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimWith } from '../../../features/claims/claims.fixture.ts';
import { addDays, today as todayIn } from '../../../lib/date/date.ts';
import { propertyRuns } from '../../../lib/fields/property-runs.fixture.ts';
import { groupOf, planOf } from '../../../profile/group/groups.fixture.ts';
import { profileOf } from '../../../profile/profile.fixture.ts';
import {
  appealItems,
  mayEnd,
  inUrgentOrder,
  itemId,
  paymentItems,
  termsItems,
  type ActionItem,
} from './action-items.rules.ts';

const TODAY = '2026-11-23';
const denied = (appealDeadline: string | null, number = '1') =>
  claimWith({ number, status: 'denied', appealDeadline });

describe('appealItems', () => {
  it.each([
    ['returns 21 days left three weeks before the last day to appeal', '2026-12-14', 21],
    ['returns 0 days left on the last day to appeal', TODAY, 0],
    ['counts the days left across a clock change and the end of the year', '2027-03-15', 112],
    ['leaves out a claim after its last day to appeal', '2026-11-22', null],
  ])('%s', (_, deadline, daysLeft) => {
    const items = appealItems([denied(deadline)], TODAY);
    expect(items.map((item) => item.kind === 'appeal' && item.daysLeft)).toEqual(
      daysLeft === null ? [] : [daysLeft],
    );
  });

  it('returns null as the number of days left if a claim has no last day to appeal', () => {
    expect(appealItems([denied(null)], TODAY)).toMatchObject([{ deadline: null, daysLeft: null }]);
  });

  it.each(['approved', 'partly-approved', 'adjusted', 'in-process'] as const)(
    'leaves out a claim that is %s',
    (status) => {
      expect(appealItems([claimWith({ status, appealDeadline: '2026-12-14' })], TODAY)).toEqual([]);
    },
  );

  it('counts the days left in the brand’s time zone', () => {
    const midnight = Date.parse('2026-11-24T00:30:00-05:00');
    const left = ['America/New_York', 'America/Chicago', 'America/Los_Angeles'].map((zone) => {
      const [item] = appealItems([denied('2026-11-24')], todayIn(zone, midnight));
      return item?.kind === 'appeal' ? item.daysLeft : null;
    });
    expect(left).toEqual([0, 1, 1]);
  });

  it('counts the calendar days until the last day to appeal, even across leap days and clock changes', () => {
    const days = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (from, left) => {
        const start = addDays('2023-01-01', from);
        const deadline = addDays(start, left);
        const [item] = appealItems([denied(deadline)], start);
        expect(item).toMatchObject({ daysLeft: left });
        expect(appealItems([denied(deadline)], addDays(start, left))).toMatchObject([{ daysLeft: 0 }]);
        expect(appealItems([denied(deadline)], addDays(start, left + 1))).toEqual([]);
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});

describe('paymentItems', () => {
  const pending = new Map([['7/C1', { key: 'k', amount: 300 }]]);

  it('returns a payment with its claim if the claim is loaded', () => {
    const claim = claimWith({ number: '7', memberCost: 4210 });
    expect(paymentItems(pending, [claim])).toEqual([{ kind: 'payment', key: '7/C1', amount: 300, claim }]);
    expect(paymentItems(pending, [])).toEqual([{ kind: 'payment', key: '7/C1', amount: 300, claim: null }]);
  });

  it('matches a payment to its claim by number and client, or only by number if an older build saved the payment', () => {
    const claimOf = (clientId: string) => claimWith({ number: '7', clientId, status: 'denied' });
    const [first, second] = [claimOf('C1'), claimOf('C2')];
    const itemsOf = (key: string) => paymentItems(new Map([[key, { amount: 300 }]]), [first, second]);
    expect(itemsOf('7/C2')).toMatchObject([{ key: '7/C2', claim: second }]);
    expect(itemsOf('7')).toMatchObject([{ key: '7', claim: first }]);
    expect(new Set(appealItems([first, second], TODAY).map(itemId)).size).toBe(2);
  });

  it('leaves out a payment if its claim has nothing left to pay', () => {
    expect(paymentItems(pending, [claimWith({ number: '7', memberCost: 4210, paid: 4210 })])).toEqual([]);
  });
});

describe('termsItems', () => {
  const [open, other] = [{ module: 'hsaTC' }, { module: 'spendingAccount' }] as const;

  it.each([
    ['returns one item for two clients', true, [open, open, other], 'asked', 1],
    ['returns an item if saving the member’s choice failed', true, [open], 'failed', 1],
    ['returns no item after the member declined in this session', true, [open], 'declined', 0],
    ['returns no item if no terms are open', true, [other], 'asked', 0],
    ['returns no item for a dependent, who cannot accept terms', false, [open], 'asked', 0],
  ] as const)('%s', (_, isSubscriber, clients, state, count) => {
    expect(termsItems({ isSubscriber }, clients, state)).toHaveLength(count);
  });
});

describe('mayEnd', () => {
  it.each([
    ['ends in 60 days', '2027-01-22', true],
    ['ends in 61 days', '2027-01-23', false],
    ['ended 60 days ago', '2026-09-24', true],
    ['ended 61 days ago', '2026-09-23', false],
    ['has no end date', null, false],
  ])('with coverage that %s (%s), returns %s', (_, coverageEndDate, may) => {
    const profile = profileOf(groupOf({ productList: [planOf({ coverageEndDate }), planOf()] }));
    expect(mayEnd(profile, TODAY)).toBe(may);
  });
});

const item = fc.oneof(
  fc.record({
    kind: fc.constant('appeal' as const),
    claim: fc.nat({ max: 5 }).map((number) => denied(null, String(number))),
    deadline: fc.constant(null),
    daysLeft: fc.option(fc.nat({ max: 5 })),
  }),
  fc.record({
    kind: fc.constant('payment' as const),
    key: fc.nat({ max: 5 }).map(String),
    amount: fc.constant(300),
    claim: fc.constant(null),
  }),
  fc.constant({ kind: 'terms' as const }),
  fc.record({
    kind: fc.constant('coverage' as const),
    id: fc.constantFrom('coverage 1', 'coverage 2'),
    line: fc.constant('Your coverage ends'),
    daysLeft: fc.integer({ min: -3, max: 5 }),
  }),
);

describe('inUrgentOrder', () => {
  const kinds = (items: readonly ActionItem[]) =>
    items.map((item) => `${item.kind} ${'daysLeft' in item ? item.daysLeft : ''}`);

  it('returns unresolved payments first, then items by days left, then undated and past items', () => {
    const [distant] = appealItems([denied('2026-12-14', '2')], TODAY);
    const [last] = appealItems([denied(TODAY, '3')], TODAY);
    const [undated] = appealItems([denied(null, '4')], TODAY);
    const ended = { kind: 'coverage', id: 'a', line: '', daysLeft: -22 } as const;
    const ends = { kind: 'coverage', id: 'b', line: '', daysLeft: 8 } as const;
    const [payment] = paymentItems(new Map([['7', { amount: 300 }]]), []);
    const all = [{ kind: 'terms' as const }, undated, ended, distant, ends, last, payment].flatMap(
      (item) => item ?? [],
    );
    expect(kinds(inUrgentOrder(all, []))).toEqual([
      'payment ',
      'appeal 0',
      'coverage 8',
      'appeal 21',
      'appeal null',
      'coverage -22',
      'terms ',
    ]);
  });

  it('returns every visible item exactly once, in an order that does not depend on the input’s order', () => {
    fc.assert(
      fc.property(fc.array(item), fc.array(item, { maxLength: 2 }), (items, hide) => {
        const hidden = hide.map(itemId);
        const ids = inUrgentOrder(items, hidden).map(itemId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids)).toEqual(new Set(items.map(itemId).filter((id) => !hidden.includes(id))));
        const unique = inUrgentOrder(items, []);
        expect(inUrgentOrder(unique.toReversed(), [])).toEqual(unique);
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});
