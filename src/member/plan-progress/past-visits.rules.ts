/** Finds a person's visits among the claims (decisions/visitors#what-a-visit-may-cost). Pure. */
import type { Claim } from '../../features/claims/claims.schema.ts';
import type { Provider } from '../../features/find-care/find-care.schema.ts';
import { isPatient } from '../../features/plan-progress/ledger.rules.ts';
import type { PricedVisit } from '../../features/plan-progress/explain/planned-care.rules.ts';
import type { PanelPlan } from '../../features/plan-progress/panel-plans.rules.ts';
import { isOfGroup } from '../../features/plan-progress/progress-queries.rules.ts';
import type { ProfileGroup } from '../../profile/group/selected-group.rules.ts';
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import type { IsoDate } from '../../lib/date/date.ts';

export interface VisitPerson {
  firstName: string;
  lastName: string;
  dateOfBirth: IsoDate | null;
}

/** The medical services of a claim, as the claims service describes them. */
export interface VisitServices {
  /** Description of the first service; '' if unknown. */
  first: string;
  /** Number of services after the first. */
  others: number;
}

type GroupKey = Pick<ProfileGroup, 'groupNumber' | 'directPayIndicator'>;

/** A person's visits under the plans of one group. Leaves out other groups, whose prices differ, and prescriptions. */
export const visitsOf = (claims: readonly Claim[], person: VisitPerson, group: GroupKey): Claim[] =>
  claims.filter(
    (claim) =>
      claim.planType !== 'drug' &&
      isOfGroup(claim.groupNumber, group) &&
      isPatient(claim, { ...person, pin: '', uniqueName: '' }),
  );

/** Whether the whole claim is approved and its cost is known. Other claims do not show what a visit costs. */
const isApproved = ({ status, denied, memberCost }: Claim): boolean =>
  status === 'approved' && (denied ?? 0) <= 0 && memberCost !== null;

/** The last approved visit to a provider. Matches billing ids instead of names, because two providers may share a name. */
export const lastVisitTo = (
  { billingProviderIds }: Pick<Provider, 'billingProviderIds'>,
  visits: readonly Claim[],
): Claim | undefined =>
  visits
    .filter((visit) => billingProviderIds.includes(visit.billingProviderId) && isApproved(visit))
    .toSorted((a, b) => b.serviceDate.localeCompare(a.serviceDate))[0];

/** Maximum number of visits that the estimate of planned care offers. */
const MOST = 10;

/** The newest approved visits of a plan for which the member's and plan's shares are known; at most `MOST`. */
export const pricedVisits = (
  claims: readonly Claim[],
  plan: Pick<PanelPlan, 'line' | 'people'>,
  group: GroupKey,
  services: ReadonlyMap<string, VisitServices | null>,
): PricedVisit[] =>
  claims
    .flatMap((claim) => {
      const { memberCost, planPaid, planType, groupNumber } = claim;
      const isOfPlan = planType === plan.line && isOfGroup(groupNumber, group);
      if (!isOfPlan || !isApproved(claim)) return [];
      if (memberCost === null || planPaid === null || memberCost + planPaid <= 0) return [];
      const { serviceDate: date, provider, network, patient } = claim;
      const key = claimKey(claim);
      const [person, ...namesakes] = plan.people.filter(
        ({ name }) => name === [patient.firstName, patient.lastName].filter(Boolean).join(' '),
      );
      return [
        {
          ...{ key, date, provider, network, memberCost, planPaid },
          service: services.get(key)?.first ?? '',
          patient: patient.firstName,
          person: namesakes.length === 0 ? (person?.key ?? null) : null,
        },
      ];
    })
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, MOST);
