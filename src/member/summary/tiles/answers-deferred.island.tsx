/** Parts of the summary's three answers that load after the first claims (decisions/claims#one-figure-of-what-is-owed, decisions/plans#the-card-in-one-press). */
import type { ReactNode } from 'react';
import { t as claims } from '../../../features/claims/claims.text.ts';
import {
  owedInNetwork,
  type DeniedPart,
  type Owed,
  type OwedGap,
} from '../../../features/claims/owed.rules.ts';
import { summaryRange } from '../../../features/claims/summary-range.ts';
import { useShownProgress } from '../../../features/plan-progress/answer/shown-progress.island.tsx';
import { overMaximum } from '../../../features/plan-progress/limits/over-maximum.rules.ts';
import { afterPaint } from '../../../lib/page/after-paint.ts';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { showMoney } from '../../../lib/text/money.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { ensureProfile } from '../../../profile/profile.store.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { useOnDemand } from '../../../ui/page/use-on-demand.ts';
import { t } from './answers-deferred.text.ts';
import { Answer } from './answers.view.tsx';
import { ALL_CLAIMS } from '../../../routing/hash.rules.ts';
import { useDeferredChunk } from '../../shared/deferred-chunk.ts';
import { t as member } from '../../shared/member.text.ts';
import { RetryButton } from '../../shared/retry-button.view.tsx';
import { reloadPanel } from '../summary.store.ts';

export { CardAnswer } from './card-answer.island.tsx';

interface GapProps {
  gap: { because: OwedGap | 'failed'; count?: number };
}

/** Maps a reason for an unknown amount to the key of its text in claims.text.ts, if the claims panel shows it too. */
const IN_CLAIMS = { failed: 'failed', payments: 'vendorFailed', skipped: 'skipped' } as const;

const isInClaims = (because: GapProps['gap']['because']): because is keyof typeof IN_CLAIMS =>
  Object.hasOwn(IN_CLAIMS, because);

export function GapReason({ gap: { because, count = 0 } }: GapProps) {
  const { phone } = useBrandContact();
  const values = { count, phone };
  return <PhoneIn text={isInClaims(because) ? claims(IN_CLAIMS[because], values) : t(because, values)} />;
}

/** A link to all claims. @param isPrimary whether something is left to pay */
const SeeClaims = ({ isPrimary = false }) => (
  <a className={isPrimary ? 'button primary' : 'button'} href={ALL_CLAIMS}>
    {t('seeClaims')}
  </a>
);

/** Reasons for an unknown amount that a retry may resolve. */
const TRY_AGAIN: readonly GapProps['gap']['because'][] = ['failed', 'payments', 'incomplete'];

export function GapAction({ gap }: GapProps) {
  if (!TRY_AGAIN.includes(gap.because)) return <SeeClaims />;
  return <RetryButton onPress={() => void reloadPanel('claims')} />;
}

type Known = Extract<Owed, { state: 'known' }>;

function deniedText({ cents, isAtLeast }: DeniedPart): string | null {
  if (!isAtLeast) return cents > 0 ? t('denied', { amount: showMoney(cents) }) : null;
  return cents > 0 ? t('deniedAtLeast', { amount: showMoney(cents) }) : t('deniedUnknown');
}

export function OweNotes({ owed: { denied, open, counter } }: { owed: Known }) {
  const ofDenied = deniedText(denied);
  const left = [
    ...(counter > 0 ? [t('counter', { count: counter })] : []),
    ...(open > 0 ? [t('open', { count: open })] : []),
  ];
  return (
    <>
      {ofDenied ? <p className="answer-note">{ofDenied}</p> : null}
      {left.length > 0 ? <p className="answer-note">{t('notCounted', { claims: left.join('; ') })}</p> : null}
    </>
  );
}

/** Warns if the amount owed in network exceeds the out-of-pocket maximum, because no member has to pay more. */
export function OverMaximumNote({ owed: { claims: owed }, profile }: { owed: Known; profile: Profile }) {
  const { phone } = useBrandContact();
  const progress = useShownProgress(profile);
  const over = progress && overMaximum(owedInNetwork(owed), progress.plans, progress.groups);
  if (!over) return null;
  const amounts = { sum: showMoney(over.sum), maximum: showMoney(over.maximum) };
  return (
    <p className="answer-note">
      <PhoneIn text={t('overMaximum', { ...amounts, phone })} />
    </p>
  );
}

/**
 * Moves the focus to the answer's action if the focus was lost. Marking a claim as paid may have replaced the button that opened
 * the dialog.
 */
function focusAction(): void {
  if (document.activeElement?.matches('body, main') !== true) return;
  document.querySelector<HTMLElement>('#owe-answer :is(a, button)')?.focus();
}

interface PayActionProps {
  owed: Pick<Known, 'cents' | 'claims'>;
  profile: Profile;
}

const loadPay = () => import('./pay-answer.island.tsx');
const loadClaims = () => import('./owed-dialog.island.tsx');

/** The answer's action: pays the claim if only one is left to pay, or opens a dialog with the claims and their reasons (decisions/claims#reasons-behind-the-sum). */
export function PayAction({ owed: { cents, claims: owed }, profile }: PayActionProps) {
  const [claim] = owed.length === 1 ? owed : [];
  const [pay] = useDeferredChunk(loadPay, claim !== undefined);
  const dialog = useOnDemand(loadClaims);
  const range = summaryRange(brandToday());
  const seeClaims = (
    <button type="button" className="button primary" {...dialog.opener}>
      {t('seeWhy')}
    </button>
  );
  function action(): ReactNode {
    // If the dialog's code does not load, link to the claims list, which shows the same claims.
    if (cents === 0 || dialog.state === 'failed') return <SeeClaims isPrimary={cents > 0} />;
    if (!claim || pay.state === 'failed') return seeClaims;
    if (pay.state === 'loading') return null;
    return <pay.module.default claim={claim} profile={profile} range={range} seeClaims={seeClaims} />;
  }
  return (
    <>
      {action()}
      {dialog.state === 'open' ? (
        <dialog.View
          owed={owed}
          cents={cents}
          profile={profile}
          range={range}
          onClose={() => {
            dialog.close();
            afterPaint(focusAction);
          }}
        />
      ) : null}
    </>
  );
}

/** The plan answer if a dental group is selected, or if the member has no group. */
export const PlanNotShown = () => (
  <Answer
    name="plan"
    foot={
      <a className="button" href="#/healthPlans">
        {member('allPlans')}
      </a>
    }
  >
    <p>{t('noProgress')}</p>
  </Answer>
);

interface PlanUnloadedProps {
  onRetry(): void;
}

/** The plan answer if the profile or the code of plan progress did not load. */
export const PlanUnloaded = ({ onRetry }: PlanUnloadedProps) => (
  <Answer
    name="plan"
    foot={
      <RetryButton
        onPress={() => {
          onRetry();
          void ensureProfile();
        }}
      />
    }
  >
    <p>{member('planProgressFailed')}</p>
  </Answer>
);
