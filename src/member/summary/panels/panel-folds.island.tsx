/** Makes the claims and messages panels collapsible on a phone (decisions/home#the-summary-on-a-phone). */
import { useStore } from '@nanostores/react';
import { useInsertionEffect } from 'react';
import { newestClaims } from '../../../features/claims/claims.rules.ts';
import { $claimSummary } from '../../../features/claims/claims.store.ts';
import { newestMessages } from '../../../features/messages/messages.rules.ts';
import { $messageSummary } from '../../../features/messages/messages.store.ts';
import {
  $pendingPaymentsVersion,
  pendingPaymentOf,
  pendingPayments,
} from '../../../features/pay-claim/pending-payments.store.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { Fold } from '../../../ui/page/fold.view.tsx';
import { t as member } from '../../shared/member.text.ts';
import styles from './panel-folds.css?inline';
import { t } from './panel-folds.text.ts';

/**
 * Collapses the claims, except if the list is empty or a claim has a payment whose outcome is unknown
 * (decisions/claims#paying-a-claim-once).
 */
export function ClaimsFold() {
  useInsertionEffect(() => adoptStyles(styles), []);
  const summary = useStore($claimSummary);
  useStore($pendingPaymentsVersion);
  if (summary.state !== 'ready' || !summary.value.spendingDataComplete) return null;
  const { claims, total } = summary.value;
  if (claims.length === 0) return null;
  const pending = pendingPayments();
  const isHeld = newestClaims(claims).some((claim) => pendingPaymentOf(claimKey(claim), pending) !== null);
  return isHeld ? (
    <span className="fold-held" hidden />
  ) : (
    <Fold heading={member('claims')} count={t('claims', { count: total })} />
  );
}

/** Collapses the messages. The panel's head still shows the unread count. */
export function MessagesFold() {
  const messages = useStore($messageSummary);
  return messages.state === 'ready' && newestMessages(messages.value).length > 0 ? (
    <Fold heading={member('messages')} />
  ) : null;
}
