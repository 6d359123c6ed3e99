import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimWith, serviceWith } from '../claim.fixture.ts';
import type { Claim } from '../claims.schema.ts';
import type { ClaimService } from './claim-detail.schema.ts';
import { costOf, soundServices, sum } from './generated-services.fixture.ts';
import { barPieces, moneyLines } from './money-lines.rules.ts';
import { figuresOf, whyOwe } from './why-owe/why-owe.rules.ts';

describe('the lines of the money table', () => {
  const drug = { name: 'Calvorine', rxNumber: '7', refillNumber: '1', quantity: '30' };
  const drugAmounts = { ...drug, providerCharge: 2000, discountedRate: 1747, planPaid: 500 };
  const linesOf = (claim: Claim, services: readonly ClaimService[] | null) =>
    moneyLines(claim, figuresOf(claim, services)).map(({ name, cents: line }) => [name, line]);

  it("use a drug claim's own figures if its services are missing (001 §2)", () => {
    const claim = claimWith({ planType: 'drug', drug: drugAmounts, memberCost: 1247 });
    expect(linesOf(claim, null)).toEqual([
      ['charge', 2000],
      ['discountedRate', 1747],
      ['planPaid', 500],
      ['cost', 1247],
    ]);
    expect(whyOwe(claim, figuresOf(claim, null))).toMatchObject({
      state: 'adds-up',
      discount: 253,
      shares: [],
    });
  });

  it('show the discount and the shares of the cost if the claim is not for a drug', () => {
    expect(linesOf(claimWith(), [serviceWith()])).toEqual([
      ['charge', 10_000],
      ['discount', 2000],
      ['planPaid', 3790],
      ['cost', 4210],
      ['share.deductible', 3000],
      ['share.coinsurance', 1210],
    ]);
  });

  it('for a claim in process have unknown amounts', () => {
    const claim = claimWith({ memberCost: null, status: 'in-process' });
    expect(linesOf(claim, null)).toEqual([
      ['charge', null],
      ['discount', null],
      ['planPaid', null],
      ['cost', null],
    ]);
  });
});

it('the money table lists a payment from a spending account just before the amount that is left', () => {
  const claim = claimWith({ paid: 400 });
  expect(moneyLines(claim, figuresOf(claim, [serviceWith()])).slice(-2)).toEqual([
    { name: 'paid', cents: 400, isLess: true },
    { name: 'left', cents: 3810 },
  ]);
});

it('the segments of the cost bar are adjacent and fill the whole bar, for any amounts', () => {
  fc.assert(
    fc.property(soundServices, fc.boolean(), (services, ofRate) => {
      const claim = claimWith({ memberCost: costOf(services) });
      const account = whyOwe(claim, figuresOf(claim, services));
      if (account.state !== 'adds-up') throw new Error('these figures add up');
      const pieces = barPieces(account, ofRate);
      const isNothing = account.charge - (ofRate ? account.discount : 0) === 0;
      expect(sum(pieces.map(({ width }) => width))).toBe(isNothing ? 0 : 1000);
      let at = 0;
      for (const { from, width } of pieces) {
        expect(from).toBe(at);
        at += width;
      }
    }),
  );
});
