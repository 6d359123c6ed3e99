/** The bill check, which compares a bill with the year's claims on this device. Loaded when the member opens it. */
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, useState } from 'react';
import { showLongDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import { isMarkedPaid } from '../../../profile/payments/paid-marks.rules.ts';
import { $paidMarks } from '../../../profile/payments/paid-marks.store.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import forms from '../../../ui/styles/forms.css?inline';
import type { Claim } from '../claims.schema.ts';
import { t as claimText } from '../claims.text.ts';
import { BillForm } from './bill-form.view.tsx';
import styles from './bill-match.css?inline';
import { findClaims, type Bill } from './bill-match.rules.ts';
import {
  $yearOfClaims,
  leaveYearOfClaims,
  loadYearOfClaims,
  yearSpan,
  type YearOfClaims,
} from './bill-match.store.ts';
import { t } from './bill-match.text.ts';
import { BillResult } from './bill-result.view.tsx';

/** A ref callback that never changes, so that React calls it only when the element is added. */
const focusOn = (element: HTMLElement | null): void => element?.focus();

interface BillMatchProps {
  /** Whether a payment for the claim was sent and has no outcome yet. */
  isUnsettled(claim: Claim): boolean;
  onShow(claim: Claim): void;
}

interface ComparedProps extends BillMatchProps {
  bill: Bill;
  year: YearOfClaims;
  onAgain(): void;
}

interface ChoiceProps {
  claims: readonly Claim[];
  onChoose(claim: Claim | null): void;
}

const Choice = ({ claims, onChoose }: ChoiceProps) => (
  <div role="group" aria-labelledby="bill-choice">
    <h3 id="bill-choice" tabIndex={-1} ref={focusOn}>
      {t('choose')}
    </h3>
    <ul className="bill-choices">
      {claims.map((claim) => (
        <li key={claimKey(claim)}>
          <button type="button" className="button" onClick={() => onChoose(claim)}>
            <span {...(claim.provider && inEnglish())}>{claim.provider || claimText('noProvider')}</span>,{' '}
            {showLongDate(claim.serviceDate)}, {claim.patient.firstName}
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="button" onClick={() => onChoose(null)}>
          {t('noneOfThese')}
        </button>
      </li>
    </ul>
  </div>
);

function Compared({ bill, year, isUnsettled, onShow, onAgain }: ComparedProps) {
  const finding = findClaims(bill, year.claims);
  const marks = useStore($paidMarks) ?? {};
  const [chosen, setChosen] = useState<Claim | null | undefined>();
  if (finding.state === 'several' && chosen === undefined)
    return <Choice claims={finding.claims} onChoose={setChosen} />;
  const claim = finding.state === 'found' ? finding.claim : (chosen ?? null);
  return (
    <BillResult
      bill={bill}
      claim={claim}
      isNoneChosen={chosen === null}
      isPaidKnown={year.isPaidKnown && !(claim && isUnsettled(claim))}
      isMarked={claim !== null && isMarkedPaid(marks, claim)}
      missing={year.missing}
      today={yearSpan().to}
      onShow={onShow}
      onAgain={onAgain}
    />
  );
}

export default function BillMatch({ isUnsettled, onShow }: BillMatchProps) {
  useInsertionEffect(() => {
    adoptStyles(forms);
    adoptStyles(styles);
  }, []);
  const year = useStore($yearOfClaims);
  const [bill, setBill] = useState<Bill | null>(null);
  useEffect(() => leaveYearOfClaims, []);
  const compare = (next: Bill): void => {
    setBill(next);
    void loadYearOfClaims();
  };
  const again = (): void => {
    setBill(null);
    document.querySelector<HTMLElement>('#bill-heading')?.focus();
  };
  return (
    <section className="panel bill-match" aria-labelledby="bill-heading">
      <h2 id="bill-heading" tabIndex={-1} ref={focusOn}>
        {t('heading')}
      </h2>
      <p>{t('lead')}</p>
      {bill === null ? (
        <BillForm days={yearSpan()} onCompare={compare} />
      ) : (
        <RemoteView
          value={year}
          loading={<p role="status">{t('loading')}</p>}
          failed={t('loadFailed')}
          onRetry={() => void loadYearOfClaims()}
        >
          {(value) => (
            <Compared bill={bill} year={value} isUnsettled={isUnsettled} onShow={onShow} onAgain={again} />
          )}
        </RemoteView>
      )}
    </section>
  );
}
