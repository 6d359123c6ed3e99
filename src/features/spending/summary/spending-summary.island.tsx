/** The spending accounts of all clients (spec 001 §2 'one box per client', §4). */
import { pageBrand } from '../../../brand/page-brand.ts';
import { useInsertionEffect, useMemo } from 'react';
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { CallNote } from '../../../ui/page/call-note.tsx';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { HsaTermsReceipt } from '../hsa/hsa-terms-receipt.view.tsx';
import { spendingClients } from '../clients/spending-clients.rules.ts';
import { ClientSummary } from './client-summary.island.tsx';
import styles from './spending-summary.css?inline';
import { t } from './spending-summary.text.ts';

interface SpendingSummaryProps {
  profile: Profile;
  /**
   * Address of the page where claims are paid. Null in a simulation, which cannot pay claims
   * (decisions/staff#a-simulation-changes-nothing).
   */
  claimsHref: string | null;
}

export function SpendingSummary({ profile, claimsHref }: SpendingSummaryProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { phone } = useBrandContact();
  const parts = useMemo(() => spendingClients(profile, pageBrand().rules.spending), [profile]);
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
          today={brandToday()}
          claimsHref={claimsHref}
        />
      ))}
      <HsaTermsReceipt profile={profile} />
      <CallNote text={t('call')} />
    </div>
  );
}
