/** The plan progress that the panel shows, for all groups. Sends no request, because it reads what the panel loaded. */
import { useStore } from '@nanostores/react';
import { $contentState } from '../../../content/content.store.ts';
import { groupsOf } from '../../../profile/coverage/coverage.rules.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { isDentalPlanGroup, type ProfileGroup } from '../../../profile/group/selected-group.rules.ts';
import { $brandSecureConfig, $secureConfig } from '../../../session/services/secure-config.store.ts';
import type { ProgressPlan } from '../load-progress.ts';
import { panelGroups } from '../panel-content.rules.ts';
import { progressSwitches } from '../panel-state.rules.ts';
import { $planProgress } from '../plan-progress.store.ts';

interface ShownProgress {
  plans: readonly ProgressPlan[];
  /** The groups whose plans are neither hidden nor suppressed. */
  groups: readonly ProfileGroup[];
}

/** Null while a part is loading, after a failure, and if the panel is hidden. */
export function useShownProgress(profile: Profile): ShownProgress | null {
  const progress = useStore($planProgress);
  const switches = progressSwitches(useStore($secureConfig), useStore($brandSecureConfig));
  const { suppressedGroups } = panelGroups(useStore($contentState));
  if (progress.state !== 'ready' || progress.value.failures.length > 0) return null;
  if (switches === null || switches.isSuppressed || suppressedGroups === null) return null;
  const groups = groupsOf(profile).filter(
    (group) => !isDentalPlanGroup(group) && !suppressedGroups.includes(group.groupNumber),
  );
  return { plans: progress.value.plans, groups };
}
