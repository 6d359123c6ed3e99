/**
 * The estimate of planned care, calculated in the browser (decisions/plans#the-estimate-of-a-planned-cost,
 * decisions/visitors#estimates-start-from-the-care). Typed values are neither sent nor stored.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, useState } from 'react';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import { $typicalPrices, openTypicalPrices, reloadTypicalPrices } from './care-prices.store.ts';
import { memberCost } from '../member-cost.rules.ts';
import type { PanelPlan } from '../panel-plans.rules.ts';
import { hasInProcess, statedLimits } from '../limits/stated-limits.rules.ts';
import { EstimateView, type CareEstimate } from './estimate.view.tsx';
import styles from './explain.css?inline';
import { careOf, priceOf, type PricedVisit } from './planned-care.rules.ts';
import { t } from './planned-care.text.ts';
import { WhatIfForm } from './what-if.view.tsx';
import { typedShare, type WhatIfFields } from './what-if-fields.rules.ts';

/** Placeholder person for a plan that states only family limits. */
const NO_ONE = { name: '', pin: '', uniqueName: '' };

interface WhatIfProps {
  plan: PanelPlan;
  /** The plan's visits with approved claims, newest first; null while they are loading. */
  visits: readonly PricedVisit[] | null;
}

export default function WhatIf({ plan, visits }: WhatIfProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const [result, setResult] = useState<CareEstimate | null>(null);
  const typical = useStore($typicalPrices);
  useEffect(() => openTypicalPrices(), []);
  if (visits === null || typical.state === 'loading') return <SkeletonRows rows={2} label={t('loading')} />;
  const prices = typical.state === 'ready' ? typical.value : null;
  const choices = { cares: (prices?.cares ?? []).filter(({ line }) => line === plan.line), visits };
  const show = (fields: WhatIfFields): void => {
    const care = careOf(fields.care, fields.cost, choices);
    const share = typedShare(fields.share);
    if (care === null || share === undefined) return;
    const network = fields.network === 'out-of-network' ? fields.network : 'in-network';
    const person = plan.people.find(({ key }) => key === fields.person) ?? plan.people[0] ?? NO_ONE;
    const limits = statedLimits(plan.accumulations, network, person);
    const price = priceOf(care, network);
    const cost = memberCost({ price, network, limits, share });
    setResult({
      ...{ care, network, limits, share, price, cost, name: person.name },
      hasInProcess: hasInProcess(plan.accumulations, network, person),
    });
  };
  return (
    <>
      {typical.state === 'failed' ? (
        <FailedNote
          text={t('pricesFailed')}
          reference={typical.failure.reference}
          onRetry={reloadTypicalPrices}
        />
      ) : null}
      <WhatIfForm people={plan.people} choices={choices} onEdit={() => setResult(null)} onShow={show}>
        {result ? <EstimateView plan={plan} result={result} prices={prices} /> : null}
      </WhatIfForm>
    </>
  );
}
