/** A slot of the plan progress panel (spec 001 §2): a placeholder until its chunk is loaded (decisions/plans#where-the-progress-panel-is). */
import { pageBrand } from '../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import type { Period } from '../../features/plan-progress/load-progress.ts';
import type { Slot } from '../../features/plan-progress/progress-figures.rules.ts';
import { linesExpected } from '../../profile/coverage/lines-expected.rules.ts';
import { isDentalPlanGroup } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { ErrorBoundary } from '../../ui/page/error-boundary.tsx';
import { useDeferredChunk } from '../shared/deferred-chunk.ts';
import { ProgressSkeleton, ProgressUnloaded } from './progress-skeleton.view.tsx';

interface PanelProps {
  slot: Slot;
  /** Default: the period of the group's coverage. */
  period?: Period | undefined;
}

const loadPanel = () => import('./progress-panel.island.tsx');

export function ProgressSlot({ isTurn, ...props }: PanelProps & { isTurn: boolean }) {
  const { slot } = props;
  const group = useStore($selectedGroup);
  const isHidden =
    (group !== null && isDentalPlanGroup(group)) ||
    (slot === 'health-plans' && !pageBrand().rules.planProgress.onHealthPlans);
  const [panel, retry] = useDeferredChunk(loadPanel, isTurn && !isHidden);
  if (isHidden) return null;
  switch (panel.state) {
    case 'failed':
      return <ProgressUnloaded onRetry={retry} />;
    case 'loading':
      return <ProgressSkeleton lines={linesExpected(group)} />;
    case 'ready':
      return (
        <ErrorBoundary>
          <panel.module.default {...props} />
        </ErrorBoundary>
      );
  }
}
