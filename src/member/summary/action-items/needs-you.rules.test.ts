import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimWith } from '../../../features/claims/claims.fixture.ts';
import { addDays, today as todayIn } from '../../../lib/date/date.ts';
import { propertyRuns } from '../../../lib/fields/property-runs.fixture.ts';
import { groupOf, planOf } from '../../../profile/group/groups.fixture.ts';
import { profileOf } from '../../../profile/profile.fixture.ts';
import {
  appealNeeds,
  mayEnd,
  inUrgentOrder,
  needId,
  paymentNeeds,
  termsNeeds,
  type Need,
} from './needs-you.rules.ts';

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
    const needs = appealNeeds([denied(deadline)], TODAY);
    expect(needs.map((need) => need.kind === 'appeal' && need.daysLeft)).toEqual(
      daysLeft === null ? [] : [daysLeft],
    );
  });

  it('without a last day has no number', () => {
    expect(appealNeeds([denied(null)], TODAY)).toMatchObject([{ deadline: null, daysLeft: null }]);
  });

  it.each(['approved', 'partly-approved', 'adjusted', 'in-process'] as const)('%s is none', (status) => {
    expect(appealNeeds([claimWith({ status, appealDeadline: '2026-12-14' })], TODAY)).toEqual([]);
  });

  it('counts calendar days of the brand’s zone, not hours', () => {
    const midnight = Date.parse('2026-11-24T00:30:00-05:00');
    const left = ['America/New_York', 'America/Chicago', 'America/Los_Angeles'].map((zone) => {
      const [need] = appealNeeds([denied('2026-11-24')], todayIn(zone, midnight));
      return need?.kind === 'appeal' ? need.daysLeft : null;
    });
    expect(left).toEqual([0, 1, 1]);
  });

  it('a day later is a day less: leap days and clock changes too', () => {
    const days = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (from, left) => {
        const start = addDays('2023-01-01', from);
        const deadline = addDays(start, left);
        const [need] = appealNeeds([denied(deadline)], start);
        expect(need).toMatchObject({ daysLeft: left });
        expect(appealNeeds([denied(deadline)], addDays(start, left))).toMatchObject([{ daysLeft: 0 }]);
        expect(appealNeeds([denied(deadline)], addDays(start, left + 1))).toEqual([]);
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});

describe('payments without an outcome', () => {
  const pending = new Map([['7/C1', { key: 'k', amount: 300 }]]);

  it('show with their claim, or without it if the page does not have it', () => {
    const claim = claimWith({ number: '7', memberCost: 4210 });
    expect(paymentNeeds(pending, [claim])).toEqual([{ kind: 'payment', key: '7/C1', amount: 300, claim }]);
    expect(paymentNeeds(pending, [])).toEqual([{ kind: 'payment', key: '7/C1', amount: 300, claim: null }]);
  });

  it('belong to the claim of their client; those that an older build saved, to a claim of their number', () => {
    const claimOf = (clientId: string) => claimWith({ number: '7', clientId, status: 'denied' });
    const [first, second] = [claimOf('C1'), claimOf('C2')];
    const needsOf = (key: string) => paymentNeeds(new Map([[key, { amount: 300 }]]), [first, second]);
    expect(needsOf('7/C2')).toMatchObject([{ key: '7/C2', claim: second }]);
    expect(needsOf('7')).toMatchObject([{ key: '7', claim: first }]);
    expect(new Set(appealNeeds([first, second], TODAY).map(needId)).size).toBe(2);
  });

  it('are settled once nothing is left to pay', () => {
    expect(paymentNeeds(pending, [claimWith({ number: '7', memberCost: 4210, paid: 4210 })])).toEqual([]);
  });
});

describe('terms', () => {
  const [open, other] = [{ module: 'hsaTC' }, { module: 'spendingAccount' }] as const;

  it.each([
    ['wait once for two clients', true, [open, open, other], 'asked', 1],
    ['failed to be saved, so they wait', true, [open], 'failed', 1],
    ['declined in this session', true, [open], 'declined', 0],
    ['none open', true, [other], 'asked', 0],
    ['only the subscriber can accept them', false, [open], 'asked', 0],
  ] as const)('%s', (_, isSubscriber, clients, state, count) => {
    expect(termsNeeds({ isSubscriber }, clients, state)).toHaveLength(count);
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

const need = fc.oneof(
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
  const kinds = (needs: readonly Need[]) =>
    needs.map((item) => `${item.kind} ${'daysLeft' in item ? item.daysLeft : ''}`);

  it('has a payment without an outcome first, then the nearest day, then what has none', () => {
    const [late] = appealNeeds([denied('2026-12-14', '2')], TODAY);
    const [last] = appealNeeds([denied(TODAY, '3')], TODAY);
    const [undated] = appealNeeds([denied(null, '4')], TODAY);
    const ended = { kind: 'coverage', id: 'a', line: '', daysLeft: -22 } as const;
    const ends = { kind: 'coverage', id: 'b', line: '', daysLeft: 8 } as const;
    const [payment] = paymentNeeds(new Map([['7', { amount: 300 }]]), []);
    const all = [{ kind: 'terms' as const }, undated, ended, late, ends, last, payment].flatMap(
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

  it('has everything once, in an order that does not depend on the input, without what is hidden', () => {
    fc.assert(
      fc.property(fc.array(need), fc.array(need, { maxLength: 2 }), (needs, hide) => {
        const hidden = hide.map(needId);
        const ids = inUrgentOrder(needs, hidden).map(needId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids)).toEqual(new Set(needs.map(needId).filter((id) => !hidden.includes(id))));
        const unique = inUrgentOrder(needs, []);
        expect(inUrgentOrder(unique.toReversed(), [])).toEqual(unique);
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});
