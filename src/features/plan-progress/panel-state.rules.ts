/** Which state the plan progress panel is in (spec 001 §§2, 4, 6; decisions/plans#states-of-the-progress-panel). Pure. */
import type { Remote } from '../../lib/remote/remote.ts';
import type { AppConfig } from '../../session/services/app-config.schema.ts';
import type { Period } from './load-progress.ts';
import type { Slot } from './progress-figures.rules.ts';

/** The states of 001 §4. `hidden` and `suppressed` draw nothing; `hidden` needs no request for progress either. */
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
  /** Whether every plan of the selected group is a dental plan. */
  isDentalPlanGroup: boolean;
  showsOnHealthPlans: boolean;
  /** SUPPRESS_PLAN_PROGRESS_MODULE; null while loading. */
  isModuleSuppressed: boolean | null;
  /** PLANPROGRESS_SUPRESSED_GROUPS; null while loading. */
  suppressedGroups: readonly string[] | null;
  /** PLANPROGRESS_MESSAGE_GROUPS; null while loading. */
  messageGroups: readonly string[] | null;
  progress: Remote<unknown>['state'];
  hasContent: boolean;
  /** Whether a request for plans of the period failed. */
  lacksParts: boolean;
}

/** Whether the panel is hidden whatever the services respond, so that no request is needed. */
export const isHidden = ({
  slot,
  isDentalPlanGroup,
  showsOnHealthPlans,
  isModuleSuppressed,
}: Pick<PanelInputs, 'slot' | 'isDentalPlanGroup' | 'showsOnHealthPlans' | 'isModuleSuppressed'>): boolean =>
  isDentalPlanGroup || isModuleSuppressed === true || (slot === 'health-plans' && !showsOnHealthPlans);

/** In order: reasons to hide the panel, loading data, content. */
export function panelState(inputs: PanelInputs): PanelState {
  const { groupNumber, period, isModuleSuppressed, suppressedGroups, messageGroups, progress } = inputs;
  if (isHidden(inputs)) return 'hidden';
  if (suppressedGroups?.includes(groupNumber)) return 'suppressed';
  const isUndecided = isModuleSuppressed === null || suppressedGroups === null || messageGroups === null;
  if (isUndecided || progress === 'loading') return 'loader';
  if (progress === 'failed') return 'error';
  if (inputs.hasContent) return 'content';
  // The missing plans may have content, so the panel is not empty.
  if (inputs.lacksParts) return 'error';
  if (messageGroups.includes(groupNumber)) return 'message';
  return period === 'active' ? 'no-active' : 'no-previous';
}

export interface ProgressSwitches {
  isSuppressed: boolean;
  hasDropdown: boolean;
}

type Config = Remote<Pick<AppConfig, 'planProgress'>>;

/** The brand's value of a switch, otherwise the value for ALL, otherwise off (decisions/plans#states-of-the-progress-panel). Null while a list is loading. */
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

/** Group numbers of a content list, separated by commas. */
export const groupList = (text: string): string[] =>
  text
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean);
