/** The answer "What do I owe?". The sum shows with the first claims; notes, reasons and the button are deferred (decisions/claims#one-figure-of-what-is-owed). */
import { useStore } from '@nanostores/react';
import { useContext, useDeferredValue, useInsertionEffect, type ReactNode } from 'react';
import { $claimSummary } from '../../../features/claims/claims.store.ts';
import { owedOf } from '../../../features/claims/owed.rules.ts';
import {
  $pendingPaymentsVersion,
  pendingPaymentOf,
  pendingPayments,
} from '../../../features/pay-claim/pending-payments.store.ts';
import { showMoney } from '../../../lib/text/money.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import { coveredPeople } from '../../../profile/coverage/coverage.rules.ts';
import { isMarkedPaid } from '../../../profile/payments/paid-marks.rules.ts';
import { $paidMarks } from '../../../profile/payments/paid-marks.store.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { $profile } from '../../../profile/profile.store.ts';
import { $groupChoices } from '../../../profile/group/selected-group.store.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { DeferredParts } from '../deferred.tsx';
import styles from './answers.css?inline';
import { t } from './answers.text.ts';
import { Answer } from './answers.view.tsx';

const FigureText = ({ figure, children }: { figure: string; children: ReactNode }) => (
  <p>
    <strong className="answer-figure">{figure}</strong> {children}
  </p>
);

/** Whether the sum covers a family's claims. Only the subscriber sees claims of others (spec 001 §6). */
const hasFamily = (profile: Profile): boolean =>
  profile.isSubscriber && coveredPeople(profile).some(({ pinNumber }) => pinNumber !== profile.pinNumber);

export function OweAnswer() {
  const parts = useContext(DeferredParts);
  useInsertionEffect(() => adoptStyles(styles), []);
  useStore($pendingPaymentsVersion);
  const summary = useDeferredValue(useStore($claimSummary));
  const profile = useStore($profile);
  const marks = useStore($paidMarks);
  const hasGroups = useStore($groupChoices).length > 1;
  if (summary.state === 'loading' || (profile.state === 'ready' && marks === null))
    return <Answer name="owe" />;
  const pending = pendingPayments();
  const owed =
    summary.state === 'ready' && profile.state === 'ready'
      ? owedOf(summary.value, {
          isUnsettled: (claim) => pendingPaymentOf(claimKey(claim), pending) !== null,
          isMarked: (claim) => isMarkedPaid(marks ?? {}, claim),
        })
      : null;
  if (profile.state !== 'ready' || owed?.state !== 'known') {
    const gap = owed?.state === 'unknown' ? owed : { because: 'failed' as const };
    return (
      <Answer name="owe" foot={parts && <parts.GapAction gap={gap} />}>
        <FigureText figure={t('unknown')}>{parts && <parts.GapReason gap={gap} />}</FigureText>
      </Answer>
    );
  }
  const { cents, claims, marked } = owed;
  const scope = hasFamily(profile.value) ? 'Family' : 'Own';
  return (
    <Answer name="owe" foot={parts && <parts.PayAction owed={owed} profile={profile.value} />}>
      <FigureText figure={cents === 0 ? t('nothing') : showMoney(cents)}>
        {t(`${cents === 0 ? 'nothing' : 'owed'}${scope}${hasGroups ? 'Groups' : ''}`, {
          count: claims.length,
        })}
        {marked > 0 ? ` ${t('marked', { count: marked })}` : null}
      </FigureText>
      {parts && <parts.OverMaximumNote owed={owed} profile={profile.value} />}
      {parts && <parts.OweNotes owed={owed} />}
    </Answer>
  );
}
