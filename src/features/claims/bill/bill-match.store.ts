/** The claims of the last twelve months, with which a bill is compared. The bill itself is never in a store. */
import { today as todayIn, type DateSpan } from '../../../lib/date.ts';
import { memberRemote } from '../../../session/member-data.store.ts';
import { spanOf } from '../../../ui/date-range.rules.ts';
import type { Claim } from '../claims.schema.ts';
import { fetchRecentClaims } from '../claims.service.ts';
import { claimsList } from '../list/claims-list.store.ts';

export interface YearOfClaims {
  claims: readonly Claim[];
  /** Claims that could not be read. */
  skipped: number;
  isPaidKnown: boolean;
}

const year = memberRemote<YearOfClaims>();

export const $yearOfClaims = year.$value;
export const leaveYearOfClaims = year.leave;

export const yearSpan = (timeZone: string): DateSpan => spanOf({ option: 'twelveMonths' }, todayIn(timeZone));

/** The list's claims if it shows the whole year: a payment made meanwhile reloads them. Otherwise asks the service. */
export function loadYearOfClaims(timeZone: string): Promise<void> {
  return year.load(async (signal) => {
    const listed = claimsList.$loaded.get();
    if (
      listed.state === 'ready' &&
      listed.value.period.option === 'twelveMonths' &&
      listed.value.day === todayIn(timeZone)
    ) {
      const { index, skipped, spendingDataComplete } = listed.value;
      return { claims: index.rows, skipped, isPaidKnown: spendingDataComplete };
    }
    const { claims, skipped, spendingDataComplete } = await fetchRecentClaims(yearSpan(timeZone), signal);
    return { claims, skipped, isPaidKnown: spendingDataComplete };
  });
}
