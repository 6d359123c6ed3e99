/** Progress in a task of several steps (spec 000 §2, 001 §2 'wizard'). Pure. */

export type StepState = 'complete' | 'active' | 'incomplete';

/** The state of each step, in order; exactly one is active. */
export type WizardProgress = readonly StepState[];

const moved = (
  progress: WizardProgress,
  to: number,
  stateOf: (state: StepState, at: number) => StepState,
) => {
  if (!Number.isInteger(to) || to < 0 || to >= progress.length)
    throw new RangeError(`expected a step from 0 to ${progress.length - 1}, got ${to}`);
  return progress.map((state, at) => (at === to ? 'active' : stateOf(state, at)));
};

/** Left without being done. */
const left = (state: StepState): StepState => (state === 'active' ? 'incomplete' : state);

/** Before anything is done: the first of `count` steps is active. @throws RangeError without a step */
export const startWizard = (count: number): WizardProgress =>
  moved(
    Array.from({ length: count }, () => 'incomplete'),
    0,
    left,
  );

/**
 * A step to another one, as 'Continue' does: the steps before it are complete, later ones stay as they were.
 * @param to index of the step, from 0
 * @throws RangeError where there is no such step
 */
export const stepTo = (progress: WizardProgress, to: number): WizardProgress =>
  moved(progress, to, (state, at) => (at < to ? 'complete' : left(state)));

/**
 * A jump to another step, as a press on its name does: the steps after it are incomplete, for what they rest on
 * may change; earlier ones stay as they were.
 * @param to index of the step, from 0
 * @throws RangeError where there is no such step
 */
export const jumpTo = (progress: WizardProgress, to: number): WizardProgress =>
  moved(progress, to, (state, at) => (at > to ? 'incomplete' : left(state)));
