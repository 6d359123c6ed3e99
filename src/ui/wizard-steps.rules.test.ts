import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jumpTo, startWizard, stepTo, type StepState, type WizardProgress } from './wizard-steps.rules.ts';

/** A wizard's progress after any sequence of steps and jumps, and the index of any step. */
const somewhere = fc
  .integer({ min: 1, max: 8 })
  .chain((count) =>
    fc.tuple(
      fc.array(fc.tuple(fc.boolean(), fc.nat(count - 1)), { maxLength: 12 }),
      fc.nat(count - 1),
      fc.constant(count),
    ),
  )
  .map(([moves, to, count]) => ({
    to,
    progress: moves.reduce<WizardProgress>(
      (progress, [isStep, at]) => (isStep ? stepTo(progress, at) : jumpTo(progress, at)),
      startWizard(count),
    ),
  }));

const before = (progress: WizardProgress, at: number): readonly StepState[] => progress.slice(0, at);
const after = (progress: WizardProgress, at: number): readonly StepState[] => progress.slice(at + 1);

describe('wizard progress (000 §2, 001 §2)', () => {
  it('starts with the first step active and no step complete', () => {
    expect(startWizard(3)).toEqual(['active', 'incomplete', 'incomplete']);
  });

  it('after "Continue" or a jump back, marks only the steps before the active step as complete', () => {
    const second = stepTo(startWizard(3), 1);
    expect(second).toEqual(['complete', 'active', 'incomplete']);
    const third = stepTo(second, 2);
    expect(third).toEqual(['complete', 'complete', 'active']);
    const back = jumpTo(third, 0);
    expect(back).toEqual(['active', 'incomplete', 'incomplete']);
    expect(jumpTo(third, 1)).toEqual(['complete', 'active', 'incomplete']);
  });

  it('does not mark skipped steps as complete after a jump forward', () => {
    expect(jumpTo(startWizard(3), 2)).toEqual(['incomplete', 'incomplete', 'active']);
  });

  it('marks all earlier steps as complete after "Continue", and does not reset later steps', () => {
    fc.assert(
      fc.property(somewhere, ({ progress, to }) => {
        const next = stepTo(progress, to);
        expect(new Set(before(next, to))).toEqual(new Set(to > 0 ? ['complete'] : []));
        expect(after(next, to)).toEqual(
          after(progress, to).map((state) => (state === 'active' ? 'incomplete' : state)),
        );
      }),
    );
  });

  it('marks all later steps as incomplete after a jump, and marks no additional step as complete', () => {
    fc.assert(
      fc.property(somewhere, ({ progress, to }) => {
        const next = jumpTo(progress, to);
        expect(after(next, to).every((state) => state === 'incomplete')).toBe(true);
        for (const [at, state] of next.entries())
          if (state === 'complete') expect(progress[at]).toBe('complete');
      }),
    );
  });

  it('has exactly one active step, which is the requested step', () => {
    fc.assert(
      fc.property(somewhere, fc.boolean(), ({ progress, to }, isStep) => {
        const next = isStep ? stepTo(progress, to) : jumpTo(progress, to);
        expect(next.length).toBe(progress.length);
        expect(next.flatMap((state, at) => (state === 'active' ? [at] : []))).toEqual([to]);
      }),
    );
  });

  it.each([-1, 3, 0.5, Number.NaN])('throws a RangeError for step %d of three', (to) => {
    expect(() => stepTo(startWizard(3), to)).toThrow(RangeError);
    expect(() => jumpTo(startWizard(3), to)).toThrow(RangeError);
  });

  it('throws a RangeError for a wizard without steps', () => {
    expect(() => startWizard(0)).toThrow(RangeError);
  });
});
