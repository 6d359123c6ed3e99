/** The estimate of planned care, with visits of the plan whose price the claims state (decision 305). */
import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import WhatIf from '../../features/plan-progress/explain/what-if.island.tsx';
import type { PanelPlan } from '../../features/plan-progress/panel-plans.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { pricedVisits } from './past-visits.rules.ts';
import { $visitClaims, openVisitClaims } from './past-visits.store.ts';

export default function PlannedCare({ plan }: { plan: PanelPlan }) {
  const claims = useStore($visitClaims);
  const group = useStore($selectedGroup);
  useEffect(() => openVisitClaims(), []);
  const visits = useMemo(() => {
    if (claims.state === 'loading') return null;
    return claims.state === 'ready' && group ? pricedVisits(claims.value, plan, group) : [];
  }, [claims, plan, group]);
  return <WhatIf plan={plan} visits={visits} />;
}
