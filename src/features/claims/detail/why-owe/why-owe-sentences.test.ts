import { describe, expect, it } from 'vitest';
import { claimWith, serviceWith } from '../../claim.fixture.ts';
import type { ClaimService } from '../claim-detail.schema.ts';
import type { Claim } from '../../claims.schema.ts';
import { figuresOf, whyOwe, type WhyOwe } from './why-owe.rules.ts';
import { whySentences } from './why-owe-sentences.ts';

const PHONE = '1-800-555-0110';
const why = (claim: Claim, services: readonly ClaimService[] | null): WhyOwe =>
  whyOwe(claim, figuresOf(claim, services));
const words = (claim: Claim, services: readonly ClaimService[] | null): string[] =>
  whySentences(why(claim, services), claim, PHONE, false);

describe("the explanation of a claim's cost", () => {
  it.each<[string, Partial<Claim>, Partial<ClaimService>, string[]]>([
    [
      'two shares',
      {},
      {},
      [
        'You owe $42.10 because $30.00 counts toward your deductible and $12.10 is your coinsurance.',
        'The provider charged $100.00. Your plan’s discount took off $20.00, and your plan paid $37.90.',
      ],
    ],
    [
      'one share and no discount',
      {},
      { providerCharge: 8000, deductible: 0, coinsurance: 0, copay: 4210 },
      ['You owe $42.10 because that’s your copay.', 'The provider charged $80.00. Your plan paid $37.90.'],
    ],
    [
      'the plan paid nothing',
      { status: 'denied' },
      {
        discountedRate: 4210,
        providerCharge: 4210,
        planPaid: 0,
        deductible: 0,
        coinsurance: 0,
        notCovered: 4210,
      },
      [
        'You may owe $42.10. Your plan didn’t cover it. Check your appeal rights before you pay.',
        'The provider charged $42.10, and your plan paid nothing.',
      ],
    ],
    [
      'the member owes nothing',
      { memberCost: 0 },
      { planPaid: 8000, deductible: 0, coinsurance: 0, memberCost: 0 },
      [
        'You owe nothing for this claim.',
        'The provider charged $100.00. Your plan’s discount took off $20.00, and your plan paid $80.00.',
      ],
    ],
    [
      'the service does not split the cost into shares',
      {},
      { deductible: null, copay: null, coinsurance: null, notCovered: null },
      [
        'You owe $42.10. That’s what’s left of the bill.',
        'The provider charged $100.00. Your plan’s discount took off $20.00, and your plan paid $37.90.',
      ],
    ],
    [
      'figures that do not add up',
      {},
      { planPaid: 1290 },
      [
        `The claim says that your cost is $42.10, but its own figures come to $67.10. They don’t match. Before you pay, call ${PHONE} and ask us to check this claim.`,
      ],
    ],
  ])('consists of the expected sentences: %s', (_, claim, service, said) => {
    expect(words(claimWith(claim), [serviceWith(service)])).toEqual(said);
  });

  it("names the amount that the plan doesn't cover if the plan paid the rest", () => {
    const claim = claimWith({ memberCost: 500 });
    const service = serviceWith({
      ...{ providerCharge: 11_411, discountedRate: 11_411, planPaid: 10_911, memberCost: 500 },
      ...{ deductible: 0, copay: 0, coinsurance: 0, notCovered: 500 },
    });
    expect(words(claim, [service])[0]).toBe(
      'You may owe $5.00. Your plan paid $109.11 of this claim, but it doesn’t cover $5.00 of it. Check your appeal rights before you pay.',
    );
  });

  it.each([
    [400, 'A spending account paid $4.00. You have $38.10 left to pay.'],
    [4210, 'A spending account paid $42.10. You have nothing left to pay.'],
    [
      5000,
      `A spending account paid $50.00, which is $7.90 more than your cost. Call ${PHONE} and ask for the difference.`,
    ],
  ])('begins with a spending account’s payment of %s cents on a cost of 42.10: %s', (paid, said) => {
    expect(words(claimWith({ paid }), [serviceWith()])).toEqual([
      said,
      'Your cost is $42.10 because $30.00 counts toward your deductible and $12.10 is your coinsurance.',
      'The provider charged $100.00. Your plan’s discount took off $20.00, and your plan paid $37.90.',
    ]);
  });

  it.each([
    [
      'the provider',
      { payee: 'provider', paid: 1000 },
      'A spending account paid $10.00. You have $32.10 left to pay.',
    ],
    [
      'the member',
      { payee: 'member', paid: 4210 },
      'A spending account paid you $42.10. You still need to pay Riverside Clinic, unless you already have.',
    ],
    [
      'a recipient who is not known',
      { payee: null, paid: 1000 },
      `A spending account paid $10.00. We don’t know who got it. Call ${PHONE} to ask.`,
    ],
  ] as const)('says that a spending account paid %s', (_, changes, said) =>
    expect(words(claimWith(changes), [serviceWith()])[0]).toBe(said),
  );

  const OVER = (amount: string) =>
    `The account paid you ${amount} more than your cost. Call ${PHONE} and ask what to do with it.`;
  it.each<[string, Partial<Claim>, string[]]>([
    [
      'a member who still owes the provider',
      { payee: 'member' },
      [
        'A spending account paid you $50.00. You still need to pay Riverside Clinic, unless you already have.',
        OVER('$7.90'),
      ],
    ],
    [
      'a member without a cost',
      { payee: 'member', memberCost: 0 },
      ['A spending account paid you back $50.00.', OVER('$50.00')],
    ],
    [
      'a member who paid a pharmacy',
      { payee: 'member', planType: 'drug' },
      [
        'You probably paid the pharmacy at the counter.',
        'A spending account paid you back $50.00.',
        OVER('$7.90'),
      ],
    ],
    [
      'an unknown recipient',
      { payee: null },
      [`A spending account paid $50.00. We don’t know who got it. Call ${PHONE} to ask.`],
    ],
  ])('never tells %s to ask for the part of a payment above the cost', (_, changes, said) =>
    expect(words(claimWith({ paid: 5000, ...changes }), null).slice(0, -1)).toEqual(said),
  );

  it('says that a pharmacy was paid at the counter, and not that the member owes the cost', () => {
    const said = words(claimWith({ planType: 'drug', payee: 'member' }), [serviceWith()]);
    expect(said[0]).toBe('You probably paid the pharmacy at the counter.');
    expect(said.join(' ')).not.toContain('You owe');
  });

  it('says that the member marked the claim as paid, and not that the member owes the cost', () => {
    const claim = claimWith();
    const said = whySentences(why(claim, [serviceWith()]), claim, PHONE, true);
    expect(said[0]).toBe('You marked this claim as paid.');
    expect(said.join(' ')).not.toContain('You owe');
  });

  it('gives no reasons if the services or an amount is unknown, or the amounts do not add up', () => {
    expect(why(claimWith({ memberCost: null, status: 'in-process' }), [serviceWith()]).state).toBe(
      'in-process',
    );
    const unknown = claimWith({ memberCost: null, status: 'unknown' });
    expect(whySentences(why(unknown, [serviceWith()]), unknown, PHONE, false)).toEqual([
      `We don’t know the status of this claim, so we can’t say here whether you owe anything. Call ${PHONE} before you pay.`,
    ]);
    expect(why(claimWith(), null).state).toBe('unknown');
    expect(why(claimWith(), []).state).toBe('unknown');
    expect(why(claimWith(), [serviceWith(), serviceWith({ planPaid: null })]).state).toBe('unknown');
    expect(why(claimWith(), [serviceWith({ providerCharge: 7000 })]).state).toBe('unknown'); // the discount would be negative
    expect(why(claimWith({ memberCost: 5000 }), [serviceWith()]).state).toBe('differs'); // the services cost 42.10
  });
});

it('a settled claim without a cost is described as decided, but with its cost missing', () => {
  const claim = claimWith({ memberCost: null });
  expect(words(claim, [serviceWith()])).toEqual([
    `We decided this claim, but your cost is missing from it. The costs of its services add up to $42.10 for you. Call ${PHONE} before you pay.`,
  ]);
  expect(words(claim, null)[0]).toMatch(
    /^We decided this claim, but your cost is missing from it, so we can’t/,
  );
});
