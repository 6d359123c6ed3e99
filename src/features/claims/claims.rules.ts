/** The claims request, and the rows of the claims panel (spec 001 §§2, 4, 6, 9). Pure. */
import { addDays, toCompactDate, toUsDate, type DateSpan, type IsoDate } from '../../lib/date/date.ts';
import type { Claim, ClaimQuery, ClaimSummary } from './claims.schema.ts';

/** Age of the oldest claims in the panel (spec 001 §9). */
const SUMMARY_WINDOW_DAYS = 60;
/** Maximum number of claims in the panel (spec 001 §9). */
export const SUMMARY_ROWS = 3;

export interface ClaimsMember {
  agreementId: string;
  umi: string;
  relationshipCode: string;
  isSubscriber: boolean;
  pinNumber: string;
  groupNumbers: string[];
  clientIds: string[];
  lastClaimPaymentVisitDate: IsoDate;
  firstName: string;
  dob: IsoDate | null;
  /** Date when the contract moves to another system; null if it does not move. */
  ibcMigrationDate: IsoDate | null;
}

/** The member's pin and, after migration, first name and birth date (spec 001 §6). */
function nonSubscriberIdentity(
  { pinNumber, firstName, dob, ibcMigrationDate }: ClaimsMember,
  today: IsoDate,
) {
  if (ibcMigrationDate === null || ibcMigrationDate > today) return { pin: pinNumber };
  return {
    pin: pinNumber,
    migrationDate: toCompactDate(ibcMigrationDate),
    patientFirstName: firstName,
    ...(dob === null ? {} : { patientDob: toUsDate(dob) }),
  };
}

/** The claims request. @param from first day @param to last day; both included */
export const claimSummaryQuery = (member: ClaimsMember, from: IsoDate, to: IsoDate): ClaimQuery => ({
  contractId: member.agreementId,
  umi: member.umi,
  relationCode: member.relationshipCode,
  startDate: toCompactDate(from),
  endDate: toCompactDate(to),
  groupNumTable: member.groupNumbers,
  channelType: 'I',
  lastLandedPageDate: toCompactDate(member.lastClaimPaymentVisitDate),
  clientId: member.clientIds,
  ...(member.isSubscriber ? {} : nonSubscriberIdentity(member, to)),
});

export const claimSummaryPayload = (reqClaimAccumActivitySummary: ClaimQuery) => ({
  reqClaimAccumActivitySummary,
});

export const summaryWindowStart = (today: IsoDate): IsoDate => addDays(today, -SUMMARY_WINDOW_DAYS);

/** The first and last day that the claims panel covers, both included. */
export const summaryWindow = (today: IsoDate): DateSpan => ({ from: summaryWindowStart(today), to: today });

/** The newest claims. Claims of the same day keep the service's order. */
export const newestClaims = (claims: readonly Claim[]): Claim[] =>
  claims.toSorted((a, b) => b.serviceDate.localeCompare(a.serviceDate)).slice(0, SUMMARY_ROWS);

/** Number of claims missing from `claims`: malformed claims, and claims that the service counted but did not send. */
export const missingOf = ({
  claims,
  skipped,
  total,
}: Pick<ClaimSummary, 'claims' | 'skipped' | 'total'>): number => Math.max(skipped, total - claims.length);
