import { useStore } from '@nanostores/react';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { IsoDate } from '../../lib/date/date.ts';
import { $paidMarks } from '../../profile/payments/paid-marks.store.ts';
import { $groupChoices } from '../../profile/group/selected-group.store.ts';
import { FillClaimSlots } from './claim-slots.ts';
import { ClaimsPanel } from './claims-panel.view.tsx';
import { $claimSummary } from './claims.store.ts';
import { hasSavedFilters } from './list/saved-filters.ts';
import { summaryRange } from './summary-range.ts';

interface ClaimsIslandProps {
  today: IsoDate;
  onRetry(): void;
  listHref: string;
  foot?: ReactNode;
}

export function ClaimsIsland(props: ClaimsIslandProps) {
  const { today } = props;
  const summary = useDeferredValue(useStore($claimSummary));
  const { from, to } = summaryRange(today);
  const slots = useMemo(() => ({ range: { from, to } }), [from, to]);
  return (
    <FillClaimSlots slots={slots}>
      <ClaimsPanel
        summary={summary}
        refined={hasSavedFilters()}
        marks={useStore($paidMarks) ?? {}}
        isOfGroups={useStore($groupChoices).length > 1}
        {...props}
      />
    </FillClaimSlots>
  );
}
