/** The claims and messages panels of the activity summary, and the hook that loads them. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { ClaimsIsland } from '../../../features/claims/claims-panel.island.tsx';
import { MessagesIsland } from '../../../features/messages/messages-panel.island.tsx';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { $paidClaims } from '../../../profile/payments/paid-claims.store.ts';
import { Deferred } from '../deferred.tsx';
import { AllClaims, AllMessages } from './panel-footers.view.tsx';
import { leaveSummary, loadSummary, reloadPanel } from '../summary.store.ts';

/** Reloads a panel when `count` is higher than in the previous rendering. */
export function useReloadOnMore(panel: 'claims' | 'messages', count: number): void {
  const known = useRef(count);
  useEffect(() => {
    if (count > known.current) void reloadPanel(panel);
    known.current = count;
  }, [panel, count]);
}

export function useSummaryPanels(showsMessages: boolean): void {
  useEffect(() => {
    void loadSummary();
    return leaveSummary;
  }, []);
  // Messages were left out if the summary opened for a group without a message center.
  useReloadOnMore('messages', Number(showsMessages));
  // Claims that were loaded before a payment finished do not include it.
  useReloadOnMore('claims', useStore($paidClaims).length);
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
