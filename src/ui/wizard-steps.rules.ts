/** Progress in a task of several steps (spec 000 §2, 001 §2 'wizard'). Pure. */

export type StepState = 'complete' | 'active' | 'incomplete';

/** The element that says 'Step 1 of 3'. The heading of a step is described by it, so that it is read when focus moves there. */
export const STEP_POSITION_ID = 'step-position';

/** Exactly one step is active. */
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
 * 'Continue': the steps before are complete, later ones stay. @param to from 0 @throws RangeError if there is no
 * such step
 */
export const stepTo = (progress: WizardProgress, to: number): WizardProgress =>
  moved(progress, to, (state, at) => (at < to ? 'complete' : left(state)));

/**
 * A press on a step's name: later steps become incomplete, because what they depend on may change. @throws
 * RangeError
 */
export const jumpTo = (progress: WizardProgress, to: number): WizardProgress =>
  moved(progress, to, (state, at) => (at > to ? 'incomplete' : left(state)));
