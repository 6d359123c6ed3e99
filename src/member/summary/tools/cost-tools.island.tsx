/** The panel "Tools for your costs" (decisions/home#the-summary-on-a-phone). Loads after the first claims. */
import { useStore } from '@nanostores/react';
import { useInsertionEffect } from 'react';
import { BillOpener } from '../../../features/claims/bill/bill-opener.island.tsx';
import { pendingPaymentOf } from '../../../features/pay-claim/pending-payments.store.ts';
import type { Claim } from '../../../features/claims/claims.schema.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import { $paidClaims } from '../../../profile/payments/paid-claims.store.ts';
import { $profile } from '../../../profile/profile.store.ts';
import { $selectedGroup } from '../../../profile/group/selected-group.store.ts';
import { ALL_CLAIMS } from '../../../routing/hash.rules.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { navTitle } from '../../navigation/view-titles.ts';
import { useDeferredChunk } from '../../shared/deferred-chunk.ts';
import { t as named } from '../../shared/views.text.ts';
import styles from './cost-tools.css?inline';
import { t } from './cost-tools.text.ts';

const loadProgress = () => import('../../plan-progress/progress-panel.island.tsx');

/** The estimate of planned care. Renders nothing if no current plan has limits. */
function PlannedCost() {
  const profile = useStore($profile);
  const group = useStore($selectedGroup);
  const [progress] = useDeferredChunk(loadProgress, true);
  if (progress.state !== 'ready' || profile.state !== 'ready' || !group) return null;
  return <progress.module.PlannedCost group={group} profile={profile.value} />;
}

/** Opens a claim in the claims list. Opens only the list if the code that opens claims does not load. */
async function showInList(claim: Claim): Promise<void> {
  try {
    (await import('../action-items/open-action-item.ts')).openInList(claimKey(claim), null);
  } catch {
    window.location.hash = ALL_CLAIMS;
  }
}

export default function CostTools() {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { length: paid } = useStore($paidClaims);
  return (
    <Panel id="cost-tools" heading={t('heading')} busy={false}>
      <ul className="cost-tools">
        <li>
          {/* A payment closes the bill check, because the result of the check is then stale. */}
          <BillOpener
            key={paid}
            isUnsettled={(claim) => pendingPaymentOf(claimKey(claim)) !== null}
            onShow={(claim) => void showInList(claim)}
          />
        </li>
        <li>
          <a href="#/claims/yearOfCosts">{named('yearOfCosts')}</a>
        </li>
        <li>
          <a href="#/claims/statementArchives">{navTitle('statement-archive')}</a>
        </li>
        <li>
          <PlannedCost />
        </li>
      </ul>
    </Panel>
  );
}
