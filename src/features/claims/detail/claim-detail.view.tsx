import type { StatePromptPay } from '../../../brand/states/served-states.rules.ts';
import { useInsertionEffect, type ReactNode } from 'react';
import type { IsoDate } from '../../../lib/date/date.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import appealStyles from '../appeal/appeal.css?inline';
import styles from './claim-detail.css?inline';
import whyStyles from './why-owe/why-owe.css?inline';
import type { Letter } from '../appeal/appeal-letter.view.tsx';
import { appealOf } from '../appeal/appeal.rules.ts';
import { AppealBox } from '../appeal/appeal.view.tsx';
import type { ClaimDetail } from './claim-detail.schema.ts';
import { t } from './claim-detail.text.ts';
import { ClaimFacts } from './claim-facts.view.tsx';
import { ClaimTimeline } from './timeline/claim-timeline.view.tsx';
import { ClaimServices } from './claim-services.view.tsx';
import { useClaimSlot } from '../claim-slots.ts';
import type { Claim } from '../claims.schema.ts';
import { figuresOf } from './why-owe/why-owe.rules.ts';
import { WhyOweView } from './why-owe/why-owe.view.tsx';

interface ClaimDetailViewProps {
  claim: Claim;
  holder: Letter['holder'];
  /** The state's prompt-pay law; null if it does not apply to this claim. */
  law: StatePromptPay | null;
  today: IsoDate;
  detail: Remote<ClaimDetail>;
  isMarked: boolean;
  onRetry(): void;
  side: ReactNode;
}

const SKELETON_ROWS = 4;

/** A drug claim contains its own figures, so they show even if its services fail to load. */
function Money({ claim, detail, isMarked, onRetry }: ClaimDetailViewProps) {
  const payOffer = useClaimSlot('payOffer');
  if (detail.state === 'loading') return <SkeletonRows rows={SKELETON_ROWS} label={t('loading')} />;
  const services = detail.state === 'ready' ? detail.value.services : null;
  const isExplained = services !== null || claim.drug || claim.memberCost === null;
  return (
    <>
      {isExplained ? (
        <WhyOweView
          claim={claim}
          services={services}
          figures={figuresOf(claim, services)}
          isMarked={isMarked}
        />
      ) : null}
      {detail.state === 'failed' ? (
        <FailedNote text={t('failed')} reference={detail.failure.reference} onRetry={onRetry} />
      ) : null}
      {isExplained ? null : payOffer(claim, null) /* if WhyOweView is shown, it contains the offer */}
    </>
  );
}

function Steps({ claim, detail, law, today }: ClaimDetailViewProps) {
  if (detail.state === 'loading') return null;
  const loaded = detail.state === 'ready' ? detail.value : null;
  return (
    <div className="detail-steps">
      <ClaimTimeline claim={claim} detail={loaded} law={law} today={today} />
    </div>
  );
}

function Appeal({ claim, holder, today, detail }: ClaimDetailViewProps) {
  if (detail.state === 'loading') return null;
  const loaded = detail.state === 'ready' ? detail.value : null;
  const appeal = appealOf(claim, loaded, today);
  const letter = { claim, holder, today, services: loaded?.services ?? null };
  return appeal ? <AppealBox appeal={appeal} letter={letter} /> : null;
}

export function ClaimDetailView(props: ClaimDetailViewProps) {
  const { claim, holder, today, detail, side } = props;
  useInsertionEffect(() => [whyStyles, styles, appealStyles].forEach(adoptStyles), []);
  const services = detail.state === 'ready' ? detail.value.services : null;
  const isOpen = claim.status === 'in-process';
  return (
    <div className="claim-detail" aria-busy={detail.state === 'loading'}>
      <div className="detail-columns">
        {isOpen ? <Steps {...props} /> : null /* steps come first, because no figures are known yet */}
        <div className="detail-main">
          <Money {...props} />
        </div>
        {isOpen ? null : <Steps {...props} />}
        <div className="detail-side">{side}</div>
      </div>
      <Appeal {...props} />
      {services ? <ClaimServices services={services} today={today} /> : null}
      <ClaimFacts claim={claim} services={services} holder={holder} />
    </div>
  );
}
