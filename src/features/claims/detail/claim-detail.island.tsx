/** Each part follows its own store: one that loads does not hold up the others. */
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { BrandSlice } from '../../../brand/brand-slice.ts';
import { today as todayIn } from '../../../lib/date/date.ts';
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

/** The brand, with the law on paying claims in time if it applies to this claim. */
function useBrandOf({ claim, profile }: ClaimDetailProps): BrandSlice {
  const brand = useClaimSlot('brand');
  return useMemo(
    () => ({ ...brand, promptPay: lawOf(brand.promptPay, claim, profile.clientList) }),
    [brand, claim, profile],
  );
}

function Documents({ claim }: Pick<ClaimDetailProps, 'claim'>) {
  const open = openClaimOf(claim, useClaimSlot('range'));
  const found = useStore(open.$statement);
  const statement = found.state === 'ready' ? found.value : null;
  return (
    <ClaimDocuments
      settled={claim.status !== 'in-process'}
      documents={useStore(open.$documents)}
      statement={statement}
      onRetry={open.loadDocuments}
      onSave={open.saveDocument}
      onSaveStatement={() => statement && open.saveStatement(statement)}
    />
  );
}

function Actions({ claim, profile }: ClaimDetailProps) {
  const open = openClaimOf(claim, useClaimSlot('range'));
  const brand = useBrandOf({ claim, profile });
  const detail = useStore(open.$detail);
  const isMarked = isMarkedPaid(useStore($paidMarks) ?? {}, claim);
  const [printing, setPrinting] = useState(false);
  const known = detail.state === 'ready' ? detail.value : null;
  return (
    <>
      <ClaimActions
        claim={claim}
        saving={useStore(open.$saving)}
        onPrint={known ? () => setPrinting(true) : null}
        onSave={open.saveDetail}
        onRetry={open.retrySaving}
      />
      {printing ? (
        <PrintSheet onDone={() => setPrinting(false)}>
          <ClaimSheet
            claim={claim}
            detail={known}
            figures={figuresOf(claim, known?.services ?? null)}
            isMarked={isMarked}
            holder={profile}
            brand={brand}
            today={todayIn(brand.timeZone)}
          />
        </PrintSheet>
      ) : null}
    </>
  );
}

export default function ClaimDetail({ claim, profile }: ClaimDetailProps) {
  const brand = useBrandOf({ claim, profile });
  const statements = useClaimSlot('statements');
  const open = openClaimOf(claim, useClaimSlot('range'));
  const today = todayIn(brand.timeZone);
  const ecId = ecIdOf(claim.patient, coveredPeople(profile));
  useEffect(() => {
    open.open(ecId === null ? null : { ecId, today, source: statements });
    return open.close;
  }, [open, ecId, today, statements]);
  return (
    <ClaimDetailView
      claim={claim}
      holder={profile}
      brand={brand}
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
