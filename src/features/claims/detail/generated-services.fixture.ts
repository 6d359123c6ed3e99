/** Generates services of claims, with amounts in cents. */
import fc from 'fast-check';
import { serviceWith } from '../claim.fixture.ts';
import type { ClaimService } from './claim-detail.schema.ts';

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

const cents = fc.integer({ min: 0, max: 5_000_000 });
const soundService = fc
  .record({
    discount: cents,
    planPaid: cents,
    deductible: cents,
    copay: cents,
    coinsurance: cents,
    notCovered: cents,
  })
  .map(({ discount, planPaid, ...shares }) => {
    const memberCost = sum(Object.values(shares));
    const discountedRate = memberCost + planPaid;
    return serviceWith({
      ...shares,
      planPaid,
      discountedRate,
      providerCharge: discountedRate + discount,
      memberCost,
    });
  });

/** Services whose figures add up. */
export const soundServices = fc.array(soundService, { minLength: 1, maxLength: 6 });

export const costOf = (services: readonly ClaimService[]): number =>
  sum(services.map(({ memberCost }) => memberCost ?? 0));

/** An amount that may be missing or negative. */
export const anyAmount = fc.oneof(
  fc.integer({ min: -500_000, max: 5_000_000 }),
  fc.constant(null),
  fc.constant(0),
);

/** A service with unrelated amounts. */
export const anyService = fc
  .record({
    providerCharge: anyAmount,
    discountedRate: anyAmount,
    planPaid: anyAmount,
    deductible: anyAmount,
    copay: anyAmount,
    coinsurance: anyAmount,
    notCovered: anyAmount,
    memberCost: anyAmount,
  })
  .map(serviceWith);
