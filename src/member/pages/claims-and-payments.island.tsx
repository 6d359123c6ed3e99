/** Claims & Payments, `#/claims/claimsAndPayments` (spec 001 §2). */
import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { listContextOf } from '../../features/claims/claims-context.rules.ts';
import type { ListContext } from '../../features/claims/list/claims-list.rules.ts';
import { BillOpener } from '../../features/claims/bill/bill-opener.island.tsx';
import { findInList } from '../../features/claims/list/claims-list.actions.ts';
import { ClaimsListIsland } from '../../features/claims/list/claims-list.island.tsx';
import { claimsList, loadClaimList } from '../../features/claims/list/claims-list.store.ts';
import {
  $pendingPaymentsVersion,
  pendingPaymentOf,
} from '../../features/pay-claim/pending-payments.store.ts';
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import { $paidClaims } from '../../profile/payments/paid-claims.store.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { PANEL_FRAME } from '../../ui/page/panel-frame.tsx';
import { memberAtom } from '../../session/member-data.store.ts';
import { WithProfile } from '../../profile/with-profile.island.tsx';
import { ListAbout, PageHead } from '../../ui/page/page-head.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import { t } from '../shared/claims-and-payments.text.ts';
import { useTurn } from '../shared/deferred-chunk.ts';
import { ProgressSlot } from '../plan-progress/plan-progress-slot.island.tsx';
import { navTitle } from '../navigation/view-titles.ts';

const ROWS = 10;

/** Number of payments that the loaded list of claims includes. Not stored in the view, because a payment may finish after the member leaves the view. */
const $knownPayments = memberAtom(0);

/** Reloads the list after each payment, even while the payment's overlay covers this view. @returns number of payments in this session */
function useReloadWhenPaid(context: ListContext): number {
  const { length: paid } = useStore($paidClaims);
  useEffect(() => {
    if (paid > $knownPayments.get()) void loadClaimList(context);
    $knownPayments.set(paid);
  }, [paid, context]);
  return paid;
}

function Listed({ profile }: { profile: Profile }) {
  const context = useMemo(() => listContextOf(profile), [profile]);
  const paid = useReloadWhenPaid(context);
  useStore($pendingPaymentsVersion);
  const isTurn = useTurn(useStore(claimsList.$loaded).state !== 'loading');
  return (
    <>
      <ClaimsListIsland context={context} />
      <ListAbout lead={t('lead')} />
      {/* A payment changes the key, which closes the bill check, because the result of the check is then stale. */}
      <BillOpener
        key={paid}
        isUnsettled={(claim) => pendingPaymentOf(claimKey(claim)) !== null}
        onShow={({ number }) => findInList(number, context)}
      >
        <a className="button" href="#/claims/yearOfCosts">
          {t('yearOfCosts')}
        </a>
      </BillOpener>
      <ProgressSlot slot="claims" isTurn={isTurn} />
    </>
  );
}

export default function ClaimsAndPayments() {
  return (
    <>
      <PageHead heading={navTitle('claims-and-payments')} lead={t('lead')} isList />
      <WithProfile
        loading={<SkeletonRows rows={ROWS} label={t('loading')} />}
        failed={t('failed')}
        frame={PANEL_FRAME}
      >
        {(profile) => <Listed profile={profile} />}
      </WithProfile>
    </>
  );
}
