/**
 * Determines which claims changed an accumulator, and by how much (decisions/plans#the-ledger-of-an-accumulator). Money
 * is whole cents; visits are counts times 100. Pure.
 */
import type { IsoDate } from '../../lib/date/date.ts';
import type { ProfileGroup } from '../../profile/group/selected-group.rules.ts';
import type { AccumulatorRow, PanelPlan, PersonRow } from './panel-plans.rules.ts';
import { COUNT_UNIT, type Figures } from './progress-figures.rules.ts';
import { isOfGroup } from './progress-queries.rules.ts';

export interface Movement {
  typeCode: string;
  descriptorCode: string;
  amount: number;
}

export interface LedgerClaim {
  number: string;
  serviceDate: IsoDate;
  groupNumber: string;
  planType: string;
  patient: { firstName: string; lastName: string; dateOfBirth: IsoDate | null };
}

export interface LedgerService {
  accumulations: readonly Movement[] | null;
  pendingAccumulations?: readonly Movement[];
}

export interface LedgerDetail<C extends LedgerClaim = LedgerClaim> {
  claim: C;
  services: readonly LedgerService[] | null;
}

export interface PlanClaims<C extends LedgerClaim = LedgerClaim> {
  details: readonly LedgerDetail<C>[];
  /** Number of claims that are missing from the list, because they were malformed or not sent. */
  missing: number;
}

export interface LedgerEntry<C extends LedgerClaim = LedgerClaim> {
  claim: C;
  /** Negative for a correction. At least one of `amount` and `pending` is not 0. */
  amount: number;
  pending: number;
}

export interface Ledger<C extends LedgerClaim = LedgerClaim> {
  /** Newest first. Claims of the same day keep their given order. */
  entries: LedgerEntry<C>[];
  fromClaims: number;
  /** `over-limit`: the claims exceed the total, which is at the limit. `others`: hidden claims of other people may explain the missing amount. */
  outcome: 'adds-up' | 'over-limit' | 'others' | 'unexplained';
  /** The total minus `fromClaims`. Positive if claims explain only part of the total, negative if the total does not include all claims. */
  difference: number;
  /** Number of claims with a service whose accumulations are unknown. These claims may explain the difference. */
  unknown: number;
  /**
   * Number of claims whose details did not load, plus the number of missing claims if `difference` is not 0. These
   * claims may explain the difference.
   */
  unread: number;
  /** Whether the difference may come from people whose claims the member cannot see. */
  mayBeOthers: boolean;
}

type Person = PersonRow['person'];

/** Whether the person is the claim's patient. An unknown birth date matches any birth date. */
export const isPatient = ({ patient }: LedgerClaim, person: Person): boolean =>
  patient.firstName === person.firstName &&
  patient.lastName === person.lastName &&
  (patient.dateOfBirth === null || person.dateOfBirth === null || patient.dateOfBirth === person.dateOfBirth);

/**
 * Claims of the plan's group and line of business, with a service date in the plan's benefit period. @param person
 * null for the family
 */
export const claimsOfPlan = <C extends LedgerClaim>(
  claims: readonly C[],
  plan: Pick<PanelPlan, 'line' | 'start' | 'end'>,
  group: Pick<ProfileGroup, 'groupNumber' | 'directPayIndicator'>,
  person: Person | null,
): C[] =>
  claims.filter(
    (claim) =>
      isOfGroup(claim.groupNumber, group) &&
      claim.planType === plan.line &&
      claim.serviceDate >= plan.start &&
      claim.serviceDate <= plan.end &&
      (person === null || isPatient(claim, person)),
  );

export interface LedgerTotal {
  typeCode: string;
  descriptorCode: string;
  total: number;
  /** The limit; 0 if there is none. */
  threshold: number;
  /** Whether this is a family's total while the member sees only their own claims (spec 001 §6). */
  isPartlyVisible: boolean;
}

/**
 * The amount in a row that a ledger must explain. @param isPartlyVisible true for a family's row if the member is not
 * the subscriber
 */
export const ledgerTotal = (
  { typeCode, descriptorCode }: Pick<AccumulatorRow, 'typeCode' | 'descriptorCode'>,
  { achieved, threshold, occurrences }: Figures,
  isPartlyVisible: boolean,
): LedgerTotal => ({
  typeCode,
  descriptorCode,
  // Without a threshold, the row shows only the count.
  total: threshold > 0 ? achieved : (occurrences ?? 0) * COUNT_UNIT,
  threshold,
  isPartlyVisible,
});

const movedBy = (
  movements: readonly Movement[],
  { typeCode, descriptorCode }: Pick<LedgerTotal, 'typeCode' | 'descriptorCode'>,
): number =>
  movements
    .filter((movement) => movement.typeCode === typeCode && movement.descriptorCode === descriptorCode)
    .reduce((sum, { amount }) => sum + amount, 0);

function outcomeOf(
  fromClaims: number,
  { total, threshold, isPartlyVisible }: LedgerTotal,
  isComplete: boolean,
): Ledger['outcome'] {
  if (fromClaims === total) return 'adds-up';
  if (fromClaims > total) return threshold > 0 && total === threshold ? 'over-limit' : 'unexplained';
  return isPartlyVisible && isComplete ? 'others' : 'unexplained';
}

export function ledgerOf<C extends LedgerClaim>(
  accumulator: LedgerTotal,
  { details, missing }: PlanClaims<C>,
): Ledger<C> {
  const entries = details
    .map(({ claim, services }) => ({
      claim,
      amount: movedBy(
        (services ?? []).flatMap(({ accumulations }) => accumulations ?? []),
        accumulator,
      ),
      pending: movedBy(
        (services ?? []).flatMap(({ pendingAccumulations }) => pendingAccumulations ?? []),
        accumulator,
      ),
    }))
    .filter(({ amount, pending }) => amount !== 0 || pending !== 0)
    .toSorted((a, b) => b.claim.serviceDate.localeCompare(a.claim.serviceDate));
  const fromClaims = entries.reduce((sum, { amount }) => sum + amount, 0);
  const unread =
    details.filter(({ services }) => services === null).length +
    (fromClaims === accumulator.total ? 0 : missing);
  const unknown = details.filter(({ services }) =>
    services?.some(({ accumulations }) => accumulations === null),
  ).length;
  return {
    entries,
    fromClaims,
    outcome: outcomeOf(fromClaims, accumulator, unknown + unread === 0),
    difference: accumulator.total - fromClaims,
    unknown,
    unread,
    mayBeOthers: accumulator.isPartlyVisible && accumulator.total > fromClaims,
  };
}
