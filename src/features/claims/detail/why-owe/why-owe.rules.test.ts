import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimWith } from '../../claim.fixture.ts';
import type { ClaimService } from '../claim-detail.schema.ts';
import type { Claim } from '../../claims.schema.ts';
import { anyAmount, anyService, costOf, soundServices, sum } from '../generated-services.fixture.ts';
import { figuresOf, whyOwe, type WhyOwe } from './why-owe.rules.ts';
import { whySentences } from './why-owe-sentences.ts';

const PHONE = '1-800-555-0110';
const why = (claim: Claim, services: readonly ClaimService[] | null): WhyOwe =>
  whyOwe(claim, figuresOf(claim, services));

/** The dollar amounts in a text, in cents. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+)\.(\d\d)/g)].map(([, dollars = '', cents]) =>
    Number(`${dollars.replaceAll(',', '')}${cents}`),
  );

describe('whyOwe', () => {
  it('explains each cost whose figures add up, in sentences with amounts that match the cost', () => {
    fc.assert(
      fc.property(soundServices, (services) => {
        const claim = claimWith({ memberCost: costOf(services) });
        const account = why(claim, services);
        expect(account.state).toBe('adds-up');
        if (account.state !== 'adds-up') return;
        expect(account.charge - account.discount - account.planPaid).toBe(claim.memberCost);
        expect(sum(account.shares.map(({ cents: share }) => share))).toBe(claim.memberCost);
        const [owe = '', from = ''] = whySentences(account, claim, PHONE, false);
        const [cost = 0, ...parts] = amountsIn(owe);
        expect(cost).toBe(claim.memberCost);
        if (parts.length > 0) expect(sum(parts)).toBe(cost);
        const [charge = 0, ...taken] = amountsIn(from);
        expect(charge - sum(taken)).toBe(cost);
      }),
    );
  });

  it('never explains a cost if a sum does not match, for any figures that the service sends', () => {
    fc.assert(
      fc.property(fc.array(anyService, { maxLength: 4 }), anyAmount, (services, memberCost) => {
        const account = why(claimWith({ memberCost }), services);
        if (account.state !== 'adds-up') return;
        expect(account.charge - account.discount - account.planPaid).toBe(memberCost);
        expect(costOf(services)).toBe(memberCost);
        const shares = account.shares.map(({ cents: share }) => share);
        expect(shares.every((share) => share > 0)).toBe(true);
        if (shares.length > 0) expect(sum(shares)).toBe(memberCost);
      }),
    );
  });

  it('explains no cost if a single figure is off by a cent', () => {
    const figures = ['providerCharge', 'planPaid', 'deductible', 'copay', 'memberCost'] as const;
    fc.assert(
      fc.property(soundServices, fc.constantFrom(...figures), (services, figure) => {
        const [first, ...rest] = services;
        if (!first) return;
        // A higher charge at the same rate would only raise the discount, and the figures would still add up.
        const off = (first[figure] ?? 0) + 1;
        const changed =
          figure === 'providerCharge'
            ? { ...first, providerCharge: off, discountedRate: (first.discountedRate ?? 0) + 1 }
            : { ...first, [figure]: off };
        expect(why(claimWith({ memberCost: costOf(services) }), [changed, ...rest]).state).toBe('differs');
      }),
    );
  });
});

describe('a payment from a spending account', () => {
  it("is named first, together with the amount left to pay, and no sentence says 'You owe'", () => {
    fc.assert(
      fc.property(soundServices, fc.integer({ min: 1, max: 40_000_000 }), (services, paid) => {
        const claim = claimWith({ memberCost: costOf(services), paid });
        const cost = claim.memberCost ?? 0;
        const [first = '', second = ''] = whySentences(why(claim, services), claim, PHONE, false);
        expect(first).not.toContain('owe');
        if (cost > 0) expect(second).not.toContain('You owe');
        const [said, left = 0] = amountsIn(first);
        expect(said).toBe(paid);
        if (paid <= cost) expect(paid + left).toBe(cost);
        else expect(paid - left).toBe(cost);
      }),
    );
  });
});
