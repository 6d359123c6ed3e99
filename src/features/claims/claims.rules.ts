/** The claims request, and the rows of the claims panel (spec 001 §§2, 4, 6, 9). Pure. */
import { addDays, toCompactDate, toUsDate, type IsoDate } from '../../lib/date.ts';
import type { Claim, ClaimQuery } from './claims.schema.ts';

/** Window of the claims panel on the activity summary, in days (spec 001 §9). */
const SUMMARY_WINDOW_DAYS = 60;
/** Rows of the claims panel on the activity summary (spec 001 §9). */
export const SUMMARY_ROWS = 3;

/** The fields of the profile that the claims request needs. */
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
  /** When the contract moved to another system; null if it did not. */
  ibcMigrationDate: IsoDate | null;
}

/** Members other than subscribers send their pin and, after migration, first name and birth date (spec 001 §6). */
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

/** The request for the claims from one day to another, both included. @param to today */
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

/** The first day of the panel's window. @param today calendar date in the brand's zone */
export const summaryWindowStart = (today: IsoDate): IsoDate => addDays(today, -SUMMARY_WINDOW_DAYS);

/** The rows of the panel; claims of one day keep the service's order. */
export const newestClaims = (claims: readonly Claim[], rows: number = SUMMARY_ROWS): Claim[] =>
  claims.toSorted((a, b) => b.serviceDate.localeCompare(a.serviceDate)).slice(0, rows);
