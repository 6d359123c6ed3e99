import { describe, expect, it } from 'vitest';
import { accumulationWith, amountsWith, individualWith } from '../progress.fixture.ts';
import { hasInProcess, nextClaim, statedLimits } from './stated-limits.rules.ts';

describe('statedLimits', () => {
  const maria = individualWith({ pin: '1', achieved: 20_000, threshold: 150_000 });
  const daniel = individualWith({ pin: '2', uniqueName: 'Daniel Delgado', achieved: 0, threshold: 150_000 });
  const family = (achieved: number) => ({
    description: '',
    ...amountsWith({ achieved, threshold: 300_000 }),
  });
  const deductible = (achieved: number) =>
    accumulationWith({ family: family(achieved), individuals: [maria, daniel] });

  it('returns the person’s or the family’s limit, whichever is reached first', () => {
    expect(statedLimits([deductible(20_000)], 'in-network', maria).deductibleLeft).toBe(130_000);
    expect(statedLimits([deductible(20_000)], 'in-network', daniel).deductibleLeft).toBe(150_000);
    expect(statedLimits([deductible(290_000)], 'in-network', daniel).deductibleLeft).toBe(10_000);
  });

  it('returns no out-of-network limits from an in-network accumulator', () => {
    expect(statedLimits([deductible(0)], 'out-of-network', maria)).toEqual({
      deductibleLeft: null,
      maximumLeft: null,
    });
  });

  it('ignores a threshold of 0, and uses uniqueName to identify a person who has no pin', () => {
    const none = accumulationWith({ individuals: [individualWith({ threshold: 0 })] });
    expect(statedLimits([none], 'in-network', maria).deductibleLeft).toBeNull();
    const byName = { pin: '', uniqueName: 'Daniel Delgado' };
    expect(statedLimits([deductible(0)], 'in-network', byName).deductibleLeft).toBe(150_000);
  });
});

describe('hasInProcess', () => {
  const maria = individualWith({ pin: '1', achieved: 20_000, threshold: 150_000, pending: 900 });
  const daniel = individualWith({ pin: '2', achieved: 0, threshold: 150_000 });
  const limit = accumulationWith({ individuals: [maria, daniel] });
  const visits = accumulationWith({ kind: 'visits', individuals: [maria] });

  it.each([
    ['true for claims of the person', [limit], 'in-network', maria, true],
    ['false for claims of another person', [limit], 'in-network', daniel, false],
    ['false for claims in the other network', [limit], 'out-of-network', maria, false],
    ['false for a limit on visits', [visits], 'in-network', maria, false],
  ] as const)('returns %s', (_, accumulations, network, person, isSaid) =>
    expect(hasInProcess(accumulations, network, person)).toBe(isSaid),
  );
});

describe('nextClaim', () => {
  it.each([
    ['the full price', 51_828, 200_000, { pays: 'full-price', left: 51_828 }],
    ['the full price without a maximum', 51_828, null, { pays: 'full-price', left: 51_828 }],
    ['the full price up to a lower maximum', 51_828, 20_000, { pays: 'full-price', left: 20_000 }],
    ['the share', 0, 800_000, { pays: 'share', left: 800_000 }],
    ['the share without a maximum', 0, null, { pays: 'share', left: null }],
    ['at most the maximum if no deductible is stated', null, 800_000, { pays: 'at-most', left: 800_000 }],
    ['no cost once the maximum is reached', 51_828, 0, { pays: 'nothing' }],
    ['null without limits', null, null, null],
  ])('returns %s', (_, deductibleLeft, maximumLeft, expected) =>
    expect(nextClaim({ deductibleLeft, maximumLeft })).toEqual(expected),
  );
});
