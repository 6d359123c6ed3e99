import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { groupOf } from '../../../profile/group/groups.fixture.ts';
import { panelPlans } from '../panel-plans.rules.ts';
import { accumulationWith, amountsWith, individualWith, planWith } from '../progress.fixture.ts';
import type { CareNetwork } from '../limits/stated-limits.rules.ts';
import { NextClaimBox } from './next-claim.view.tsx';

interface Left {
  /** What is left of the deductible, in cents; null if the plan has no deductible. */
  deductible: number | null;
  maximum: number;
}

const limit = (kind: 'deductible' | 'out-of-pocket-maximum', network: CareNetwork, left: number) =>
  accumulationWith({
    kind,
    network,
    typeCode: kind === 'deductible' ? 'DED' : 'OPM',
    descriptorCode: network === 'in-network' ? 'INN' : 'OON',
    individuals: [individualWith(amountsWith({ achieved: 300_000 - left, threshold: 300_000 }))],
  });

const textOf = (network: CareNetwork, { deductible, maximum }: Left): string =>
  textOfPlan(network, [
    ...(deductible === null ? [] : [limit('deductible', network, deductible)]),
    limit('out-of-pocket-maximum', network, maximum),
  ]);

function textOfPlan(network: CareNetwork, accumulations: ReturnType<typeof limit>[]): string {
  const [plan] = panelPlans([{ ...planWith({ accumulations }), period: 'active', isLoaded: true }], {
    group: groupOf(),
    periods: ['active'],
    family: [],
  });
  if (!plan) throw new Error('no plan');
  return render(<NextClaimBox plan={plan} network={network} />).container.textContent;
}

const IN_FULL = 'pays covered care in full';
const MAY_BILL = 'The provider may bill you';

it.each<[string, Left, string]>([
  ['the maximum reached', { deductible: 0, maximum: 0 }, IN_FULL],
  ['only the share left', { deductible: 0, maximum: 5000 }, 'at most $50.00 more'],
  ['no deductible', { deductible: null, maximum: 5000 }, 'you pay at most $50.00 more'],
])(
  'the next-claim box for care in network, with %s, says %j and mentions no further bill',
  (_, left, said) => {
    const text = textOf('in-network', left);
    expect(text).toContain(said);
    expect(text).not.toContain(MAY_BILL);
  },
);

it.each<[string, Left, string]>([
  ['the maximum reached', { deductible: 0, maximum: 0 }, 'Your plan pays its allowed amount.'],
  [
    'the deductible left',
    { deductible: 5000, maximum: 9000 },
    'After $50.00 more, your plan starts to share the cost.',
  ],
  [
    'only the share left',
    { deductible: 0, maximum: 5000 },
    '$50.00 more for covered care, at your plan’s prices',
  ],
  [
    'no deductible',
    { deductible: null, maximum: 5000 },
    '$50.00 more for covered care, at your plan’s prices',
  ],
])(
  'the next-claim box for care out of network, with %s, says %j and warns that the provider may bill more',
  (_, left, said) => {
    const text = textOf('out-of-network', left);
    expect(text).toContain(said);
    expect(text).toContain(MAY_BILL);
    expect(text).not.toContain(IN_FULL);
    expect(text).not.toContain('at most');
  },
);

it.each<[CareNetwork, string]>([
  ['in-network', 'Maria Delgado at most $50.00 more for covered care'],
  ['out-of-network', 'Maria Delgado $50.00 more'],
])(
  'the next-claim box for care %s does not say that an unknown deductible is reached if the costs differ by person',
  (network, said) => {
    const maximum = limit('out-of-pocket-maximum', network, 5000);
    const leo = { firstName: 'Leo', pin: '2', uniqueName: 'Leo Delgado' };
    const reached = individualWith({ ...leo, ...amountsWith({ achieved: 300_000 }) });
    maximum.individual?.individuals.push(reached);
    const text = textOfPlan(network, [maximum]);
    expect(text).not.toContain('You’ve reached your deductible');
    expect(text).toContain('We don’t know this plan’s deductible. What you still pay differs by person:');
    expect(text).toContain(said);
  },
);
