import { pageBrand } from '../../../brand/page-brand.ts';
import type { StatePromptPay } from '../../../brand/states/served-states.rules.ts';
import { useInsertionEffect } from 'react';
import { showLongDate, type IsoDate } from '../../../lib/date/date.ts';
import type { CardHolder } from './claim-detail.rules.ts';
import type { ClaimDetail } from './claim-detail.schema.ts';
import { t } from './claim-detail.text.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import styles from './claim-sheet.css?inline';
import { ClaimFacts } from './claim-facts.view.tsx';
import { ClaimServices } from './claim-services.view.tsx';
import { ClaimTimeline } from './timeline/claim-timeline.view.tsx';
import { ClaimStatusMark } from '../claim-status.view.tsx';
import type { Claim } from '../claims.schema.ts';
import { Denials } from './denial.view.tsx';
import type { Figures } from './why-owe/why-owe.rules.ts';
import { MoneyTable, WhyWords } from './why-owe/why-owe.view.tsx';

interface ClaimSheetProps {
  claim: Claim;
  detail: ClaimDetail | null;
  figures: Figures;
  isMarked: boolean;
  holder: CardHolder;
  /** The state's prompt-pay law; null if it does not apply to this claim. */
  law: StatePromptPay | null;
  today: IsoDate;
}

export function ClaimSheet({ claim, detail, figures, isMarked, holder, law, today }: ClaimSheetProps) {
  const services = detail?.services ?? null;
  const { name, phone, hoursText: hours } = pageBrand();
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className="claim-sheet">
      <p className="sheet-brand">{name}</p>
      <h2>{t('sheet', { date: showLongDate(claim.serviceDate) })}</h2>
      <p>
        <ClaimStatusMark status={claim.status} />
      </p>
      <Denials services={services} />
      <WhyWords claim={claim} figures={figures} isMarked={isMarked} />
      <MoneyTable claim={claim} figures={figures} marked={false} />
      <ClaimTimeline claim={claim} detail={detail} law={law} today={today} />
      {services ? <ClaimServices services={services} today={today} /> : null}
      <ClaimFacts claim={claim} services={services} holder={holder} />
      <p>{t('questions', { phone, hours })}</p>
      <p>{t('printed', { date: showLongDate(today) })}</p>
    </div>
  );
}
