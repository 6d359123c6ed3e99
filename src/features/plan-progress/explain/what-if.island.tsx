/** What a planned cost would mean (decision 167): an estimate in the page; nothing is sent or stored. */
import { useInsertionEffect, useState } from 'react';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import type { PanelPlan } from '../panel-plans.rules.ts';
import { statedLimits, type CareNetwork, type PersonKey } from '../stated-limits.rules.ts';
import { estimate, plannedCost, type Estimate } from '../what-if.rules.ts';
import styles from './explain.css?inline';
import { EstimateView, WhatIfForm } from './what-if.view.tsx';
import { typedShare, type WhatIfFields } from './what-if-fields.rules.ts';

/** Of a plan that states limits of the family only. */
const NO_ONE: PersonKey = { pin: '', uniqueName: '' };

interface Result {
  network: CareNetwork;
  estimate: Estimate | null;
}

export default function WhatIf({ plan }: { plan: PanelPlan }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const [result, setResult] = useState<Result | null>(null);
  const show = (fields: WhatIfFields): void => {
    const cost = plannedCost(fields.cost);
    const share = typedShare(fields.share);
    if (cost === null || share === undefined) return;
    const network = fields.network === 'out-of-network' ? fields.network : 'in-network';
    const person = plan.people.find(({ key }) => key === fields.person) ?? plan.people[0] ?? NO_ONE;
    setResult({
      network,
      estimate: estimate(cost, statedLimits(plan.accumulations, network, person), share),
    });
  };
  return (
    <WhatIfForm people={plan.people} onEdit={() => setResult(null)} onShow={show}>
      {result ? <EstimateView {...result} /> : null}
    </WhatIfForm>
  );
}
