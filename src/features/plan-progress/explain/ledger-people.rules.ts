/** Builds the ledger of a family or of one person in it. Pure. */
import {
  isPatient,
  ledgerOf,
  ledgerTotal,
  type Ledger,
  type LedgerClaim,
  type PlanClaims,
} from '../ledger.rules.ts';
import type { AccumulatorRow, PersonRow } from '../panel-plans.rules.ts';

/**
 * The ledger of the claims that explain a row's amount.
 * @param person null for the family, or for the only person
 * @throws Error if `person` is null although each person has a separate limit
 */
export function explainedLedger<C extends LedgerClaim>(
  row: AccumulatorRow,
  person: PersonRow | null,
  isPartlyVisible: boolean,
  { details, missing }: PlanClaims<C>,
): Ledger<C> {
  const figures = person?.figures ?? row.leading;
  if (!figures) throw new Error('a limit of each person has no ledger of the family');
  const ofPerson = person ? details.filter(({ claim }) => isPatient(claim, person.person)) : details;
  return ledgerOf(ledgerTotal(row, figures, isPartlyVisible && person === null && row.isFamily), {
    details: ofPerson,
    missing,
  });
}
