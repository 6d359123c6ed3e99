import { describe, expect, it } from 'vitest';
import { figuresOf } from '../progress-figures.rules.ts';
import { amountsWith, individualWith } from '../progress.fixture.ts';
import { explainedLedger } from './ledger-people.rules.ts';

const figures = (achieved: number) => figuresOf(amountsWith({ achieved, threshold: 100_000 }));
const leo = {
  key: '2',
  name: 'Leo Delgado',
  isSubscriber: false,
  person: individualWith({ firstName: 'Leo', pin: '2', dateOfBirth: '2014-05-06' }),
  figures: figures(2000),
};
const row = {
  key: 'DED INN',
  typeCode: 'DED',
  descriptorCode: 'INN',
  kind: 'deductible',
  network: 'in-network',
  description: '',
  detail: '',
  isReachedByAll: false,
  leading: figures(5000),
  isFamily: true,
  people: [leo],
} as const;
const claimOf = (number: string, firstName: string, dateOfBirth: string, amount: number) => ({
  claim: {
    number,
    serviceDate: '2026-03-01',
    groupNumber: 'G1',
    planType: 'medical',
    patient: { firstName, lastName: 'Delgado', dateOfBirth },
  },
  services: [{ accumulations: [{ typeCode: 'DED', descriptorCode: 'INN', amount }] }],
});
const details = [claimOf('a', 'Maria', '1984-03-14', 3000), claimOf('b', 'Leo', '2014-05-06', 2000)];
const ledger = (person: typeof leo | null, isPartlyVisible = false, seen = details, missing = 0) =>
  explainedLedger({ ...row, people: [leo] }, person, isPartlyVisible, { details: seen, missing });

describe('explainedLedger', () => {
  it('returns the claims of all family members if no person is chosen', () => {
    expect(ledger(null)).toMatchObject({ fromClaims: 5000, outcome: 'adds-up' });
  });

  it('returns one person’s claims, and explains that person’s amount', () => {
    expect(ledger(leo)).toMatchObject({ fromClaims: 2000, difference: 0, outcome: 'adds-up' });
    expect(ledger(leo).entries.map(({ claim }) => claim.number)).toEqual(['b']);
  });

  it('attributes the unexplained amount to other family members if no person is chosen, but not otherwise', () => {
    expect(ledger(null, true, details.slice(1)).outcome).toBe('others');
    expect(ledger(leo, true, []).outcome).toBe('unexplained');
  });

  it('does not attribute the unexplained amount to other family members if the claim list is incomplete', () => {
    expect(ledger(null, true, details.slice(1), 1)).toMatchObject({
      outcome: 'unexplained',
      unread: 1,
      mayBeOthers: true,
    });
  });

  it('throws an error if no person is chosen although each person has a separate limit', () => {
    const personRow = { ...row, leading: null, isFamily: false, people: [leo] };
    expect(() => explainedLedger(personRow, null, false, { details, missing: 0 })).toThrow();
  });
});
