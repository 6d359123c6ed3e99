/** The estimate of planned care. Its choices include past visits under the plan, with their prices (decisions/visitors#estimates-start-from-the-care). */
import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import WhatIf from '../../features/plan-progress/explain/what-if.island.tsx';
import type { PanelPlan } from '../../features/plan-progress/panel-plans.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import { pricedVisits } from './past-visits.rules.ts';
import { $visitClaims, $visitServices, openVisitClaims, readVisitServices } from './past-visits.store.ts';

export default function PlannedCare({ plan }: { plan: PanelPlan }) {
  const claims = useStore($visitClaims);
  const group = useStore($selectedGroup);
  useEffect(() => openVisitClaims(), []);
  const services = useStore($visitServices);
  const visits = useMemo(() => {
    if (claims.state === 'loading') return null;
    return claims.state === 'ready' && group ? pricedVisits(claims.value, plan, group, services) : [];
  }, [claims, plan, group, services]);
  useEffect(() => {
    if (claims.state !== 'ready' || !visits) return;
    const keys = new Set(visits.map(({ key }) => key));
    void readVisitServices(claims.value.filter((claim) => keys.has(claimKey(claim))));
  }, [claims, visits]);
  return <WhatIf plan={plan} visits={visits} />;
}
