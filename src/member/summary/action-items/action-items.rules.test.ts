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

describe('denied claims', () => {
  it.each([
    ['in three weeks', '2026-12-14', 21],
    ['today is in time', TODAY, 0],
    ['over the clocks going back and a year', '2027-03-15', 112],
    ['yesterday is past', '2026-11-22', null],
  ])('last day %s', (_, deadline, daysLeft) => {
    const items = appealItems([denied(deadline)], TODAY);
    expect(items.map((item) => item.kind === 'appeal' && item.daysLeft)).toEqual(
      daysLeft === null ? [] : [daysLeft],
    );
  });

  it('without a last day have no number of days', () => {
    expect(appealItems([denied(null)], TODAY)).toMatchObject([{ deadline: null, daysLeft: null }]);
  });

  it.each(['approved', 'partly-approved', 'adjusted', 'in-process'] as const)(
    'do not include one that is %s',
    (status) => {
      expect(appealItems([claimWith({ status, appealDeadline: '2026-12-14' })], TODAY)).toEqual([]);
    },
  );

  it('count calendar days in the brand’s zone, not hours', () => {
    const midnight = Date.parse('2026-11-24T00:30:00-05:00');
    const left = ['America/New_York', 'America/Chicago', 'America/Los_Angeles'].map((zone) => {
      const [item] = appealItems([denied('2026-11-24')], todayIn(zone, midnight));
      return item?.kind === 'appeal' ? item.daysLeft : null;
    });
    expect(left).toEqual([0, 1, 1]);
  });

  it('have one day less a day later, even over leap days and clock changes', () => {
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

describe('payments without an outcome', () => {
  const pending = new Map([['7/C1', { key: 'k', amount: 300 }]]);

  it('are shown with their claim if the page has it', () => {
    const claim = claimWith({ number: '7', memberCost: 4210 });
    expect(paymentItems(pending, [claim])).toEqual([{ kind: 'payment', key: '7/C1', amount: 300, claim }]);
    expect(paymentItems(pending, [])).toEqual([{ kind: 'payment', key: '7/C1', amount: 300, claim: null }]);
  });

  it('are matched to claims by client and number, and by number alone if an older build saved them', () => {
    const claimOf = (clientId: string) => claimWith({ number: '7', clientId, status: 'denied' });
    const [first, second] = [claimOf('C1'), claimOf('C2')];
    const itemsOf = (key: string) => paymentItems(new Map([[key, { amount: 300 }]]), [first, second]);
    expect(itemsOf('7/C2')).toMatchObject([{ key: '7/C2', claim: second }]);
    expect(itemsOf('7')).toMatchObject([{ key: '7', claim: first }]);
    expect(new Set(appealItems([first, second], TODAY).map(itemId)).size).toBe(2);
  });

  it('are settled once nothing is left to pay', () => {
    expect(paymentItems(pending, [claimWith({ number: '7', memberCost: 4210, paid: 4210 })])).toEqual([]);
  });
});

describe('terms', () => {
  const [open, other] = [{ module: 'hsaTC' }, { module: 'spendingAccount' }] as const;

  it.each([
    ['are one item for two clients', true, [open, open, other], 'asked', 1],
    ['stay an item if they could not be saved', true, [open], 'failed', 1],
    ['are no item once declined in this session', true, [open], 'declined', 0],
    ['are no item if none is open', true, [other], 'asked', 0],
    ['are no item of a dependent: only the subscriber can accept them', false, [open], 'asked', 0],
  ] as const)('%s', (_, isSubscriber, clients, state, count) => {
    expect(termsItems({ isSubscriber }, clients, state)).toHaveLength(count);
  });
});

describe('whether coverage may end', () => {
  it.each([
    ['in 60 days', '2027-01-22', true],
    ['in 61 days', '2027-01-23', false],
    ['60 days ago', '2026-09-24', true],
    ['61 days ago', '2026-09-23', false],
    ['never', null, false],
  ])('%s: %s, %s', (_, coverageEndDate, may) => {
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

describe('the order', () => {
  const kinds = (items: readonly ActionItem[]) =>
    items.map((item) => `${item.kind} ${'daysLeft' in item ? item.daysLeft : ''}`);

  it('puts a payment without an outcome first, then the nearest last day, then items without one', () => {
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

  it('lists each item once except hidden ones, independently of the input’s order', () => {
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
