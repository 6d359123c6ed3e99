import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../lib/fields/property-runs.fixture.ts';
import { groupOf } from '../../../profile/group/groups.fixture.ts';
import { panelPlans } from '../panel-plans.rules.ts';
import { accumulationWith, amountsWith, individualWith, planWith } from '../progress.fixture.ts';
import { planAnswer } from './plan-answer.rules.ts';

const ME = { pin: '1', uniqueName: 'Maria Delgado' };
const maria = individualWith(amountsWith({ achieved: 50_000 }));
const leo = individualWith({ firstName: 'Leo', pin: '2', uniqueName: 'Leo Delgado' });
const family = { description: 'Deductible', ...amountsWith({ achieved: 200_000 }) };
const maximum = { kind: 'out-of-pocket-maximum', typeCode: 'OPM' } as const;
const outside = { network: 'out-of-network', descriptorCode: 'OON' } as const;

type Changes = Parameters<typeof planWith>[0];

const shownOf = (...plans: readonly Changes[]) =>
  panelPlans(
    plans.map((plan) => ({ ...planWith(plan), period: 'active', isLoaded: true })),
    { group: groupOf(), periods: ['active'], family: [] },
  ).map((plan) => ({ plan, hasBegun: plan.start <= '2026-11-22' }));

const answer = (...plans: readonly Changes[]) => planAnswer(shownOf(...plans), ME);

/** Formats bars as `deductible you 50000, family 200000`, for example. */
const barsOf = (shown: ReturnType<typeof planAnswer>): string[] =>
  (shown?.limits ?? []).map(
    ({ kind, bars }) =>
      `${kind}: ${bars.map(({ whose, figures }) => `${typeof whose === 'string' ? whose : whose.name} ${figures.achieved}`).join(', ')}`,
  );

describe('planAnswer', () => {
  it('returns the limits of the person and of the family, with the deductible first', () => {
    const shown = answer({
      accumulations: [
        accumulationWith({ ...maximum, family, individuals: [leo, maria] }),
        accumulationWith({ family, individuals: [maria, leo] }),
      ],
    });
    expect(barsOf(shown)).toEqual([
      'deductible: you 50000, family 200000',
      'out-of-pocket-maximum: you 50000, family 200000',
    ]);
  });

  it('returns no bar for a limit that the plan does not state', () =>
    expect(
      barsOf(answer({ accumulations: [accumulationWith({ ...maximum, individuals: [maria] })] })),
    ).toEqual(['deductible: ', 'out-of-pocket-maximum: you 50000']));

  it('names the only person who has a limit, unless that person is the member', () =>
    expect(barsOf(answer({ accumulations: [accumulationWith({ individuals: [leo] })] }))[0]).toBe(
      'deductible: Leo 125000',
    ));

  it('returns only the member’s own limit, and no family bar, if each person has a separate limit', () =>
    expect(barsOf(answer({ accumulations: [accumulationWith({ individuals: [leo, maria] })] }))[0]).toBe(
      'deductible: you 50000',
    ));

  it('prefers the medical plan, and uses a future benefit period only if no period has begun', () => {
    const accumulations = [accumulationWith({ individuals: [maria] })];
    const next = { start: '2027-01-01', end: '2027-12-31', accumulations };
    expect(answer({ line: 'dental', accumulations }, { accumulations })?.plan.line).toBe('medical');
    expect(answer(next, { accumulations })?.plan.start).toBe('2026-01-01');
    expect(answer(next)?.plan.start).toBe('2027-01-01');
  });

  it('returns null without a plan, or if the plan states only out-of-network limits or only visit limits', () => {
    expect(answer({ accumulations: [accumulationWith({ ...outside, individuals: [maria] })] })).toBeNull();
    expect(
      answer({ accumulations: [accumulationWith({ kind: 'visits', individuals: [maria] })] }),
    ).toBeNull();
    expect(answer()).toBeNull();
  });

  it('never returns an amount above its limit, and never returns a limit of zero', () =>
    fc.assert(
      fc.property(fc.nat(900_000), fc.nat(900_000), (achieved, threshold) => {
        const ofMember = individualWith(amountsWith({ achieved, threshold }));
        const shown = answer({ accumulations: [accumulationWith({ individuals: [ofMember, leo] })] });
        for (const { bars } of shown?.limits ?? [])
          for (const { figures } of bars) {
            expect(figures.achieved).toBeLessThanOrEqual(figures.threshold);
            expect(figures.threshold).toBeGreaterThan(0);
          }
      }),
      { numRuns: propertyRuns(200) },
    ));
});
