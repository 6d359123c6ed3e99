import { describe, expect, it } from 'vitest';
import { claimWith } from '../../features/claims/claims.fixture.ts';
import { lastVisitTo, visitsOf } from './past-visits.rules.ts';

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
