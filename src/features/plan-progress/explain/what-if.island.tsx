/** What a planned cost would mean (decision 167): an estimate in the page; nothing is sent or stored. */
import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import type { PanelPlan } from '../panel-plans.rules.ts';
import { statedLimits, type PersonKey } from '../stated-limits.rules.ts';
import { estimate, plannedCost, type Estimate } from '../what-if.rules.ts';
import styles from './explain.css?inline';
import { EstimateView, WhatIfForm } from './what-if.view.tsx';
import { typedShare, type WhatIfFields } from './what-if-fields.rules.ts';

const EMPTY: WhatIfFields = { cost: '', share: '', network: 'in-network', person: '' };

/** Of a plan that states limits of the family only. */
const NO_ONE: PersonKey = { pin: '', uniqueName: '' };

type Answer = { state: 'none' } | { state: 'wrong' } | { state: 'shown'; estimate: Estimate | null };

export default function WhatIf({ plan }: { plan: PanelPlan }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { people } = plan;
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<WhatIfFields>(EMPTY);
  const [answer, setAnswer] = useState<Answer>({ state: 'none' });
  const cost = plannedCost(fields.cost);
  const share = typedShare(fields.share);
  const show = (): void => {
    const person = people.find(({ key }) => key === fields.person) ?? people[0] ?? NO_ONE;
    if (cost === null || share === undefined) {
      setAnswer({ state: 'wrong' });
      return;
    }
    const limits = statedLimits(plan.accumulations, fields.network, person);
    setAnswer({ state: 'shown', estimate: estimate(cost, limits, share) });
  };
  useEffect(() => {
    if (answer.state === 'wrong') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [answer]);
  return (
    <WhatIfForm
      ref={form}
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
      {answer.state === 'shown' ? <EstimateView estimate={answer.estimate} network={fields.network} /> : null}
    </WhatIfForm>
  );
}
