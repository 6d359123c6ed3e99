/** The ledger of an accumulator, with the details of its claims (decisions/plans#the-ledger-of-an-accumulator). */
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, useMemo } from 'react';
import { FillClaimSlots } from '../../features/claims/claim-slots.ts';
import type { Claim } from '../../features/claims/claims.schema.ts';
import { t } from '../../features/plan-progress/explain/explain-panel.text.ts';
import styles from '../../features/plan-progress/explain/explain.css?inline';
import { LedgerView } from '../../features/plan-progress/explain/ledger.view.tsx';
import type { AccumulatorRow, PanelPlan } from '../../features/plan-progress/panel-plans.rules.ts';
import { showCount } from '../../lib/text/count.ts';
import { brandToday } from '../../lib/date/brand-day.ts';
import { $profile } from '../../profile/profile.store.ts';
import type { ProfileGroup } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { RemoteView } from '../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import { OpenedClaim } from '../claim-detail/opened-claim.island.tsx';
import { planLedger } from './plan-ledger.store.ts';

const ROWS = 2;
/** With more claims than this, loading the details of all claims takes several seconds. */
const MANY_CLAIMS = 40;

interface PlanLedgerProps {
  plan: PanelPlan;
  row: AccumulatorRow;
}

const openedClaim = (claim: Claim) => <OpenedClaim claim={claim} />;

function LedgerOfGroup({ plan, row, group }: PlanLedgerProps & { group: ProfileGroup }) {
  const today = brandToday();
  const ledger = planLedger(plan, group, today);
  const read = useStore(ledger.$read);
  const profile = useStore($profile);
  const isSubscriber = profile.state === 'ready' && profile.value.isSubscriber;
  useEffect(() => planLedger(plan, group, today).open(), [plan, group, today]);
  return (
    <RemoteView
      value={useStore(ledger.$claims)}
      loading={
        <>
          {read.total > MANY_CLAIMS ? (
            <p>{t('reading', { done: showCount(read.done), total: showCount(read.total) })}</p>
          ) : null}
          <SkeletonRows rows={ROWS} label={t('loading')} />
        </>
      }
      failed={t('failed')}
      onRetry={ledger.reload}
    >
      {(claims) => (
        <LedgerView
          row={row}
          isPartlyVisible={!isSubscriber}
          claims={claims}
          today={today}
          onRetry={ledger.reload}
          claim={openedClaim}
        />
      )}
    </RemoteView>
  );
}

export default function PlanLedger({ plan, row }: PlanLedgerProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const group = useStore($selectedGroup);
  const slots = useMemo(() => ({ range: { from: plan.start, to: plan.end } }), [plan.start, plan.end]);
  if (!group) return null;
  return (
    <FillClaimSlots slots={slots}>
      <LedgerOfGroup plan={plan} row={row} group={group} />
    </FillClaimSlots>
  );
}
