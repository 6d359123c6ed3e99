/** A person's visits in the claims that the member may see (decision 304). Pure. */
import type { Claim } from '../../features/claims/claims.schema.ts';
import type { Provider } from '../../features/find-care/find-care.schema.ts';
import { isPatient } from '../../features/plan-progress/ledger.rules.ts';
import type { IsoDate } from '../../lib/date/date.ts';

export interface VisitPerson {
  firstName: string;
  lastName: string;
  dateOfBirth: IsoDate | null;
}

/** What a claim was for, in the service's words. */
export interface VisitServices {
  first: string;
  /** How many other services. */
  others: number;
}

/** A prescription is not a visit. */
export const visitsOf = (claims: readonly Claim[], person: VisitPerson): Claim[] =>
  claims.filter(
    (claim) => claim.planType !== 'drug' && isPatient(claim, { ...person, pin: '', uniqueName: '' }),
  );

/** By the ids under which the provider bills: two practices may have one name. Undefined without a visit. */
export const lastVisitTo = (
  { billingProviderIds }: Pick<Provider, 'billingProviderIds'>,
  visits: readonly Claim[],
): Claim | undefined =>
  visits
    .filter(({ billingProviderId }) => billingProviderIds.includes(billingProviderId))
    .toSorted((a, b) => b.serviceDate.localeCompare(a.serviceDate))[0];
