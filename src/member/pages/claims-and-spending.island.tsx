/** Claims & Spending, `#/claims-and-spending`: a panel of claims and one of spending accounts. */
import { tabTitle } from '../navigation/view-titles.ts';
import { ALL_CLAIMS } from '../../routing/hash.rules.ts';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ClaimsIsland } from '../../features/claims/claims-panel.island.tsx';
import { $claimSummary, leaveClaims } from '../../features/claims/claims.store.ts';
import { SpendingIsland } from '../../features/spending/panel/spending-panel.island.tsx';
import { brandToday } from '../../lib/date/brand-day.ts';
import { $paidClaims } from '../../profile/payments/paid-claims.store.ts';
import { GroupPage } from '../../profile/group/group-page.island.tsx';
import { t } from './claims-and-spending.text.ts';
import { useReloadOnMore } from '../summary/panels/summary-panels.island.tsx';
import { reloadPanel } from '../summary/summary.store.ts';

function ClaimsCategory({ several }: { several: boolean }) {
  const today = brandToday();
  useEffect(() => {
    // After a payment, claims that were loaded before it are stale.
    const isStale = $paidClaims.get().length > 0;
    if (isStale || $claimSummary.get().state !== 'ready') void reloadPanel('claims');
    return leaveClaims;
  }, []);
  useReloadOnMore('claims', useStore($paidClaims).length);
  return (
    <ClaimsIsland
      today={today}
      onRetry={() => void reloadPanel('claims')}
      foot={
        <>
          <a className="button" href={ALL_CLAIMS}>
            {t('allClaims')}
          </a>
          {several ? <span className="panel-go-note">{t('allGroups')}</span> : null}
        </>
      }
    />
  );
}

export default function ClaimsAndSpending() {
  return (
    <GroupPage heading={tabTitle('claims-and-spending')} lead={t('lead')}>
      {(choice, profile) => (
        <div className="categories">
          <ClaimsCategory several={profile.groupNumbers.length > 1} />
          <SpendingIsland profile={profile} selected={choice.group} />
        </div>
      )}
    </GroupPage>
  );
}
