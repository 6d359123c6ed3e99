/** An open claim. Each part has its own store, so that a slow part does not delay the others. */
import { pageBrand } from '../../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { isMarkedPaid } from '../../../profile/payments/paid-marks.rules.ts';
import { $paidMarks } from '../../../profile/payments/paid-marks.store.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { PrintSheet } from '../../../ui/output/print-sheet.tsx';
import { useClaimSlot } from '../claim-slots.ts';
import { coveredPeople } from '../../../profile/coverage/coverage.rules.ts';
import type { Claim } from '../claims.schema.ts';
import { ClaimActions } from './claim-actions.view.tsx';
import { openClaimOf } from './claim-detail.store.ts';
import { lawOf } from './timeline/claim-timeline.rules.ts';
import { ClaimDetailView } from './claim-detail.view.tsx';
import { ClaimDocuments } from './claim-documents.view.tsx';
import { ClaimSheet } from './claim-sheet.view.tsx';
import { ecIdOf } from './claim-patient.rules.ts';
import { figuresOf } from './why-owe/why-owe.rules.ts';

interface ClaimDetailProps {
  claim: Claim;
  profile: Profile;
}

/** The state's prompt-pay law if it applies to this claim. */
const claimLaw = ({ claim, profile }: ClaimDetailProps) =>
  lawOf(pageBrand().promptPay, claim, profile.clientList);

function Documents({ claim }: Pick<ClaimDetailProps, 'claim'>) {
  const open = openClaimOf(claim, useClaimSlot('range'));
  const statement = useStore(open.$statement);
  return (
    <ClaimDocuments
      settled={claim.status !== 'in-process'}
      documents={useStore(open.$documents)}
      statement={statement}
      onRetry={open.loadDocuments}
      onSave={open.saveDocument}
      onSaveStatement={open.saveStatement}
    />
  );
}

function Actions({ claim, profile }: ClaimDetailProps) {
  const open = openClaimOf(claim, useClaimSlot('range'));
  const detail = useStore(open.$detail);
  const isMarked = isMarkedPaid(useStore($paidMarks) ?? {}, claim);
  const [printing, setPrinting] = useState(false);
  const loaded = detail.state === 'ready' ? detail.value : null;
  return (
    <>
      <ClaimActions
        claim={claim}
        saving={useStore(open.$saving)}
        onPrint={loaded ? () => setPrinting(true) : null}
        onSave={open.saveDetail}
        onRetry={open.retrySaving}
      />
      {printing ? (
        <PrintSheet onDone={() => setPrinting(false)}>
          <ClaimSheet
            claim={claim}
            detail={loaded}
            figures={figuresOf(claim, loaded?.services ?? null)}
            isMarked={isMarked}
            holder={profile}
            law={claimLaw({ claim, profile })}
            today={brandToday()}
          />
        </PrintSheet>
      ) : null}
    </>
  );
}

export default function ClaimDetail({ claim, profile }: ClaimDetailProps) {
  const statements = useClaimSlot('statements');
  const open = openClaimOf(claim, useClaimSlot('range'));
  const today = brandToday();
  const ecId = ecIdOf(claim.patient, coveredPeople(profile));
  useEffect(() => {
    open.open(ecId === null ? null : { ecId, today, source: statements });
    return open.close;
  }, [open, ecId, today, statements]);
  return (
    <ClaimDetailView
      claim={claim}
      holder={profile}
      law={claimLaw({ claim, profile })}
      today={today}
      detail={useStore(open.$detail)}
      isMarked={isMarkedPaid(useStore($paidMarks) ?? {}, claim)}
      onRetry={() => void open.loadDetail()}
      side={
        <>
          <Documents claim={claim} />
          <Actions claim={claim} profile={profile} />
        </>
      }
    />
  );
}
