/** "What do I owe?": the sum that is left to pay, with the first claims; notes, reasons and the button follow (decision 249). */
import { useStore } from '@nanostores/react';
import { useInsertionEffect, type ReactNode } from 'react';
import { $claimSummary } from '../features/claims/claims.store.ts';
import { owedOf } from '../features/claims/owed.rules.ts';
import {
  $pendingPaymentsVersion,
  pendingPaymentOf,
  pendingPayments,
} from '../features/pay-claim/pending-payments.store.ts';
import { showMoney } from '../lib/money.ts';
import { coveredPeople } from '../profile/coverage.rules.ts';
import type { Profile } from '../profile/profile.rules.ts';
import { $profile } from '../profile/profile.store.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import type * as answersLate from './answers-late.island.tsx';
import styles from './answers.css?inline';
import { t } from './answers.text.ts';
import { Answer } from './answers.view.tsx';
import type { SummaryBrand } from './summary.store.ts';

const Words = ({ figure, children }: { figure: string; children: ReactNode }) => (
  <p>
    <strong className="answer-figure">{figure}</strong> {children}
  </p>
);

/** Others see their own claims only (spec 001 §6). */
const hasFamily = (profile: Profile): boolean =>
  profile.isSubscriber && coveredPeople(profile).some(({ pinNumber }) => pinNumber !== profile.pinNumber);

/** What loads after the first claims. */
export type AnswersLate = typeof answersLate;

interface OweAnswerProps {
  brand: SummaryBrand;
  late: AnswersLate | null;
}

export function OweAnswer({ brand, late }: OweAnswerProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  useStore($pendingPaymentsVersion);
  const summary = useStore($claimSummary);
  const profile = useStore($profile);
  if (summary.state === 'loading') return <Answer name="owe" />;
  const pending = pendingPayments();
  const owed =
    summary.state === 'ready' && profile.state === 'ready'
      ? owedOf(summary.value, (claim) => pendingPaymentOf(claim, pending) !== null)
      : null;
  if (profile.state !== 'ready' || owed?.state !== 'known') {
    const gap = owed?.state === 'unknown' ? owed : { because: 'failed' as const };
    return (
      <Answer name="owe" foot={late && <late.GapAction gap={gap} brand={brand} />}>
        <Words figure={t('unknown')}>{late && <late.GapReason gap={gap} />}</Words>
      </Answer>
    );
  }
  const { cents, claims } = owed;
  const scope = hasFamily(profile.value) ? 'Family' : 'Own';
  return (
    <Answer
      name="owe"
      foot={late && <late.PayAction owed={owed} profile={profile.value} timeZone={brand.timeZone} />}
    >
      <Words figure={cents === 0 ? t('nothing') : showMoney(cents)}>
        {t(cents === 0 ? `nothing${scope}` : `owed${scope}`, { count: claims.length })}
      </Words>
      {late && <late.OweNotes owed={owed} />}
    </Answer>
  );
}
