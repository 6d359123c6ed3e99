import { describe, expect, it } from 'vitest';
import type { CarePrice } from './care-prices.schema.ts';
import { careOf, careValue, OWN_PRICE, priceOf, visitValue, type PricedVisit } from './planned-care.rules.ts';

const care: CarePrice = {
  code: 'MRI',
  name: 'MRI',
  line: 'medical',
  price: { least: 40_000, most: 120_000 },
};
const visit: PricedVisit = {
  ...{ key: '1/C1', date: '2026-05-03', provider: 'Riverside Clinic', patient: 'Maria' },
  ...{ service: 'Office visit', person: '1' },
  ...{ network: 'in-network', memberCost: 4000, planPaid: 14_500 },
};
const CHOICES = { cares: [care], visits: [visit] };

describe('careOf', () => {
  it.each([
    ['a kind of care', careValue(care), '', { kind: 'care', care }],
    ['a past visit', visitValue(visit), '', { kind: 'visit', visit }],
    ['a typed price', OWN_PRICE, '1,200', { kind: 'price', price: 120_000 }],
    ['a missing price', OWN_PRICE, '', null],
    ['no selection', '', '1,200', null],
    ['a kind of care that is no longer offered', 'care XRAY', '', null],
  ])('returns the expected care for %s', (_, chosen, cost, expected) =>
    expect(careOf(chosen, cost, CHOICES)).toEqual(expected),
  );
});

describe('priceOf', () => {
  it.each([
    ['care in network', { kind: 'care', care }, 'in-network', { least: 40_000, most: 120_000 }],
    ['care out of network', { kind: 'care', care }, 'out-of-network', null],
    ['a visit in its network', { kind: 'visit', visit }, 'in-network', { least: 18_500, most: 18_500 }],
    ['a visit in the other network', { kind: 'visit', visit }, 'out-of-network', null],
    [
      'a visit of an unknown network',
      { kind: 'visit', visit: { ...visit, network: null } },
      'in-network',
      null,
    ],
    ['a typed price', { kind: 'price', price: 900 }, 'out-of-network', { least: 900, most: 900 }],
  ] as const)('returns the expected price for %s', (_, chosen, network, price) =>
    expect(priceOf(chosen, network)).toEqual(price),
  );
});
