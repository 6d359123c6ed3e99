/** The plan progress panel of the selected group, connected to its stores. Its chunk loads after the first claims. */
import { pageBrand } from '../../../brand/page-brand.ts';
import { FamilyMarks } from '../../../profile/coverage/family-marks.island.tsx';
import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { $content, $contentState } from '../../../content/content.store.ts';
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import { coveredPeople } from '../../../profile/coverage/coverage.rules.ts';
import { linesExpected } from '../../../profile/coverage/lines-expected.rules.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { $profile, ensureProfile } from '../../../profile/profile.store.ts';
import {
  isActiveGroup,
  isDentalPlanGroup,
  type ProfileGroup,
} from '../../../profile/group/selected-group.rules.ts';
import { $groupChoices, $selectedGroup } from '../../../profile/group/selected-group.store.ts';
import {
  $brandSecureConfig,
  $secureConfig,
  ensureBrandSecureConfig,
  ensureSecureConfig,
} from '../../../session/services/secure-config.store.ts';
import { panelGroups, stateText } from '../panel-content.rules.ts';
import { PERIODS, type Period, type PlanProgress } from '../load-progress.ts';
import { panelPlans, type PanelPlan } from '../panel-plans.rules.ts';
import { benefitDatesDiffer, hasContent, panelView } from '../panel-view.rules.ts';
import { isHidden, panelState, progressSwitches } from '../panel-state.rules.ts';
import { $planProgress, openPlanProgress, reloadPlanProgress } from '../plan-progress.store.ts';
import type { Slot } from '../progress-figures.rules.ts';
import { coverageOf, paysUntil, productOf, stillCovered } from './plan-product.rules.ts';
import type { PlanTools, ShownPlan } from './plan-block.view.tsx';
import { t } from './progress-panel.text.ts';
import { ProgressPanel } from './progress-panel.view.tsx';

export interface PlanProgressProps {
  slot: Slot;
  /** The period to show if there is no dropdown. Defaults to the period of the group's coverage. */
  period?: Period | undefined;
  tools?: PlanTools;
  foot?: ReactNode;
}

/** Combines the brand's switches with the switches for ALL; null while they are loading. */
function useSwitches(brand: string) {
  useEffect(() => {
    ensureSecureConfig();
    ensureBrandSecureConfig(brand);
  }, [brand]);
  return progressSwitches(useStore($secureConfig), useStore($brandSecureConfig));
}

/** Loads plan progress while the panel is mounted. */
function useProgress(profile: Profile | null, version: 'V3' | 'V5', isNeeded: boolean) {
  useEffect(
    () => (profile && isNeeded ? openPlanProgress(profile, version) : undefined),
    [profile, version, isNeeded],
  );
  return useDeferredValue(useStore($planProgress));
}

function useTexts() {
  const content = useStore($content);
  return { failed: stateText('error', content), message: stateText('message', content) };
}

/** The plan chosen in the dropdown. Resets when the group changes. */
function useChosenPlan(groupNumber: string) {
  const [chosen, choose] = useState({ groupNumber, key: '' });
  const key = chosen.groupNumber === groupNumber && chosen.key ? chosen.key : null;
  return [key, (next: string) => choose({ groupNumber, key: next })] as const;
}

/** @param now calendar date in the brand's zone */
const shownOf =
  (group: ProfileGroup, now: IsoDate) =>
  (plan: PanelPlan): ShownPlan => {
    const product = productOf(plan, group);
    const people = stillCovered(plan.people, product, now);
    const hasBegun = plan.start <= now;
    const lastDay = paysUntil(plan, product);
    const isOver = lastDay < now;
    return {
      plan: { ...plan, people, paysUntil: lastDay },
      name: product?.benefitPlanName ?? '',
      datesDiffer: benefitDatesDiffer(plan, coverageOf(plan, group)),
      hasBegun,
      isOver,
      isNow: plan.period === 'active' && hasBegun && !isOver,
    };
  };

/** Used while progress is loading, and after a failure. */
const NOTHING: PlanProgress = { plans: [], failures: [] };

export type OfGroupProps = Pick<PlanProgressProps, 'slot' | 'period'> & {
  group: ProfileGroup;
  profile: Profile;
};

/** What the panel shows for a group: its state, plans and dropdown. All slots share one request. */
export function useProgressOfGroup({ slot, period: chosenPeriod, group, profile }: OfGroupProps) {
  const { version, onHealthPlans } = pageBrand().rules.planProgress;
  const requested = chosenPeriod ?? (isActiveGroup(group) ? 'active' : 'previous');
  const switches = useSwitches(pageBrand().code);
  const hiding = {
    slot,
    isDentalPlanGroup: isDentalPlanGroup(group),
    showsOnHealthPlans: onHealthPlans,
    isModuleSuppressed: switches?.isSuppressed ?? null,
  };
  const progress = useProgress(profile, version, switches !== null && !isHidden(hiding));
  const content = useStore($contentState);
  const { groupNumber } = group;
  const [chosen, choose] = useChosenPlan(groupNumber);
  const hasDropdown = switches?.hasDropdown ?? false;
  const { plans: loaded, failures } = progress.state === 'ready' ? progress.value : NOTHING;
  const lacksParts = failures.some((failed) => (failed.period ?? requested) === requested);
  const plans = panelPlans(loaded, {
    group,
    periods: hasDropdown ? PERIODS : [requested],
    family: coveredPeople(profile),
  });
  const { options, shown, period } = panelView(plans, requested, hasDropdown, chosen, lacksParts);
  const state = panelState({
    ...hiding,
    ...panelGroups(content),
    period,
    groupNumber,
    progress: progress.state,
    hasContent: hasContent(shown),
    lacksParts,
  });
  const toShown = shownOf(group, brandToday());
  return {
    state,
    period,
    choose,
    shown: shown.map(toShown),
    options: options.map(toShown),
    failedParts: failures.length,
    failure: progress.state === 'failed' ? progress.failure : (failures[0]?.failure ?? null),
    onRetry: () => void reloadPlanProgress(profile, version),
  };
}

function ProgressOfGroup({ tools = {}, foot, ...props }: PlanProgressProps & OfGroupProps) {
  const { slot, group } = props;
  const { state, choose, ...progress } = useProgressOfGroup(props);
  const texts = useTexts();
  const isOneOfSeveral = useStore($groupChoices).length > 1;
  if (state === 'hidden' || state === 'suppressed') return null;
  return (
    <ProgressPanel
      {...progress}
      tools={tools}
      foot={foot}
      slot={slot}
      state={state}
      lines={linesExpected(group)}
      about={isOneOfSeveral ? t('ofGroup', { group: group.groupNumber }) : null}
      onChoose={choose}
      texts={texts}
    />
  );
}

/** Renders nothing without a group. If the profile fails to load, the panel shows that failure. */
export default function PlanProgressPanel(props: PlanProgressProps) {
  const { slot, period = 'active', foot } = props;
  const profile = useStore($profile);
  const group = useStore($selectedGroup);
  const texts = useTexts();
  if (profile.state === 'ready')
    return group ? (
      <FamilyMarks>
        <ProgressOfGroup {...props} group={group} profile={profile.value} />
      </FamilyMarks>
    ) : null;
  return (
    <ProgressPanel
      slot={slot}
      state={profile.state === 'failed' ? 'error' : 'loader'}
      period={period}
      lines={linesExpected(null)}
      about={null}
      shown={[]}
      options={[]}
      onChoose={() => {}}
      failedParts={0}
      failure={profile.state === 'failed' ? profile.failure : null}
      texts={texts}
      onRetry={() => void ensureProfile()}
      tools={{}}
      foot={foot}
    />
  );
}
