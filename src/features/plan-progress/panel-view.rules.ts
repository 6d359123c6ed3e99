/**
 * Determines which plans the panel shows, and for which period (spec 001 §§2, 9;
 * decisions/plans#switches-and-the-plan-dropdown). Pure.
 */
import type { IsoDate } from '../../lib/date/date.ts';
import type { Period } from './load-progress.ts';
import type { PanelPlan } from './panel-plans.rules.ts';

export const hasContent = (plans: readonly PanelPlan[]): boolean =>
  plans.some(({ variant }) => variant !== 'none');

/**
 * What the panel shows: every plan of the period, or only the plan chosen in the dropdown
 * (decisions/plans#switches-and-the-plan-dropdown).
 */
export interface PanelView {
  /** Options of the dropdown, active plans first; empty if there is no dropdown. */
  options: PanelPlan[];
  shown: PanelPlan[];
  period: Period;
}

/**
 * @param plans the plans of both periods if there is a dropdown, otherwise of one period
 * @param chosenKey key of the plan chosen in the dropdown; null until the member chooses
 * @param lacksParts whether some plans of the period failed to load; if so, no plan of the other period replaces them
 */
export function panelView(
  plans: readonly PanelPlan[],
  period: Period,
  hasDropdown: boolean,
  chosenKey: string | null,
  lacksParts = false,
): PanelView {
  if (!hasDropdown) return { options: [], shown: plans.filter((plan) => plan.period === period), period };
  const inPeriod = plans.filter((plan) => plan.period === period);
  const usual =
    inPeriod.find(({ variant }) => variant !== 'none') ?? inPeriod[0] ?? (lacksParts ? undefined : plans[0]);
  const shown = plans.find(({ key }) => key === chosenKey) ?? usual;
  return {
    options: plans.length > 1 ? [...plans] : [],
    shown: shown ? [shown] : [],
    period: shown?.period ?? period,
  };
}

/**
 * Whether the benefit dates differ from the plan period (spec 001 §2). True if the period is unknown or has no end.
 * @param coverage the plan period in the profile; null if unknown
 */
export const benefitDatesDiffer = (
  { start, end }: Pick<PanelPlan, 'start' | 'end'>,
  coverage: { begin: IsoDate; end: IsoDate | null } | null,
): boolean => coverage === null || coverage.begin !== start || coverage.end !== end;
