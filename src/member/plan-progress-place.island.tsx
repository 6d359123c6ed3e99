/** A place of the plan progress panel (spec 001 §2): room for it first, then its chunk (decision 175). */
import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import type { BrandSlice } from '../brand/brand-slice.ts';
import type { Period } from '../features/plan-progress/load-progress.ts';
import type { Place } from '../features/plan-progress/progress-figures.rules.ts';
import { linesExpected } from '../profile/lines-expected.rules.ts';
import { isDentalPlanGroup } from '../profile/selected-group.rules.ts';
import { $selectedGroup } from '../profile/selected-group.store.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ProgressSkeleton, ProgressUnloaded } from './progress-skeleton.view.tsx';

interface PanelProps {
  brand: BrandSlice;
  place: Place;
  /** Default: active plans. */
  period?: Period;
}

type Loaded =
  { state: 'loading' } | { state: 'failed' } | { state: 'ready'; Panel: ComponentType<PanelProps> };

/** Loads the panel's chunk. @param isTurn whether what matters more is on the page */
function usePanel(isTurn: boolean) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const isWaiting = isTurn && loaded.state === 'loading';
  useEffect(() => {
    if (!isWaiting) return;
    // Once the browser has painted what React has just put on the page.
    requestAnimationFrame(() =>
      setTimeout(() => {
        import('./progress-panel.island.tsx').then(
          (module) => setLoaded({ state: 'ready', Panel: module.default }),
          () => setLoaded({ state: 'failed' }),
        );
      }),
    );
  }, [isWaiting]);
  return [loaded, () => setLoaded({ state: 'loading' })] as const;
}

export function ProgressPlace({ isTurn, ...props }: PanelProps & { isTurn: boolean }) {
  const { brand, place } = props;
  const group = useStore($selectedGroup);
  const isHidden =
    (group !== null && isDentalPlanGroup(group)) ||
    (place === 'health-plans' && !brand.rules.planProgress.onHealthPlans);
  const [loaded, retry] = usePanel(isTurn && !isHidden);
  if (isHidden) return null;
  switch (loaded.state) {
    case 'failed':
      return <ProgressUnloaded onRetry={retry} />;
    case 'loading':
      return <ProgressSkeleton lines={linesExpected(group)} />;
    case 'ready':
      return (
        <ErrorBoundary>
          <loaded.Panel {...props} />
        </ErrorBoundary>
      );
  }
}
