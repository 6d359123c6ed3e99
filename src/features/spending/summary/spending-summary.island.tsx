/** The spending accounts of all clients (spec 001 §2 'one box per client', §4). */
import { useInsertionEffect, useMemo } from 'react';
import type { IsoDate } from '../../../lib/date/date.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { CallNote } from '../../../ui/page/call-note.tsx';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { HsaTermsReceipt } from '../hsa/hsa-terms-receipt.view.tsx';
import { spendingClients, type SpendingBrand } from '../clients/spending-clients.rules.ts';
import { ClientSummary } from './client-summary.island.tsx';
import styles from './spending-summary.css?inline';
import { t } from './spending-summary.text.ts';

interface SpendingSummaryProps {
  profile: Profile;
  brand: SpendingBrand;
  /** In the brand's zone. */
  today: IsoDate;
  /** Where a claim to pay is chosen. */
  /** Where claims are paid; null in a simulation, which pays none (decision 229). */
  claimsHref: string | null;
}

export function SpendingSummary({ profile, brand, today, claimsHref }: SpendingSummaryProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { phone } = useBrandContact();
  const parts = useMemo(() => spendingClients(profile, brand), [profile, brand]);
  return (
    <div className="spend">
      {parts.length === 0 ? (
        <div className="panel">
          <EmptyNote
            drawing="spending"
            text={t('notOffered')}
            next={<PhoneIn text={t('notOfferedNext', { phone })} />}
          />
        </div>
      ) : null}
      {parts.map((part) => (
        <ClientSummary
          key={part.client.clientId}
          part={part}
          profile={profile}
          today={today}
          claimsHref={claimsHref}
        />
      ))}
      <HsaTermsReceipt profile={profile} />
      <CallNote text={t('call')} />
    </div>
  );
}
