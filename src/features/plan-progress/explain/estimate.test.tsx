import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { groupOf } from '../../../profile/group/groups.fixture.ts';
import { memberCost } from '../member-cost.rules.ts';
import { panelPlans } from '../panel-plans.rules.ts';
import { planWith } from '../progress.fixture.ts';
import { EstimateView } from './estimate.view.tsx';

function textOf(maximumLeft: number): string {
  const [plan] = panelPlans([{ ...planWith(), period: 'active', isLoaded: true }], {
    group: groupOf(),
    periods: ['active'],
    family: [],
  });
  if (!plan) throw new Error('no plan');
  const limits = { deductibleLeft: null, maximumLeft };
  const price = { least: 10_000, most: 10_000 };
  const question = { price, network: 'in-network', limits, share: 20 } as const;
  const result = {
    ...question,
    care: { kind: 'price', price: 10_000 },
    cost: memberCost(question),
    name: '',
    hasInProcess: false,
  } as const;
  return render(<EstimateView plan={plan} result={result} prices={null} />).container.textContent;
}

it.each([
  ['mentions the unknown deductible and the share before', 5000, true],
  ['mentions neither the unknown deductible nor the share after', 0, false],
])('the estimate %s the maximum is reached', (_, maximumLeft, isMentioned) => {
  const text = textOf(maximumLeft);
  expect(text.includes('We don’t know this plan’s deductible.')).toBe(isMentioned);
  expect(text.includes('the share of 20% that you entered')).toBe(isMentioned);
});
