import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../lib/fields/property-runs.fixture.ts';
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import { claimWith } from './claims.fixture.ts';
import type { Claim } from './claims.schema.ts';
import { owedInNetwork, owedOf, standingOf, type Owed } from './owed.rules.ts';

const nothing = { isUnsettled: () => false, isMarked: () => false };
const summaryOf = (claims: readonly Claim[], changes: Partial<Parameters<typeof owedOf>[0]> = {}) => ({
  claims: [...claims],
  skipped: 0,
  total: claims.length,
  spendingDataComplete: true,
  ...changes,
});

const owed = (claims: readonly Claim[], changes = {}): Owed => owedOf(summaryOf(claims, changes), nothing);

const owedUnless = (isUnsettled: (claim: Claim) => boolean, claims: readonly Claim[]): Owed =>
  owedOf(summaryOf(claims), { ...nothing, isUnsettled });

const centsOf = (result: Owed): number | null => (result.state === 'known' ? result.cents : null);

const statuses = ['approved', 'partly-approved', 'denied', 'adjusted', 'in-process'] as const;

const anyClaim = (number: number): fc.Arbitrary<Claim> =>
  fc
    .record({
      status: fc.constantFrom(...statuses),
      cost: fc.nat(500_000),
      paid: fc.oneof(fc.constant(0), fc.nat(500_000)),
    })
    .map(({ status, cost, paid }) =>
      claimWith({
        number: String(number),
        status,
        paid,
        memberCost: status === 'in-process' ? null : cost,
      }),
    );

const anyClaims = fc
  .nat(12)
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => anyClaim(at))));

const check = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void): void =>
  fc.assert(
    fc.property(arbitrary, (value) => {
      holds(value);
    }),
    { numRuns: propertyRuns(500) },
  );

describe('the sum that is left to pay', () => {
  it('is the cost of all claims with a final cost, less the payments for these claims', () => {
    const claims = [
      claimWith({ number: '1', memberCost: 4210 }),
      claimWith({ number: '2', memberCost: 10_000, paid: 2500 }),
      claimWith({ number: '3', memberCost: 800, paid: 800 }),
      claimWith({ number: '4', memberCost: 0 }),
      claimWith({ number: '5', memberCost: 6000, status: 'denied' }),
      claimWith({ number: '6', memberCost: null, status: 'in-process' }),
    ];
    expect(owed(claims)).toMatchObject({
      state: 'known',
      cents: 17_710,
      open: 1,
      denied: { cents: 6000, isAtLeast: false },
    });
    expect(owed(claims)).toHaveProperty(
      'claims',
      [0, 1, 4].map((at) => claims[at]),
    );
  });

  it('is 0 without claims', () =>
    expect(owed([])).toEqual({
      state: 'known',
      cents: 0,
      claims: [],
      open: 0,
      counter: 0,
      marked: 0,
      denied: { cents: 0, isAtLeast: false },
    }));

  it('does not include a claim in process, even if the service sends a cost for it', () =>
    expect(owed([claimWith({ status: 'in-process', memberCost: 9900 })])).toMatchObject({
      cents: 0,
      open: 1,
    }));

  it('includes a claim only once if the claim is listed twice', () =>
    expect(owed([claimWith(), claimWith()])).toMatchObject({ cents: 4210 }));

  it.each([
    ['payments', {}, { spendingDataComplete: false }],
    ['skipped', {}, { skipped: 1, total: 2 }],
    ['incomplete', {}, { total: 2 }],
    ['incomplete', {}, { total: 0 }],
    ['status', { status: 'unknown', memberCost: null }, {}],
    ['cost', { memberCost: null }, {}],
    ['cost', { memberCost: -100 }, {}],
  ] as const)(
    'is unknown with the reason "%s" if the claim has %j and the response has %j',
    (because, claim, summary) =>
      expect(owed([claimWith(claim)], summary)).toMatchObject({ state: 'unknown', because }),
  );

  it('is unknown if a claim is listed twice with different amounts', () =>
    expect(owed([claimWith(), claimWith({ paid: 100 })])).toMatchObject({ because: 'incomplete' }));

  it('is unknown while a payment for a listed claim has no outcome', () => {
    const claims = [claimWith({ number: '1' }), claimWith({ number: '2' })];
    expect(owedUnless(({ number }) => number === '2', claims)).toEqual({
      state: 'unknown',
      because: 'unsettled',
      count: 1,
    });
    expect(owedUnless((claim) => claimKey(claim) === '2/C2', claims)).toMatchObject({ state: 'known' });
  });

  it.each([
    ['nothing is left to pay for it', { paid: 4210 }],
    ['its cost is not final', { status: 'in-process', memberCost: null }],
  ] as const)('is known despite an unsettled payment for a claim, if %s', (_what, changes) =>
    expect(owedUnless(() => true, [claimWith({ number: '2', ...changes })])).toMatchObject({
      state: 'known',
      cents: 0,
    }),
  );

  it('does not depend on the order of the claims', () =>
    check(
      anyClaims.chain((claims) =>
        fc.tuple(
          fc.constant(claims),
          fc.shuffledSubarray([...claims], { minLength: claims.length, maxLength: claims.length }),
        ),
      ),
      ([claims, shuffled]) => expect(centsOf(owed(shuffled))).toBe(centsOf(owed(claims))),
    ));

  it('equals the total member cost of the included claims minus the amounts already paid', () =>
    check(anyClaims, (claims) => {
      const result = owed(claims);
      if (result.state !== 'known') throw new Error('every claim has what the sum needs');
      let sum = 0;
      for (const { status, memberCost, paid } of result.claims) {
        expect(status).not.toBe('in-process');
        expect(memberCost).toBeGreaterThan(paid);
        sum += (memberCost ?? 0) - paid;
      }
      expect(result.cents).toBe(sum);
      expect(result.denied.cents).toBeLessThanOrEqual(sum);
    }));

  it('is unknown if one required fact is missing, whatever the other claims contain', () =>
    check(fc.tuple(anyClaims, fc.nat(4)), ([claims, gap]) => {
      const lost = claimWith({ number: 'lost', memberCost: null });
      const open = claimWith({ number: 'open' });
      const results = [
        () => owed(claims, { spendingDataComplete: false }),
        () => owed(claims, { skipped: 1, total: claims.length + 1 }),
        () => owed(claims, { total: claims.length + 1 }),
        () => owed([...claims, lost]),
        () => owedUnless((claim) => claimKey(claim) === claimKey(open), [...claims, open]),
      ];
      expect(results[gap]?.()).toMatchObject({ state: 'unknown' });
    }));

  it('does not change if a claim in process is added', () =>
    check(anyClaims, (claims) => {
      const open = claimWith({ number: 'open', status: 'in-process', memberCost: null });
      expect(centsOf(owed([...claims, open]))).toBe(centsOf(owed(claims)));
    }));
});

describe('the amount left to pay', () => {
  const drug = claimWith({ number: 'drug', planType: 'drug', payee: 'member', memberCost: 1247 });

  it.each([
    ['paid to the member', drug],
    ['paid to an unknown recipient', { ...drug, payee: null }],
    ['without a cost', { ...drug, memberCost: null }],
  ])('does not include a drug claim %s', (_, claim) =>
    expect(owed([claimWith(), claim])).toMatchObject({ cents: 4210, counter: 1 }),
  );

  it('includes a drug claim whose payments go to the provider', () =>
    expect(owed([{ ...drug, payee: 'provider' }])).toMatchObject({ cents: 1247, counter: 0 }));

  it('does not include a claim that the member marked as paid', () => {
    const claims = [claimWith({ number: '1' }), claimWith({ number: '2', memberCost: 1000 })];
    const isMarked = ({ number }: Claim): boolean => number === '2';
    expect(owedOf(summaryOf(claims), { ...nothing, isMarked })).toMatchObject({ cents: 4210, marked: 1 });
  });
});

it('after a spending account pays the member, the member still owes the provider the whole cost', () =>
  expect(owed([claimWith({ payee: 'member', paid: 4210 })])).toMatchObject({ cents: 4210 }));

it('the sum that is left to pay is unknown after a payment to an unknown recipient', () =>
  expect(owed([claimWith({ payee: null, paid: 10 })])).toEqual({
    state: 'unknown',
    because: 'payee',
    count: 1,
  }));

describe('the denied part of a sum', () => {
  const partly = claimWith({ status: 'partly-approved', memberCost: 10_000, denied: 7000 });

  it.each([
    ['the whole cost of a denied claim', { status: 'denied' } as const, 10_000, false],
    ['the denied amount of a partly approved claim', {}, 7000, false],
    ['at least 0 if the service does not send the denied amount', { denied: null }, 0, true],
    ['at least the amount that no payment can have covered', { paid: 5000 }, 2000, true],
    ['0 for an approved claim', { status: 'approved' } as const, 0, false],
  ])('is %s', (_, changes, cents, isAtLeast) =>
    expect(owed([{ ...partly, ...changes }])).toMatchObject({ denied: { cents, isAtLeast } }),
  );

  it('is excluded from the amount owed in network', () => {
    const network = 'in-network' as const;
    const outside = claimWith({ number: '2', network: 'out-of-network' });
    const notSaid = claimWith({ number: '3', network, status: 'partly-approved' });
    expect(owedInNetwork([{ ...partly, network }, outside, notSaid])).toMatchObject([{ cents: 3000 }]);
  });
});

it('the amount left to pay for a claim with an unknown status is unknown, even if the claim is marked as paid', () =>
  expect(standingOf(claimWith({ status: 'unknown' }), true)).toEqual({ state: 'unknown' }));

it('the amount left to pay for a claim in process is unknown, even if the claim is for a drug', () =>
  expect(standingOf(claimWith({ status: 'in-process', planType: 'drug', payee: null }), true)).toEqual({
    state: 'unknown',
  }));
