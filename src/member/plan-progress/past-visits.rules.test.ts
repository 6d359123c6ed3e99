import { describe, expect, it } from 'vitest';
import { claimWith } from '../../features/claims/claims.fixture.ts';
import { lastVisitTo, pricedVisits, visitsOf } from './past-visits.rules.ts';

const MARIA = { firstName: 'Maria', lastName: 'Delgado', dateOfBirth: '1984-03-14' };

describe('visits of a person', () => {
  it.each([
    ['a visit', {}, true],
    ['a prescription', { planType: 'drug' }, false],
    ['a visit of another person', { patient: { ...claimWith().patient, firstName: 'Leo' } }, false],
    ['a visit of a namesake', { patient: { ...claimWith().patient, dateOfBirth: '2010-01-01' } }, false],
  ] as const)('%s', (_, changes, isOne) =>
    expect(visitsOf([claimWith(changes)], MARIA)).toHaveLength(isOne ? 1 : 0),
  );
});

describe('the last visit to a provider', () => {
  const visits = [
    claimWith({ number: 'old', billingProviderId: '7', serviceDate: '2026-02-03' }),
    claimWith({ number: 'new', billingProviderId: '8', serviceDate: '2026-05-03' }),
    claimWith({ number: 'other', billingProviderId: '9', serviceDate: '2026-11-03' }),
  ];

  it.each([
    [['7', '8'], 'new'],
    [['7'], 'old'],
    [['1'], undefined],
    [[], undefined],
  ])('billed as %j is %s', (billingProviderIds, number) =>
    expect(lastVisitTo({ billingProviderIds }, visits)?.number).toBe(number),
  );
});

describe('visits with a price', () => {
  const group = { groupNumber: 'G1', directPayIndicator: false };
  const priced = { memberCost: 4000, planPaid: 14_500 };
  const of = (changes: Parameters<typeof claimWith>[0]) =>
    pricedVisits([claimWith({ ...priced, ...changes })], { line: 'medical' }, group);

  it('are settled ones of the plan, newest first, at most ten', () => {
    const days = Array.from({ length: 12 }, (_, at) => `2026-03-${String(at + 10)}`);
    const claims = days.map((serviceDate, at) => claimWith({ ...priced, number: String(at), serviceDate }));
    const visits = pricedVisits(claims, { line: 'medical' }, group);
    expect(visits.map(({ date }) => date)).toEqual(days.toReversed().slice(0, 10));
    expect(visits[0]).toMatchObject({ patient: 'Maria', provider: 'Riverside Clinic', ...priced });
  });

  it.each<[string, Parameters<typeof claimWith>[0]]>([
    ['another group', { groupNumber: 'G2' }],
    ['another line', { planType: 'dental' }],
    ['a claim in process', { status: 'in-process', memberCost: null }],
    ['a claim with denied services', { denied: 1200 }],
    ['a claim that was adjusted', { status: 'adjusted' }],
    ['a price that is not stated', { planPaid: null }],
    ['a visit without a price', { memberCost: 0, planPaid: 0 }],
  ])('are not those of %s', (_, changes) => expect(of(changes)).toEqual([]));
});
