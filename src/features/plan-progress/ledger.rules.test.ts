import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../lib/fields/property-runs.fixture.ts';
import { groupOf } from '../../profile/group/groups.fixture.ts';
import {
  claimsOfPlan,
  ledgerOf as ledgerOfClaims,
  ledgerTotal,
  type LedgerClaim,
  type LedgerDetail,
  type LedgerTotal,
} from './ledger.rules.ts';
import { figuresOf } from './progress-figures.rules.ts';
import { amountsWith, planWith } from './progress.fixture.ts';

const claimWith = (changes: Partial<LedgerClaim> = {}): LedgerClaim => ({
  number: '1',
  serviceDate: '2026-05-01',
  groupNumber: 'G1',
  planType: 'medical',
  patient: { firstName: 'Maria', lastName: 'Delgado', dateOfBirth: '1984-03-14' },
  ...changes,
});
const movement = (amount: number, typeCode = 'DED', descriptorCode = 'INN') => ({
  typeCode,
  descriptorCode,
  amount,
});
const detail = (claim: LedgerClaim, ...amounts: number[]): LedgerDetail => ({
  claim,
  services: amounts.map((amount) => ({ accumulations: [movement(amount)] })),
});
const deductible = (total: number, threshold = 150_000, isPartlyVisible = false) => ({
  typeCode: 'DED',
  descriptorCode: 'INN',
  total,
  threshold,
  isPartlyVisible,
});
const ledgerOf = (total: LedgerTotal, details: readonly LedgerDetail[]) =>
  ledgerOfClaims(total, { details, missing: 0 });
const march = claimWith({ number: 'march', serviceDate: '2026-03-01' });
const june = claimWith({ number: 'june', serviceDate: '2026-06-01' });

describe('the ledger of an accumulator', () => {
  it('adds up the services of each claim, newest claim first', () => {
    const ledger = ledgerOf(deductible(6000), [detail(march, 1000, 2000), detail(june, 3000)]);
    expect(ledger.entries.map(({ claim, amount }) => [claim.number, amount])).toEqual([
      ['june', 3000],
      ['march', 3000],
    ]);
    expect(ledger).toMatchObject({ fromClaims: 6000, difference: 0, outcome: 'adds-up', unknown: 0 });
  });

  it('contains the amount that no claim explains', () => {
    expect(ledgerOf(deductible(50_000), [detail(march, 3000)])).toMatchObject({
      outcome: 'unexplained',
      difference: 47_000,
    });
    expect(ledgerOf(deductible(1000), [detail(march, 3000)])).toMatchObject({
      outcome: 'unexplained',
      difference: -2000,
    });
  });

  it('contains the amount by which the claims add up to more than the limit', () => {
    expect(ledgerOf(deductible(150_000), [detail(march, 170_000)])).toMatchObject({
      outcome: 'over-limit',
      difference: -20_000,
    });
  });

  it('attributes the unexplained part of a family’s total to people whose claims a dependent cannot see (001 §6)', () => {
    expect(ledgerOf(deductible(50_000, 150_000, true), [detail(march, 3000)])).toMatchObject({
      outcome: 'others',
      difference: 47_000,
    });
    expect(ledgerOf(deductible(3000, 150_000, true), [detail(march, 3000)]).outcome).toBe('adds-up');
  });

  it('has the outcome "unexplained", and mayBeOthers is true, if a claim of the dependent did not load', () => {
    const unread = { claim: june, services: null };
    expect(ledgerOf(deductible(50_000, 150_000, true), [detail(march, 3000), unread])).toMatchObject({
      outcome: 'unexplained',
      unread: 1,
      mayBeOthers: true,
    });
  });

  it('explains the figure in the accumulator’s row: the capped amount, or the visit count if there is no threshold', () => {
    const visits = { typeCode: 'VST', descriptorCode: 'INN' };
    const total = (changes: Parameters<typeof amountsWith>[0]) =>
      ledgerTotal(visits, figuresOf(amountsWith(changes)), false).total;
    expect(total({ achieved: 2500, threshold: 2000, occurrences: 25 })).toBe(2000);
    expect(total({ achieved: 800, threshold: 0, occurrences: 8 })).toBe(800);
    expect(ledgerOf({ ...deductible(0, 0), total: 0 }, [detail(march, 100)]).outcome).toBe('unexplained');
  });

  it('counts corrections, and ignores movements of another type or network', () => {
    const services = [
      { accumulations: [movement(900), movement(500, 'OPM'), movement(700, 'DED', 'OON'), movement(-100)] },
    ];
    const ledger = ledgerOf(deductible(800), [{ claim: march, services }]);
    expect(ledger.entries.map(({ amount }) => amount)).toEqual([800]);
    expect(
      ledgerOf({ ...deductible(700), descriptorCode: 'OON' }, [{ claim: march, services }]).outcome,
    ).toBe('adds-up');
  });

  it('lists a claim that has only pending amounts, but does not count these amounts', () => {
    const services = [{ accumulations: [], pendingAccumulations: [movement(4000)] }];
    const ledger = ledgerOf(deductible(0), [{ claim: march, services }, detail(june)]);
    expect(ledger.entries).toEqual([{ claim: march, amount: 0, pending: 4000 }]);
    expect(ledger).toMatchObject({ fromClaims: 0, outcome: 'adds-up' });
  });

  it('counts the claims that did not load, and the claims whose accumulations are unknown for a billed service', () => {
    const details = [
      { claim: march, services: null },
      { claim: june, services: [{ accumulations: null }] },
      detail(claimWith(), 100),
    ];
    expect(ledgerOf(deductible(500), details)).toMatchObject({
      unknown: 1,
      unread: 1,
      difference: 400,
      fromClaims: 100,
    });
  });
});

describe('claimsOfPlan', () => {
  const plan = planWith();
  const maria = {
    firstName: 'Maria',
    lastName: 'Delgado',
    pin: '1',
    uniqueName: 'Maria Delgado',
    dateOfBirth: '1984-03-14',
  };
  const isOfPlan = (claim: LedgerClaim, person: typeof maria | null = null) =>
    claimsOfPlan([claim], plan, groupOf(), person).length === 1;

  it.each([
    [{}, true],
    [{ groupNumber: 'G2' }, false],
    [{ planType: 'drug' }, false],
    [{ serviceDate: '2026-01-01' }, true],
    [{ serviceDate: '2026-12-31' }, true],
    [{ serviceDate: '2025-12-31' }, false],
    [{ serviceDate: '2027-01-01' }, false],
  ])('includes a claim with %j: %s', (changes, isFound) =>
    expect(isOfPlan(claimWith(changes))).toBe(isFound),
  );

  it.each([
    [{ firstName: 'Maria', lastName: 'Delgado', dateOfBirth: '1984-03-14' }, true],
    [{ firstName: 'Maria', lastName: 'Delgado', dateOfBirth: null }, true],
    [{ firstName: 'Maria', lastName: 'Delgado', dateOfBirth: '2010-01-01' }, false],
    [{ firstName: 'Leo', lastName: 'Delgado', dateOfBirth: '1984-03-14' }, false],
  ])('includes a claim only if its patient is the chosen person (%j matches: %s)', (patient, isFound) =>
    expect(isOfPlan(claimWith({ patient }), maria)).toBe(isFound),
  );
});

it('the entries and the difference of a ledger add up to the accumulator’s total, for any family', () => {
  const amounts = fc.array(fc.integer({ min: -5000, max: 50_000 }), { maxLength: 3 });
  const claim = fc.record({
    person: fc.nat(3),
    day: fc.integer({ min: 1, max: 28 }),
    amounts: fc.option(amounts),
  });
  fc.assert(
    fc.property(fc.array(claim), fc.nat(200_000), fc.nat(200_000), (drawn, achieved, threshold) => {
      const details = drawn.map(({ person, day, amounts: moved }, at) => ({
        person,
        claim: claimWith({ number: String(at), serviceDate: `2026-02-${String(day).padStart(2, '0')}` }),
        services: moved && [{ accumulations: moved.map((amount) => movement(amount)) }],
      }));
      const accumulator = deductible(Math.min(achieved, threshold), threshold);
      const family = ledgerOf(accumulator, details);
      const listed = family.entries.reduce((sum, { amount }) => sum + amount, 0);
      expect(listed).toBe(family.fromClaims);
      expect(listed + family.difference).toBe(accumulator.total);
      const people = [0, 1, 2, 3].map((person) =>
        ledgerOf(
          accumulator,
          details.filter((entry) => entry.person === person),
        ),
      );
      expect(people.reduce((sum, { fromClaims }) => sum + fromClaims, 0)).toBe(family.fromClaims);
      expect(people.reduce((sum, { unknown }) => sum + unknown, 0)).toBe(family.unknown);
      const days = family.entries.map(({ claim: { serviceDate } }) => serviceDate);
      expect(days).toEqual(days.toSorted().toReversed());
      expect(ledgerOf({ ...accumulator, total: family.fromClaims }, details).outcome).toBe('adds-up');
    }),
    { numRuns: propertyRuns(1000) },
  );
});
