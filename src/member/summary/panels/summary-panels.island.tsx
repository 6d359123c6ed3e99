/** The claims and messages panels of the activity summary and of the member's home, which load together. */
import { useEffect, type ReactNode } from 'react';
import { ClaimsIsland } from '../../../features/claims/claims-panel.island.tsx';
import { MessagesIsland } from '../../../features/messages/messages-panel.island.tsx';
import { today as todayIn } from '../../../lib/date/date.ts';
import { ALL_CLAIMS } from '../../../routing/hash.rules.ts';
import { AllClaims, AllMessages } from './panel-footers.view.tsx';
import { leaveSummary, loadSummary, reloadPanel, type SummaryBrand } from '../summary.store.ts';

export function useSummaryPanels({ timeZone, messageCenter }: SummaryBrand): void {
  useEffect(() => {
    void loadSummary({ timeZone, messageCenter });
    return leaveSummary;
  }, [timeZone, messageCenter]);
}

interface SummaryPanelsProps {
  brand: SummaryBrand;
  showsMessages: boolean;
  /** Beside the link to all claims. */
  claimsFoot?: ReactNode;
}

export function SummaryPanels({ brand, showsMessages, claimsFoot }: SummaryPanelsProps) {
  const today = todayIn(brand.timeZone);
  return (
    <>
      <ClaimsIsland
        today={today}
        onRetry={() => void reloadPanel('claims', brand)}
        listHref={ALL_CLAIMS}
        foot={<AllClaims>{claimsFoot}</AllClaims>}
      />
      {showsMessages ? (
        <MessagesIsland
          today={today}
          onRetry={() => void reloadPanel('messages', brand)}
          foot={<AllMessages />}
        />
      ) : null}
    </>
  );
}
