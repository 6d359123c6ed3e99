/** Claims & Spending, `#/claims-and-spending`: a panel of claims and one of spending accounts. */
import { ALL_CLAIMS } from '../../routing/hash.rules.ts';
import { useEffect } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { ClaimsIsland } from '../../features/claims/claims-panel.island.tsx';
import { $claimSummary, leaveClaims } from '../../features/claims/claims.store.ts';
import { $paidClaims } from '../../features/pay-claim/pay-claim.store.ts';
import { SpendingIsland } from '../../features/spending/panel/spending-panel.island.tsx';
import { today as todayIn } from '../../lib/date/date.ts';
import { GroupPage } from '../../profile/group/group-page.island.tsx';
import { t } from './claims-and-spending.text.ts';
import { reloadPanel } from '../summary/summary.store.ts';

const SPENDING = '/spa/#/spendingSummary'; // spec 000 §2 'Header tab targets'

function ClaimsCategory({ brand, several }: { brand: BrandSlice; several: boolean }) {
  const { timeZone, messageCenter } = brand;
  const today = todayIn(timeZone);
  useEffect(() => {
    // Claims loaded before a payment are stale.
    const isStale = $paidClaims.get().length > 0;
    if (isStale || $claimSummary.get().state !== 'ready')
      void reloadPanel('claims', { timeZone, messageCenter });
    return leaveClaims;
  }, [timeZone, messageCenter]);
  return (
    <ClaimsIsland
      today={today}
      onRetry={() => void reloadPanel('claims', brand)}
      listHref={ALL_CLAIMS}
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

export default function ClaimsAndSpending({ brand }: { brand: BrandSlice }) {
  return (
    <GroupPage brand={brand} heading={t('heading')} lead={t('lead')}>
      {(choice, profile) => (
        <div className="categories">
          <ClaimsCategory brand={brand} several={profile.groupNumbers.length > 1} />
          <SpendingIsland
            profile={profile}
            brand={brand.rules.spending}
            selected={choice.group}
            today={todayIn(brand.timeZone)}
            href={SPENDING}
          />
        </div>
      )}
    </GroupPage>
  );
}
