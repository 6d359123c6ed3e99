import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimWith, PEOPLE } from '../claims.fixture.ts';
import type { Claim } from '../claims.schema.ts';
import { patientKey } from '../patients.rules.ts';
import { costs, FAMILY, runs, settled, someClaims, YEAR } from './year-of-costs.fixture.ts';
import { choiceAmong, highestMonths, isNothing, optionsOf, type Costs } from './year-of-costs.rules.ts';
import { totalName } from './year-table.rules.ts';

const [MARIA = claimWith().patient, DANIEL = claimWith().patient] = PEOPLE;

describe('a year of costs from a response', () => {
  it('counts settled claims in the month of their service, regardless of payments', () => {
    const { months, total } = costs([
      settled('1', { serviceDate: '2026-03-31', paid: 400 }),
      settled('2', { serviceDate: '2026-04-01' }),
      settled('3', { serviceDate: '2025-12-31' }),
    ]);
    expect(months).toHaveLength(11);
    expect(months.filter(({ claims }) => claims > 0)).toEqual([
      { key: '2026-03-01', claims: 1, planPaid: 5000, share: 1000, fromAccounts: 400 },
      { key: '2026-04-01', claims: 1, planPaid: 5000, share: 1000, fromAccounts: 0 },
    ]);
    expect(total).toEqual({ claims: 2, planPaid: 10_000, share: 2000, fromAccounts: 400 });
  });

  it('leaves out a claim in process even if it has a cost, and is complete without it', () => {
    const { total, leftOut, isComplete } = costs([
      settled('1'),
      settled('2', { status: 'in-process', memberCost: 9900 }),
    ]);
    expect([total.share, leftOut.inProcess, isComplete]).toEqual([1000, 1, true]);
  });

  it.each<[string, Partial<Claim>]>([
    ['no cost', { memberCost: null }],
    ['a negative cost', { memberCost: -100 }],
    ['a negative payment by the plan', { planPaid: -100 }],
  ])('is incomplete and leaves out a settled claim that has %s', (_what, changes) => {
    const { total, leftOut, isComplete } = costs([settled('1'), settled('2', changes)]);
    expect([total.claims, leftOut.unclear, isComplete]).toEqual([1, 1, false]);
  });

  it('counts a claim only once if the service sends it twice, and not at all if the two entries differ', () => {
    const adjusted = settled('2', { status: 'adjusted', memberCost: 700 });
    const { total, leftOut } = costs([settled('1'), settled('1'), settled('2'), adjusted]);
    expect([total.claims, total.share, leftOut.unclear]).toEqual([1, 1000, 1]);
  });

  it('counts claims of two clients separately if they have the same number', () => {
    const { total, leftOut } = costs([settled('1'), settled('1', { clientId: 'C2', memberCost: 700 })]);
    expect([total.claims, total.share, leftOut.unclear]).toEqual([2, 1700, 0]);
  });

  it('includes the cost of a denied claim in the total and in the denied amount', () => {
    const { total, denied } = costs([settled('1'), settled('2', { status: 'denied', planPaid: 0 })]);
    expect([total.share, denied]).toEqual([2000, { claims: 1, share: 1000 }]);
  });

  it('leaves a sum unknown only if a claim in the sum lacks the amount', () => {
    const year = costs([
      settled('1'),
      settled('2', { planPaid: null, planType: 'vision' }),
      settled('3', { planPaid: 0, planType: 'drug' }),
    ]);
    expect(year.total).toMatchObject({ planPaid: null, share: 3000 });
    expect(year.kinds.map(({ key, planPaid }) => [key, planPaid])).toEqual([
      ['medical', 5000],
      ['vision', null],
      ['drug', 0],
    ]);
    expect(year.planPaidUnknown).toBe(1);
  });

  it("caps spending account payments at the member's share of a claim, and gives the number of overpaid claims", () => {
    const claims = [settled('1', { paid: 1500 }), settled('2', { paid: 300 }), settled('3', { paid: 1000 })];
    expect(costs(claims)).toMatchObject({ total: { share: 3000, fromAccounts: 2300 }, overpaid: 1 });
    expect(costs(claims, { isPaidKnown: false }).overpaid).toBe(0);
  });

  it('has no sum of payments from spending accounts if the spending account service did not respond', () => {
    expect(costs([settled('1', { paid: 100 })], { isPaidKnown: false }).total.fromAccounts).toBeNull();
  });

  it.each([0, 2])('is incomplete if the service lists 1 claim and counts %i', (total) => {
    const year = costs([settled('1')], { total });
    expect([year.isComplete, year.leftOut.unlisted, totalName(year)]).toEqual([
      false,
      true,
      'Total of the claims that we could read',
    ]);
    expect(isNothing(costs([], { total: 1 }))).toBe(false);
  });

  it('is incomplete if a claim was malformed', () => {
    expect(costs([settled('1')], { skipped: 1 })).toMatchObject({
      isComplete: false,
      leftOut: { skipped: 1 },
    });
  });
});

describe('a year of costs', () => {
  const claims = [
    settled('1', { patient: DANIEL, planType: 'drug' }),
    settled('2', { patient: { ...MARIA, firstName: 'Zoe' } }),
    settled('3', { patient: MARIA, planType: 'dental', serviceDate: '2026-02-03', memberCost: 9000 }),
  ];

  it("lists people in family order, with other people last, and kinds of care in the portal's order", () => {
    const { people, kinds } = costs(claims);
    expect(people.map(({ key }) => key.split(' ')[0])).toEqual(['Maria', 'Daniel', 'Zoe']);
    expect(kinds.map(({ key }) => key)).toEqual(['medical', 'dental', 'drug']);
  });

  it('counts only the chosen claims, and ignores a choice that the period does not offer', () => {
    const options = optionsOf(claims, YEAR, FAMILY);
    const choice = choiceAmong({ person: patientKey(DANIEL), kind: 'vision' }, options);
    expect(choice).toEqual({ person: patientKey(DANIEL), kind: null });
    expect(costs(claims, {}, choice).total.share).toBe(1000);
  });

  it('names the months with the highest share, and no month if every share is 0', () => {
    expect(highestMonths(costs(claims)).map(({ key }) => key)).toEqual(['2026-02-01']);
    expect(highestMonths(costs([settled('1', { memberCost: 0 })]))).toEqual([]);
  });
});

const addUp = (rows: readonly Costs[]): Costs => ({
  claims: rows.reduce((all, { claims }) => all + claims, 0),
  planPaid: rows.some(({ planPaid }) => planPaid === null)
    ? null
    : rows.reduce((all, { planPaid }) => all + (planPaid ?? 0), 0),
  share: rows.reduce((all, { share }) => all + share, 0),
  fromAccounts: rows.reduce((all, { fromAccounts }) => all + (fromAccounts ?? 0), 0),
});

describe('a year of costs from generated claims', () => {
  it('has the same total by month, by person and by kind of care', () => {
    fc.assert(
      fc.property(someClaims, (claims) => {
        const { months, people, kinds, total, leftOut } = costs(claims);
        for (const rows of [months, people, kinds]) expect(addUp(rows)).toEqual(total);
        for (const row of [...months, total]) expect(row.fromAccounts).toBeLessThanOrEqual(row.share);
        const within = claims.filter(({ serviceDate }) => serviceDate >= YEAR.from && serviceDate <= YEAR.to);
        const numbers = new Set(within.map(({ number }) => number)).size;
        expect(total.claims + leftOut.inProcess + leftOut.unclear).toBe(numbers);
      }),
      runs,
    );
  });

  it('does not depend on the order of the claims, or on claims in process or without a cost', () => {
    fc.assert(
      fc.property(someClaims, (claims) => {
        const year = costs(claims);
        const other = claimWith({ number: 'x', status: 'in-process', memberCost: 5 });
        const unclear = claimWith({ number: 'y', memberCost: null });
        for (const more of [other, unclear]) {
          const { months, total } = costs([...claims, more]);
          expect([months, total]).toEqual([year.months, year.total]);
        }
        expect(costs(claims.toReversed())).toMatchObject({ months: year.months, total: year.total });
      }),
      runs,
    );
  });
});
