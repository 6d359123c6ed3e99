/** The last twelve months' claims, for comparing a bill with them. The bill itself is never in a store. */
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { DateSpan } from '../../../lib/date/date.ts';
import { $paidClaims } from '../../../profile/payments/paid-claims.store.ts';
import { memberRemote } from '../../../session/member-data.store.ts';
import { spanOf } from '../../../ui/filter/date-range.rules.ts';
import type { Claim } from '../claims.schema.ts';
import { fetchRecentClaims } from '../claims.store.ts';
import { claimsList } from '../list/claims-list.store.ts';
import { missingOf } from '../claims.rules.ts';

export interface YearOfClaims {
  claims: readonly Claim[];
  /** How many of the service's claims are missing in `claims`, because they were malformed or not sent. */
  missing: number;
  isPaidKnown: boolean;
}

const year = memberRemote<YearOfClaims>();

export const $yearOfClaims = year.$value;
export const leaveYearOfClaims = year.leave;

export const yearSpan = (): DateSpan => spanOf({ option: 'twelveMonths' }, brandToday());

/** Loads the year's claims, or reuses the list's claims if they cover the year. After a payment they are not reused, because the list reloads only while its view is open. */
export function loadYearOfClaims(): Promise<void> {
  return year.load(async (signal) => {
    const listed = claimsList.$loaded.get();
    if (
      $paidClaims.get().length === 0 &&
      listed.state === 'ready' &&
      listed.value.period.option === 'twelveMonths' &&
      listed.value.day === brandToday()
    ) {
      const { index, missing, spendingDataComplete } = listed.value;
      return { claims: index.rows, missing, isPaidKnown: spendingDataComplete };
    }
    const summary = await fetchRecentClaims(yearSpan(), signal);
    const { claims, spendingDataComplete } = summary;
    return { claims, missing: missingOf(summary), isPaidKnown: spendingDataComplete };
  });
}
