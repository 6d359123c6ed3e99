/** An open claim: first why the cost, beside it documents and what to do with it, then appeal, services and facts. */
import { useInsertionEffect, useState } from 'react';
import type { BrandSlice } from '../../../brand/brand-slice.ts';
import type { IsoDate } from '../../../lib/date.ts';
import type { Remote } from '../../../lib/remote.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { FailedNote } from '../../../ui/notices.tsx';
import { PrintSheet } from '../../../ui/print-sheet.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import appealStyles from '../appeal/appeal.css?inline';
import styles from './claim-detail.css?inline';
import whyStyles from './why-owe.css?inline';
import type { Letter } from '../appeal/appeal-letter.view.tsx';
import { appealOf } from '../appeal/appeal.rules.ts';
import { AppealBox } from '../appeal/appeal.view.tsx';
import type { ClaimDetail } from './claim-detail.schema.ts';
import type { Saving } from './claim-detail.store.ts';
import { t } from './claim-detail.text.ts';
import type { ClaimDocument } from '../downloads/claim-documents.schema.ts';
import { ClaimDocuments } from './claim-documents.view.tsx';
import { ClaimFacts } from './claim-facts.view.tsx';
import { ClaimKeep } from './claim-keep.view.tsx';
import type { StatementOfPerson } from './claim-statement.rules.ts';
import { ClaimServices } from './claim-services.view.tsx';
import { ClaimSheet } from './claim-sheet.view.tsx';
import { useClaimSlot } from '../claim-slots.ts';
import type { Claim } from '../claims.schema.ts';
import { figuresOf } from './why-owe.rules.ts';
import { WhyOweView } from './why-owe.view.tsx';

interface ClaimDetailViewProps {
  claim: Claim;
  holder: Letter['holder'];
  brand: BrandSlice;
  today: IsoDate;
  detail: Remote<ClaimDetail>;
  documents: Remote<ClaimDocument[]>;
  /** The patient's statement that the claim is on; null where there is none yet, or it is not known. */
  statement: Pick<StatementOfPerson, 'beginDate' | 'endDate'> | null;
  saving: Saving;
  onRetryDetail(): void;
  onRetryDocuments(): void;
  onSaveDocument(document: ClaimDocument): void;
  onSaveStatement(): void;
  onSaveDetail(): void;
  onRetrySaving(): void;
}

/** Rows of the skeleton: about as high as the words and the table that come. */
const SKELETON_ROWS = 4;

/** The answer and the services; a claim for a drug knows its own figures, also where its services cannot be had. */
function Money({ claim, brand, detail, onRetryDetail }: ClaimDetailViewProps) {
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
          phone={brand.phone}
        />
      ) : null}
      {detail.state === 'failed' ? (
        <FailedNote
          text={t('failed')}
          reference={detail.failure.reference}
          phone={brand.phone}
          onRetry={onRetryDetail}
        />
      ) : null}
      {isExplained ? null : payOffer(claim, null) /* after what says that the cost is not explained */}
    </>
  );
}

function Appeal({ claim, holder, brand, today, detail }: ClaimDetailViewProps) {
  if (detail.state === 'loading') return null;
  const known = detail.state === 'ready' ? detail.value : null;
  const appeal = appealOf(claim, known, today);
  const letter = { claim, holder, today, services: known?.services ?? null };
  return appeal ? <AppealBox appeal={appeal} brand={brand} letter={letter} /> : null;
}

export function ClaimDetailView(props: ClaimDetailViewProps) {
  const { claim, holder, brand, today, detail, documents, saving } = props;
  const [printing, setPrinting] = useState(false);
  useInsertionEffect(() => [whyStyles, styles, appealStyles].forEach(adoptStyles), []);
  const services = detail.state === 'ready' ? detail.value.services : null;
  return (
    <div className="claim-detail" aria-busy={detail.state === 'loading'}>
      <div className="detail-columns">
        <div className="detail-main">
          <Money {...props} />
        </div>
        <div className="detail-side">
          <ClaimDocuments
            settled={claim.status !== 'in-process'}
            documents={documents}
            statement={props.statement}
            onRetry={props.onRetryDocuments}
            onSave={props.onSaveDocument}
            onSaveStatement={props.onSaveStatement}
          />
          <ClaimKeep
            saving={saving}
            phone={brand.phone}
            claim={claim}
            onPrint={services ? () => setPrinting(true) : null}
            onSave={props.onSaveDetail}
            onRetry={props.onRetrySaving}
          />
        </div>
      </div>
      <Appeal {...props} />
      {services ? <ClaimServices services={services} today={today} /> : null}
      <ClaimFacts claim={claim} services={services} holder={holder} />
      {printing ? (
        <PrintSheet onDone={() => setPrinting(false)}>
          <ClaimSheet
            claim={claim}
            services={services}
            figures={figuresOf(claim, services)}
            holder={holder}
            brand={brand}
            today={today}
          />
        </PrintSheet>
      ) : null}
    </div>
  );
}
