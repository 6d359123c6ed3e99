/** What a planned cost would mean (decision 167): an estimate in the page; nothing is sent or stored. */
import { useInsertionEffect, useState } from 'react';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import type { PanelPlan } from '../panel-plans.rules.ts';
import { estimate, plannedCost, statedLimits, type CareNetwork, type Estimate } from '../what-if.rules.ts';
import styles from './explain.css?inline';
import { EstimateView, WhatIfForm } from './what-if.view.tsx';
import { peopleOfPlan, typedShare, type WhatIfFields } from './what-if-fields.rules.ts';

const EMPTY: WhatIfFields = { cost: '', share: '', network: 'in-network', person: '' };

type Answer = { state: 'none' } | { state: 'wrong' } | { state: 'shown'; estimate: Estimate | null };

export default function WhatIf({ plan }: { plan: PanelPlan }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const people = peopleOfPlan(plan);
  const [fields, setFields] = useState<WhatIfFields>(EMPTY);
  const [answer, setAnswer] = useState<Answer>({ state: 'none' });
  const cost = plannedCost(fields.cost);
  const share = typedShare(fields.share);
  const show = (): void => {
    const person = people.find(({ key }) => key === fields.person) ?? people[0];
    if (cost === null || share === undefined || !person) {
      setAnswer({ state: 'wrong' });
      return;
    }
    const network: CareNetwork = fields.network;
    const limits = statedLimits(plan.accumulations, network, person);
    setAnswer({ state: 'shown', estimate: estimate(cost, limits, share) });
  };
  return (
    <WhatIfForm
      fields={fields}
      people={people}
      wrong={{
        cost: answer.state === 'wrong' && cost === null,
        share: answer.state === 'wrong' && share === undefined,
      }}
      onChange={(changes) => {
        setFields({ ...fields, ...changes });
        setAnswer({ state: 'none' });
      }}
      onShow={show}
    >
      {answer.state === 'shown' ? <EstimateView estimate={answer.estimate} /> : null}
    </WhatIfForm>
  );
}
