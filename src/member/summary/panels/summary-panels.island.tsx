/** The claims and messages panels of the activity summary, which load together. */
import { useEffect, type ReactNode } from 'react';
import { ClaimsIsland } from '../../../features/claims/claims-panel.island.tsx';
import { MessagesIsland } from '../../../features/messages/messages-panel.island.tsx';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { Deferred } from '../deferred.tsx';
import { AllClaims, AllMessages } from './panel-footers.view.tsx';
import { leaveSummary, loadSummary, reloadPanel } from '../summary.store.ts';

export function useSummaryPanels(): void {
  useEffect(() => {
    void loadSummary();
    return leaveSummary;
  }, []);
}

interface SummaryPanelsProps {
  showsMessages: boolean;
  /** Content beside the link to all claims. */
  claimsFoot?: ReactNode;
}

export function SummaryPanels({ showsMessages, claimsFoot }: SummaryPanelsProps) {
  const today = brandToday();
  return (
    <>
      <ClaimsIsland
        today={today}
        onRetry={() => void reloadPanel('claims')}
        fold={<Deferred>{({ ClaimsFold }) => <ClaimsFold />}</Deferred>}
        foot={<AllClaims>{claimsFoot}</AllClaims>}
      />
      {showsMessages ? (
        <MessagesIsland
          today={today}
          onRetry={() => void reloadPanel('messages')}
          fold={<Deferred>{({ MessagesFold }) => <MessagesFold />}</Deferred>}
          foot={<AllMessages />}
        />
      ) : null}
    </>
  );
}
