/** Visit costs in the finder: a range from the plan's limits, and the cost of the last visit from the claims (decisions/visitors#what-a-visit-may-cost). */
import { useStore } from '@nanostores/react';
import { createContext, useContext, useEffect, useInsertionEffect, useMemo, type ReactNode } from 'react';
import type { Claim } from '../../features/claims/claims.schema.ts';
import type { Provider } from '../../features/find-care/find-care.schema.ts';
import { useProgressOfGroup } from '../../features/plan-progress/panel/plan-progress-panel.island.tsx';
import type { PanelPlan } from '../../features/plan-progress/panel-plans.rules.ts';
import { hasInProcess } from '../../features/plan-progress/limits/stated-limits.rules.ts';
import { coveredPeople } from '../../profile/coverage/coverage.rules.ts';
import type { ProfileGroup } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { $profile } from '../../profile/profile.store.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { lastVisitTo, visitsOf, type VisitServices } from './past-visits.rules.ts';
import { $visitClaims, $visitServices, openVisitClaims, readVisitServices } from './past-visits.store.ts';
import { AboutCostsView, LastVisitLine, VisitCostLine } from './visit-costs.view.tsx';
import { copayTypedFor, planFor, visitCost, type CostBasis } from './visit-cost.rules.ts';
import { $typedCopay, $visitPerson } from './visit-costs.store.ts';
import styles from './visit-costs.css?inline';

interface Costs {
  basis: CostBasis;
  groupNumber: string;
  /** First name of the person who has the visit; null for the member. */
  name: string | null;
  visits: readonly Claim[];
  services: ReadonlyMap<string, VisitServices | null>;
}

const Context = createContext<Costs | null>(null);

const NONE: readonly never[] = [];

/** The group's current plans that the plan progress panel shows; null while they load, empty if some could not be loaded. */
function usePlans(group: ProfileGroup, profile: Profile): readonly PanelPlan[] | null {
  const { state, shown, options, failedParts } = useProgressOfGroup({ slot: 'summary', group, profile });
  if (state === 'loader') return null;
  if (state !== 'content' || failedParts > 0) return NONE;
  const plans = options.length > 0 ? options : shown;
  return plans.filter(({ isNow }) => isNow).map(({ plan }) => plan);
}

interface OfGroupProps {
  group: ProfileGroup;
  profile: Profile;
  children: ReactNode;
}

function CostsOfGroup({ group, profile, children }: OfGroupProps) {
  const pin = useStore($visitPerson) ?? profile.pinNumber;
  const typed = useStore($typedCopay);
  const { groupNumber } = group;
  const typedCopay = copayTypedFor(groupNumber, typed);
  const plans = usePlans(group, profile);
  const claims = useStore($visitClaims);
  const services = useStore($visitServices);
  useEffect(() => openVisitClaims(), []);
  const covered = useMemo(
    () => coveredPeople(profile).find(({ pinNumber }) => pinNumber === pin),
    [profile, pin],
  );
  const visits = useMemo(
    () =>
      claims.state === 'ready' && covered
        ? visitsOf(claims.value, { ...covered, dateOfBirth: covered.dob }, group)
        : NONE,
    [claims, covered, group],
  );
  const costs: Costs = {
    basis: { plans, person: { pin, uniqueName: covered?.uniqueName ?? '' }, typedCopay },
    name: pin === profile.pinNumber ? null : (covered?.firstName ?? null),
    ...{ visits, services, groupNumber },
  };
  return <Context value={costs}>{children}</Context>;
}

/** Provides the visit costs to the list of providers inside it. */
export function VisitCosts({ children }: { children: ReactNode }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const profile = useStore($profile);
  const group = useStore($selectedGroup);
  if (profile.state !== 'ready' || !group) return children;
  return (
    <CostsOfGroup key={group.groupNumber} group={group} profile={profile.value}>
      {children}
    </CostsOfGroup>
  );
}

function LoadOfGroup({ group, profile }: Omit<OfGroupProps, 'children'>) {
  usePlans(group, profile);
  useEffect(() => openVisitClaims(), []);
  return null;
}

/** Starts loading the cost data before the list renders, so that the list does not shift later. */
export function LoadCosts() {
  const profile = useStore($profile);
  const group = useStore($selectedGroup);
  return profile.state === 'ready' && group ? <LoadOfGroup group={group} profile={profile.value} /> : null;
}

/** Explains the cost ranges, and lets the member choose a person and enter a known copay. */
export function AboutCosts({ providers }: { providers: readonly Provider[] }) {
  const costs = useContext(Context);
  const visits = costs?.visits;
  useEffect(() => {
    if (visits) void readVisitServices(providers.flatMap((provider) => lastVisitTo(provider, visits) ?? []));
  }, [providers, visits]);
  const plansOfGroup = costs?.basis.plans ?? [];
  const plans = new Set(providers.flatMap(({ specialty }) => planFor(specialty, plansOfGroup) ?? []));
  const pins = [...plans].flatMap(({ people }) => people.map(({ pin }) => pin));
  const isOutside = pins.length > 0 && !pins.includes(costs?.basis.person.pin ?? '');
  // Without a plan of the chosen person, the list would show no costs and no field to choose another person.
  useEffect(() => {
    if (isOutside) $visitPerson.set(null);
  }, [isOutside]);
  if (!costs || plans.size === 0) return null;
  const { basis, groupNumber } = costs;
  return (
    <AboutCostsView
      plans={[...plans]}
      pin={basis.person.pin}
      copay={basis.typedCopay}
      hasInProcess={[...plans].some(({ accumulations }) =>
        hasInProcess(accumulations, 'in-network', basis.person),
      )}
      onPerson={(pin) => $visitPerson.set(pin)}
      onCopay={(cents) => $typedCopay.set(cents === null ? null : { groupNumber, cents })}
    />
  );
}

export function VisitCost({ provider }: { provider: Provider }) {
  const costs = useContext(Context);
  if (!costs) return null;
  const { basis, name, visits, services } = costs;
  const last = lastVisitTo(provider, visits);
  return (
    <>
      <VisitCostLine
        cost={visitCost(provider, basis)}
        isLoading={basis.plans === null && provider.planNetwork === 'IN_NETWORK'}
        name={name}
      />
      {last ? (
        <LastVisitLine visit={last} services={services.get(claimKey(last)) ?? null} name={name} />
      ) : null}
    </>
  );
}
