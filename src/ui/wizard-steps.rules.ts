/** The state of each step of a wizard (spec 000 §2, 001 §2 'wizard'). Pure. */

export type StepState = 'complete' | 'active' | 'incomplete';

/** Id of the element that says 'Step 1 of 3'. A step's heading refers to it by `aria-describedby`, so screen readers read it with the heading. */
export const STEP_POSITION_ID = 'step-position';

/** The steps in order. Exactly one step is active. */
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

const left = (state: StepState): StepState => (state === 'active' ? 'incomplete' : state);

export const startWizard = (count: number): WizardProgress =>
  moved(
    Array.from({ length: count }, () => 'incomplete'),
    0,
    left,
  );

/**
 * For 'Continue': makes a step active and all earlier steps complete. Later steps are not reset. @param to index from 0
 * @throws RangeError if there is no such step
 */
export const stepTo = (progress: WizardProgress, to: number): WizardProgress =>
  moved(progress, to, (state, at) => (at < to ? 'complete' : left(state)));

/**
 * For a press on a step's name: makes that step active and all later steps incomplete, because their input may change.
 * @throws RangeError if there is no such step
 */
export const jumpTo = (progress: WizardProgress, to: number): WizardProgress =>
  moved(progress, to, (state, at) => (at > to ? 'incomplete' : left(state)));
