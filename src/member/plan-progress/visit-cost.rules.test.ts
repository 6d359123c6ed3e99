import { describe, expect, it } from 'vitest';
import type { Provider } from '../../features/find-care/find-care.schema.ts';
import type { PanelPlan } from '../../features/plan-progress/panel-plans.rules.ts';
import {
  accumulationWith,
  amountsWith,
  individualWith,
  planWith,
} from '../../features/plan-progress/progress.fixture.ts';
import { copayTypedFor, visitCost, type CostBasis } from './visit-cost.rules.ts';

const MARIA = { pin: '1', uniqueName: 'Maria Delgado' };

/** A plan. `deductible` and `maximum` are the cents that remain until each limit is reached, or null for a limit that the plan does not state. */
function plan(line: PanelPlan['line'], deductible: number | null, maximum: number | null): PanelPlan {
  const limit = (kind: 'deductible' | 'out-of-pocket-maximum', left: number | null) => {
    const amounts = amountsWith({ achieved: 500_000, threshold: 500_000 + (left ?? 0) });
    return left === null ? [] : [accumulationWith({ kind, individuals: [individualWith(amounts)] })];
  };
  return {
    ...planWith({ line }),
    ...{ key: line, period: 'active', isLoaded: true, variant: 'individual', rows: [] },
    people: [{ key: '1', name: 'Maria Delgado', ...MARIA }],
    accumulations: [...limit('deductible', deductible), ...limit('out-of-pocket-maximum', maximum)],
  };
}

type Doctor = Pick<Provider, 'specialty' | 'planNetwork' | 'visitCopay'>;
const doctor = (changes: Partial<Doctor> = {}): Doctor => ({
  ...{ specialty: 'CARDIOLOGY', planNetwork: 'IN_NETWORK', visitCopay: null },
  ...changes,
});
const basis = (changes: Partial<CostBasis> = {}): CostBasis => ({
  plans: [plan('medical', 100_000, 300_000)],
  person: MARIA,
  typedCopay: null,
  ...changes,
});
const range = (least: number, most: number) => ({ least, most, isOpen: false });

it('copayTypedFor() returns the copay only for the group for which the member typed it', () => {
  const typed = { groupNumber: 'G1', cents: 3000 };
  expect([copayTypedFor('G1', typed), copayTypedFor('G2', typed), copayTypedFor('G1', null)]).toEqual([
    3000,
    null,
    null,
  ]);
});

describe('visitCost', () => {
  it('finds a person by name if the plan has no pin for that person and the name is unique', () => {
    const stated = plan('medical', 0, 300_000);
    const people = [{ key: 'm', name: 'Maria Delgado', pin: '', uniqueName: MARIA.uniqueName }];
    const unnamed = stated.accumulations.map((accumulation) => ({
      ...accumulation,
      individual: accumulation.individual && {
        ...accumulation.individual,
        individuals: accumulation.individual.individuals.map((person) => ({ ...person, pin: '' })),
      },
    }));
    expect(visitCost(doctor(), basis({ plans: [{ ...stated, people, accumulations: unnamed }] }))).toEqual({
      why: 'share',
      cost: range(0, 300_000),
    });
  });

  it.each<[string, Partial<Doctor>, Partial<CostBasis>, object]>([
    ['the deductible is not reached', {}, {}, { why: 'deductible', left: 100_000, cost: range(0, 300_000) }],
    [
      'the deductible is reached',
      {},
      { plans: [plan('medical', 0, 300_000)] },
      { why: 'share', cost: range(0, 300_000) },
    ],
    [
      'the deductible is not stated',
      {},
      { plans: [plan('medical', null, 300_000)] },
      { why: 'maximum', cost: range(0, 300_000) },
    ],
    ['the maximum is reached', {}, { plans: [plan('medical', 0, 0)] }, { why: 'reached', cost: range(0, 0) }],
    [
      'the maximum is reached and the service states a copay',
      { visitCopay: 2500 },
      { plans: [plan('medical', 0, 0)] },
      { why: 'reached', cost: range(0, 0) },
    ],
    ['the service states a copay', { visitCopay: 2500 }, {}, { why: 'stated', copay: 2500 }],
    ['the member typed a copay', {}, { typedCopay: 3000 }, { why: 'typed', copay: 3000 }],
    [
      'the service states a copay and the member typed another copay',
      { visitCopay: 2500 },
      { typedCopay: 3000 },
      { why: 'stated', copay: 2500 },
    ],
    [
      'less than the copay is left until the maximum',
      {},
      { typedCopay: 3000, plans: [plan('medical', 0, 1200)] },
      { why: 'maximum', cost: range(0, 1200) },
    ],
    [
      'the member typed a copay, which does not apply to a dentist',
      { specialty: 'DENTISTRY' },
      { typedCopay: 3000, plans: [plan('dental', 0, 90_000)] },
      { why: 'share', cost: range(0, 90_000) },
    ],
    [
      'the provider is out of network',
      { planNetwork: 'OUT_OF_NETWORK' },
      { typedCopay: 3000 },
      { why: 'outside' },
    ],
    ['the network is not known', { planNetwork: 'UNKNOWN' }, {}, { why: 'unknown-network' }],
    ['the service does not state the network', { planNetwork: null }, {}, { why: 'unknown-network' }],
    ['no maximum is stated', {}, { plans: [plan('medical', 100_000, null)] }, { why: 'unknown-maximum' }],
    [
      'the service states a copay and plan progress is hidden',
      { visitCopay: 2500 },
      { plans: [] },
      { why: 'stated', copay: 2500 },
    ],
  ])('returns the cost and its source, or why the cost is unknown, if %s', (_, changes, known, cost) =>
    expect(visitCost(doctor(changes), basis(known))).toEqual(cost),
  );

  it.each<[string, Partial<Doctor>, Partial<CostBasis>]>([
    ['plan progress shows no plan', {}, { plans: [] }],
    ['plan progress is loading', {}, { plans: null }],
    ['two plans may pay for the visit', {}, { plans: [plan('medical', 0, 900), plan('medical', 500, 800)] }],
    ['no plan of the member pays for the specialty', { specialty: 'DENTISTRY' }, {}],
    ['the person is not on the plan', {}, { person: { pin: '9', uniqueName: 'Ines Delgado' } }],
    [
      'the person is not on the plan, although the service states a copay',
      { visitCopay: 2500 },
      { person: { pin: '9', uniqueName: 'Ines Delgado' } },
    ],
  ])('returns null if %s', (_, changes, known) =>
    expect(visitCost(doctor(changes), basis(known))).toBeNull(),
  );
});
