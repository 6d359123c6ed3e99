/** Which claims moved an accumulator, and by how much (decision 167). Whole cents; visits are counts times 100. Pure. */
import type { IsoDate } from '../../lib/date.ts';
import type { ProfileGroup } from '../../profile/selected-group.rules.ts';
import type { PanelPlan, PersonRow } from './panel-plans.rules.ts';
import { isOfGroup } from './progress-queries.rules.ts';

export interface Movement {
  typeCode: string;
  descriptorCode: string;
  amount: number;
}

/** A claim of the claims feature. */
export interface LedgerClaim {
  number: string;
  serviceDate: IsoDate;
  groupNumber: string;
  /** A line of business. */
  planType: string;
  patient: { firstName: string; lastName: string; dateOfBirth: IsoDate | null };
}

/** A claim's service; null accumulations: it does not say. */
export interface LedgerService {
  accumulations: readonly Movement[] | null;
  pendingAccumulations?: readonly Movement[];
}

/** A claim with its services; null if they could not be loaded. */
export interface LedgerDetail<C extends LedgerClaim = LedgerClaim> {
  claim: C;
  services: readonly LedgerService[] | null;
}

export interface LedgerEntry<C extends LedgerClaim = LedgerClaim> {
  claim: C;
  /** Not 0, or `pending` is not; negative for a correction. */
  amount: number;
  pending: number;
}

export interface Ledger<C extends LedgerClaim = LedgerClaim> {
  /** Newest first; claims of one day in the order given. */
  entries: LedgerEntry<C>[];
  /** Sum of the entries' amounts. */
  fromClaims: number;
  pendingFromClaims: number;
  /** `over-limit`: the claims add up to more than the limit, and the rest is not counted. */
  outcome: 'adds-up' | 'over-limit' | 'unexplained';
  /** The total less `fromClaims`: not explained, or below 0 not counted. `fromClaims` + `difference` is the total. */
  difference: number;
  /** Claims whose services were not loaded or do not say what they moved: they may explain the difference. */
  unknown: number;
}

type Person = PersonRow['person'];

const isPatient = ({ patient }: LedgerClaim, person: Person): boolean =>
  patient.firstName === person.firstName &&
  patient.lastName === person.lastName &&
  (patient.dateOfBirth === null || person.dateOfBirth === null || patient.dateOfBirth === person.dateOfBirth);

/**
 * The claims that may have moved an accumulator of a plan: of its group and line, with a date of service in its benefit
 * period. @param person null for the family
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

interface Accumulator {
  typeCode: string;
  descriptorCode: string;
  /** The total that the ledger explains: the achieved amount as shown. */
  achieved: number;
  threshold: number;
}

const movedBy = (
  movements: readonly Movement[],
  { typeCode, descriptorCode }: Pick<Accumulator, 'typeCode' | 'descriptorCode'>,
): number =>
  movements
    .filter((one) => one.typeCode === typeCode && one.descriptorCode === descriptorCode)
    .reduce((sum, { amount }) => sum + amount, 0);

function outcomeOf(fromClaims: number, { achieved, threshold }: Accumulator): Ledger['outcome'] {
  if (fromClaims === achieved) return 'adds-up';
  return fromClaims > achieved && achieved === threshold ? 'over-limit' : 'unexplained';
}

/** @param details of `claimsOfPlan` */
export function ledgerOf<C extends LedgerClaim>(
  accumulator: Accumulator,
  details: readonly LedgerDetail<C>[],
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
  return {
    entries,
    fromClaims,
    pendingFromClaims: entries.reduce((sum, { pending }) => sum + pending, 0),
    outcome: outcomeOf(fromClaims, accumulator),
    difference: accumulator.achieved - fromClaims,
    unknown: details.filter(
      ({ services }) => services === null || services.some(({ accumulations }) => accumulations === null),
    ).length,
  };
}
