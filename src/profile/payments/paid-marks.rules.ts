/** Claims that a member marked as paid (decisions/claims#claims-marked-as-paid). Pure. */
import { addMonths, type IsoDate } from '../../lib/date/date.ts';
import { claimKey, type ClaimId } from './claim-key.rules.ts';

export interface PaidMark {
  /** The claim's cost in cents when it was marked. If the claim is decided again at another cost, the mark no longer applies. */
  cost: number;
  /** The last day on which the mark applies. */
  until: IsoDate;
}

/** Marks by `claimKey`. */
export type PaidMarks = Readonly<Record<string, PaidMark>>;

const PERSISTED_MONTHS = 24;

type MarkedClaim = ClaimId & { memberCost: number | null };

export const isMarkedPaid = (marks: PaidMarks, claim: MarkedClaim): boolean =>
  marks[claimKey(claim)]?.cost === claim.memberCost;

export const withoutMark = (marks: PaidMarks, claim: ClaimId): PaidMarks => {
  const { [claimKey(claim)]: _removed, ...others } = marks;
  return others;
};

/** Adds a mark. @param today in the brand's time zone @returns the marks unchanged if the claim's cost is unknown */
export const withMark = (marks: PaidMarks, claim: MarkedClaim, today: IsoDate): PaidMarks =>
  claim.memberCost === null
    ? marks
    : { ...marks, [claimKey(claim)]: { cost: claim.memberCost, until: addMonths(today, PERSISTED_MONTHS) } };

/** The marks that have not expired. @param today in the brand's time zone */
export const marksOf = (marks: PaidMarks, today: IsoDate): PaidMarks =>
  Object.fromEntries(Object.entries(marks).filter(([, { until }]) => until >= today));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isMark = (value: unknown): value is PaidMark =>
  isRecord(value) && Number.isInteger(value['cost']) && typeof value['until'] === 'string';

/** The marks in a stored value. Drops invalid entries. */
export const readMarks = (stored: unknown): PaidMarks =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, PaidMark] => isMark(entry[1])),
      )
    : {};
