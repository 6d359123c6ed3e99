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
    ['the selected kind of care', careValue(care), '', { kind: 'care', care }],
    ['the selected visit', visitValue(visit), '', { kind: 'visit', visit }],
    ['the typed price in cents', OWN_PRICE, '1,200', { kind: 'price', price: 120_000 }],
    ['null if the price is missing', OWN_PRICE, '', null],
    ['null if nothing is selected', '', '1,200', null],
    ['null for a kind of care that is no longer offered', 'care XRAY', '', null],
  ])('returns %s', (_, chosen, cost, expected) => expect(careOf(chosen, cost, CHOICES)).toEqual(expected));
});

describe('priceOf', () => {
  it.each([
    [
      'the typical price of care in network',
      { kind: 'care', care },
      'in-network',
      { least: 40_000, most: 120_000 },
    ],
    ['null for care out of network', { kind: 'care', care }, 'out-of-network', null],
    [
      'the price of a visit in its network',
      { kind: 'visit', visit },
      'in-network',
      { least: 18_500, most: 18_500 },
    ],
    ['null for a visit in the other network', { kind: 'visit', visit }, 'out-of-network', null],
    [
      'null for a visit whose network is unknown',
      { kind: 'visit', visit: { ...visit, network: null } },
      'in-network',
      null,
    ],
    [
      'a typed price for either network',
      { kind: 'price', price: 900 },
      'out-of-network',
      { least: 900, most: 900 },
    ],
  ] as const)('returns %s', (_, chosen, network, price) => expect(priceOf(chosen, network)).toEqual(price));
});
