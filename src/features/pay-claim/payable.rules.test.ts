import { describe, expect, it } from 'vitest';
import { isPaying } from './pay-claim-state.schema.ts';
import { payBarrier, payingOf, type PayableClaim } from './payable.rules.ts';

const RANGE = { from: '2025-11-21', to: '2026-11-21' };
const claim: PayableClaim = {
  number: '229170000592',
  clientId: '204518',
  groupNumber: '10452000',
  provider: 'Riverside Clinic',
  serviceDate: '2026-11-12',
  planType: 'medical',
  memberCost: 4210,
  paid: 0,
  paymentInfo: '',
  patient: { firstName: 'Maria', lastName: 'Delgado' },
  payable: true,
  payee: 'provider',
};
describe('the initial state of a payment', () => {
  it('is valid for its schema', () => {
    const paying = payingOf(claim, RANGE);
    expect(isPaying(paying)).toBe(true);
    expect(paying?.claim).toMatchObject({ patient: 'Maria Delgado', cost: 4210, paid: 0, figuresSay: null });
  });

  it.each([
    ['in process', { memberCost: null }],
    ['nothing owed', { memberCost: 0 }],
    ['fully paid', { paid: 4210 }],
    ['overpaid', { paid: 5000 }],
    ['a negative member cost', { memberCost: -100 }],
    ['without a pay button', { payable: false }],
  ])('is null if the claim cannot be paid: %s', (_, changes) =>
    expect(payingOf({ ...claim, ...changes }, RANGE)).toBeNull(),
  );

  it.each([null, {}, { claim: {} }, { ...payingOf(claim, RANGE), amount: 0.5 }, 'x'])(
    'is rejected if it was persisted as the invalid value %j',
    (state) => expect(isPaying(state)).toBe(false),
  );
});

it.each(['provider', 'member', null] as const)('payingOf stores the payee: %s', (payee) => {
  const paying = payingOf({ ...claim, payee }, RANGE);
  expect([paying?.claim.payee, isPaying(paying)]).toEqual([payee, true]);
});

describe('payBarrier', () => {
  it.each([
    ['a provider without a name', { provider: '' }, 'unnamed'],
    ['a provider with a blank name', { provider: '  ' }, 'unnamed'],
    ['a claim that the provider may bill', { paymentInfo: 'You may get a bill' }, 'billed'],
    ['a claim that can be paid', { paymentInfo: 'Paid by HSA' }, null],
  ] as const)('for %s (%j) returns %j', (_, changes, barrier) =>
    expect(payBarrier({ ...claim, ...changes })).toBe(barrier),
  );
});
