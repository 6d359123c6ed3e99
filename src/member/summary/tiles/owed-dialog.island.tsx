/**
 * A dialog that lists the claims with something left to pay. Each claim shows why the amount is owed, and a button to
 * pay it (decisions/claims#reasons-behind-the-sum).
 */
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { isRefused } from '../../../features/claims/appeal/appeal.rules.ts';
import { ClaimStatusMark } from '../../../features/claims/claim-status.view.tsx';
import { FillClaimSlots } from '../../../features/claims/claim-slots.ts';
import type { Claim } from '../../../features/claims/claims.schema.ts';
import { t as claims } from '../../../features/claims/claims.text.ts';
import detailStyles from '../../../features/claims/detail/claim-detail.css?inline';
import { openClaimOf } from '../../../features/claims/detail/claim-detail.store.ts';
import { Denials } from '../../../features/claims/detail/denial.view.tsx';
import whyStyles from '../../../features/claims/detail/why-owe/why-owe.css?inline';
import { figuresOf, whyOwe } from '../../../features/claims/detail/why-owe/why-owe.rules.ts';
import { WhyWords } from '../../../features/claims/detail/why-owe/why-owe.view.tsx';
import { PaidMark } from '../../../features/claims/detail/paid-mark.island.tsx';
import { showClaim } from '../../../features/claims/list/show-claim.ts';
import { leftOf } from '../../../features/claims/owed.rules.ts';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { showDate, type DateSpan, type IsoDate } from '../../../lib/date/date.ts';
import { fewAtOnce } from '../../../lib/http/few-at-once.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { showMoney } from '../../../lib/text/money.ts';
import { fullName } from '../../../profile/coverage/family.rules.ts';
import { FamilyMarks } from '../../../profile/coverage/family-marks.island.tsx';
import { PersonMark } from '../../../ui/page/person-mark.tsx';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import { isMarkedPaid } from '../../../profile/payments/paid-marks.rules.ts';
import { $paidMarks } from '../../../profile/payments/paid-marks.store.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import { ALL_CLAIMS } from '../../../routing/hash.rules.ts';
import styles from './owed-dialog.css?inline';
import { OwedBars } from './owed-bars.view.tsx';
import { t } from './owed-dialog.text.ts';
import { PayOffer } from '../../claim-detail/pay-offer.island.tsx';

/** Maximum number of claims in the dialog, because each claim requires a service call. The claims list shows all claims. */
const MOST = 10;
const AT_ONCE = 3;

interface WhyProps {
  claim: Claim;
  profile: Profile;
  isMarked: boolean;
  range: DateSpan;
}

/** The reason why a claim is owed. For a drug claim, the reason is known even if the claim's services fail to load. */
function Why({ claim, profile, isMarked, range }: WhyProps) {
  const { $detail, loadDetail } = openClaimOf(claim, range);
  const detail = useStore($detail);
  if (detail.state === 'loading') return <SkeletonRows rows={1} label={t('loading')} />;
  const services = detail.state === 'ready' ? detail.value.services : null;
  const figures = figuresOf(claim, services);
  const why = whyOwe(claim, figures);
  return (
    <>
      <Denials services={services} />
      {services || claim.drug ? <WhyWords claim={claim} figures={figures} isMarked={isMarked} /> : null}
      {detail.state === 'failed' ? (
        <FailedNote
          text={t('failed')}
          reference={detail.failure.reference}
          onRetry={() => void loadDetail()}
        />
      ) : null}
      <PayOffer
        claim={claim}
        payer={profile}
        figuresTotal={why.state === 'differs' ? why.figuresTotal : null}
      />
      <PaidMark claim={claim} />
    </>
  );
}

const mayAppeal = ({ status, appealDeadline }: Claim, today: IsoDate): boolean =>
  isRefused({ status }) && appealDeadline !== null && appealDeadline >= today;

function OwedClaim(props: WhyProps) {
  const { claim, isMarked } = props;
  const day = brandToday();
  const { patient, provider, serviceDate, status } = claim;
  return (
    <li className="owed-claim">
      <div className="owed-name">
        <h3>
          <a
            href={ALL_CLAIMS}
            onClick={() => showClaim(claimKey(claim), null)}
            {...(provider && inEnglish())}
          >
            {provider || claims('noProvider')}
          </a>
        </h3>
        <p>{isMarked ? claims('marked') : showMoney(leftOf(claim))}</p>
      </div>
      <p className="owed-more">
        <time dateTime={serviceDate}>{showDate(serviceDate, day)}</time>
        <span>
          <PersonMark name={fullName({ ...patient, middleName: '' })} />
          {patient.firstName}
        </span>
        <ClaimStatusMark status={status} />
      </p>
      <Why {...props} />
      {mayAppeal(claim, day) ? (
        <p>
          <a href={ALL_CLAIMS} onClick={() => showClaim(claimKey(claim), 'appeal')}>
            {t('appeal')}
          </a>
        </p>
      ) : null}
    </li>
  );
}

/** Loads the claims' details. Does not abort or clear them on close, because the claims panel may show the same claim. */
function useDetails(shown: readonly Claim[], range: DateSpan): void {
  useEffect(() => {
    let isOpen = true;
    const opened = shown.map((claim) => openClaimOf(claim, range));
    void fewAtOnce(opened, AT_ONCE, async ({ loadDetail }) => {
      if (isOpen) await loadDetail();
    });
    return () => {
      isOpen = false;
    };
  }, [shown, range]);
}

interface OwedDialogProps {
  /** Claims with something left to pay. */
  owed: readonly Claim[];
  /** Cents left to pay in total. */
  cents: number;
  profile: Profile;
  /** Date range of the summary's claims, inclusive. */
  range: DateSpan;
  onClose(): void;
}

export default function OwedDialog(props: OwedDialogProps) {
  const { cents, profile, onClose } = props;
  const marks = useStore($paidMarks) ?? {};
  // Keeps the first value of the prop, so that a claim stays listed after the member marks it as paid, and the mark can be undone.
  const [owed] = useState(props.owed);
  const [range] = useState(props.range);
  useInsertionEffect(() => [whyStyles, detailStyles, styles].forEach(adoptStyles), []);
  const shown = useMemo(() => owed.slice(0, MOST), [owed]);
  const left = owed.length - shown.length;
  useDetails(shown, range);
  return (
    <Modal
      contentClass="owed-dialog"
      heading={t('heading', { amount: showMoney(cents) })}
      action={t('close')}
      onAction={onClose}
    >
      <FamilyMarks>
        <OwedBars owed={shown.filter((claim) => !isMarkedPaid(marks, claim))} />
        <p>{t('notBill')}</p>
        <FillClaimSlots slots={{ range }}>
          <ul className="owed-claims">
            {shown.map((claim) => (
              <OwedClaim
                key={claimKey(claim)}
                claim={claim}
                profile={profile}
                isMarked={isMarkedPaid(marks, claim)}
                range={range}
              />
            ))}
          </ul>
        </FillClaimSlots>
      </FamilyMarks>
      <p className="owed-left">
        {left > 0 ? `${t('left', { count: left })} ` : ''}
        <a href={ALL_CLAIMS}>{t('allClaims')}</a>
      </p>
    </Modal>
  );
}
