/** The spending accounts of all clients (spec 001 §2 'one box per client', §4). */
import { useInsertionEffect, useMemo } from 'react';
import type { IsoDate } from '../../../lib/date.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { spendingClients, type SpendingBrand } from '../spending-clients.rules.ts';
import { StatusEntry } from './client-entry.view.tsx';
import { ClientSummary } from './client-summary.island.tsx';
import styles from './spending-summary.css?inline';

interface SpendingSummaryProps {
  profile: Profile;
  brand: SpendingBrand;
  /** In the brand's zone. */
  today: IsoDate;
  /** Where a claim to pay is chosen. */
  claimsHref: string;
}

export function SpendingSummary({ profile, brand, today, claimsHref }: SpendingSummaryProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const parts = useMemo(() => spendingClients(profile, brand), [profile, brand]);
  if (parts.length === 0)
    return (
      <div className="panel">
        <StatusEntry status="notOffered" />
      </div>
    );
  return (
    <div className="spend">
      {parts.map((part) => (
        <ClientSummary
          key={part.client.clientId}
          part={part}
          profile={profile}
          today={today}
          claimsHref={claimsHref}
        />
      ))}
    </div>
  );
}
