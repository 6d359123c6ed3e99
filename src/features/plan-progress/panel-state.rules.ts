/**
 * Determines the state of the plan progress panel (spec 001 §§2, 4, 6; decisions/plans#states-of-the-progress-panel).
 * Pure.
 */
import type { Remote } from '../../lib/remote/remote.ts';
import type { AppConfig } from '../../session/services/app-config.schema.ts';
import type { Period } from './load-progress.ts';
import type { Slot } from './progress-figures.rules.ts';

/** The states of 001 §4. `hidden` and `suppressed` render nothing, and `hidden` needs no progress request. */
export type PanelState =
  | 'hidden'
  | 'suppressed'
  | 'loader'
  | 'error'
  | 'content'
  | 'message'
  | 'no-active'
  | 'no-previous';

export interface PanelInputs {
  slot: Slot;
  period: Period;
  groupNumber: string;
  /** Whether all plans of the selected group are dental plans. */
  isDentalPlanGroup: boolean;
  showsOnHealthPlans: boolean;
  /** Value of SUPPRESS_PLAN_PROGRESS_MODULE; null while loading. */
  isModuleSuppressed: boolean | null;
  /** Value of PLANPROGRESS_SUPRESSED_GROUPS; null while loading. */
  suppressedGroups: readonly string[] | null;
  /** Value of PLANPROGRESS_MESSAGE_GROUPS; null while loading. */
  messageGroups: readonly string[] | null;
  progress: Remote<unknown>['state'];
  hasContent: boolean;
  /** Whether a request for plans of this period failed. */
  lacksParts: boolean;
}

/** Whether the panel is hidden regardless of the responses, so that no request is needed. */
export const isHidden = ({
  slot,
  isDentalPlanGroup,
  showsOnHealthPlans,
  isModuleSuppressed,
}: Pick<PanelInputs, 'slot' | 'isDentalPlanGroup' | 'showsOnHealthPlans' | 'isModuleSuppressed'>): boolean =>
  isDentalPlanGroup || isModuleSuppressed === true || (slot === 'health-plans' && !showsOnHealthPlans);

/** First checks the reasons to hide the panel, then loading, then content. */
export function panelState(inputs: PanelInputs): PanelState {
  const { groupNumber, period, isModuleSuppressed, suppressedGroups, messageGroups, progress } = inputs;
  if (isHidden(inputs)) return 'hidden';
  if (suppressedGroups?.includes(groupNumber)) return 'suppressed';
  const isUndecided = isModuleSuppressed === null || suppressedGroups === null || messageGroups === null;
  if (isUndecided || progress === 'loading') return 'loader';
  if (progress === 'failed') return 'error';
  if (inputs.hasContent) return 'content';
  // Plans that failed to load may have content, so the panel can't be called empty.
  if (inputs.lacksParts) return 'error';
  if (messageGroups.includes(groupNumber)) return 'message';
  return period === 'active' ? 'no-active' : 'no-previous';
}

export interface ProgressSwitches {
  isSuppressed: boolean;
  hasDropdown: boolean;
}

type Config = Remote<Pick<AppConfig, 'planProgress'>>;

/**
 * A switch has the brand's value, or else the value for ALL; if neither exists, it is off
 * (decisions/plans#states-of-the-progress-panel). Null while a list is loading.
 */
export function progressSwitches(all: Config, ofBrand: Config): ProgressSwitches | null {
  if (all.state === 'loading' || ofBrand.state === 'loading') return null;
  const valueOf = (name: 'suppressed' | 'dropdown'): boolean => {
    const values = [ofBrand, all].map((config) =>
      config.state === 'ready' ? config.value.planProgress[name] : null,
    );
    return values.find((value) => value !== null) ?? false;
  };
  return { isSuppressed: valueOf('suppressed'), hasDropdown: valueOf('dropdown') };
}

/** Reads a comma-separated list of group numbers. */
export const groupList = (text: string): string[] =>
  text
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean);
