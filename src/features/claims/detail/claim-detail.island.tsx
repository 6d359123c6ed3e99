/** What opens under a claim's row, kept in step with its store. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { today as todayIn } from '../../../lib/date.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { openClaimOf } from './claim-detail.store.ts';
import { ClaimDetailView } from './claim-detail.view.tsx';
import { ecIdOf } from './claim-statement.rules.ts';
import { coveredPeople } from '../claims-context.rules.ts';
import { useClaimSlot } from '../claim-slots.ts';
import type { Claim } from '../claims.schema.ts';

interface ClaimDetailProps {
  claim: Claim;
  profile: Profile;
}

export default function ClaimDetail({ claim, profile }: ClaimDetailProps) {
  const brand = useClaimSlot('brand');
  const statements = useClaimSlot('statements');
  const open = openClaimOf(claim);
  const today = todayIn(brand.timeZone);
  const ecId = ecIdOf(claim.patient, coveredPeople(profile));
  useEffect(() => {
    open.open(ecId === null ? null : { ecId, today, source: statements });
    return open.close;
  }, [open, ecId, today, statements]);
  const statement = useStore(open.$statement);
  const found = statement.state === 'ready' ? statement.value : null;
  return (
    <ClaimDetailView
      claim={claim}
      holder={profile}
      brand={brand}
      today={today}
      detail={useStore(open.$detail)}
      documents={useStore(open.$documents)}
      statement={found}
      onSaveStatement={() => found && open.saveStatement(found)}
      saving={useStore(open.$saving)}
      onRetryDetail={open.loadDetail}
      onRetryDocuments={open.loadDocuments}
      onSaveDocument={open.saveDocument}
      onSaveDetail={open.saveDetail}
      onRetrySaving={open.retrySaving}
    />
  );
}
