import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { count, openList, rows } from '../../../../tests/support/component/claims.ts';
import { goTo, region, user } from '../../../../tests/support/component/portal.tsx';
import { sentRequests } from '../../../../tests/support/component/services.ts';
import { watchTraces } from '../../../../tests/support/component/traces.ts';
import { $paidClaims } from '../../../profile/payments/paid-claims.store.ts';

/** An approved claim with a cost and no payments. */
function owedClaim(): { provider: string; day: string; cost: string } {
  const row = rows().find(
    ({ textContent }) => textContent.includes('Approved') && !/left|Paid|\$0\.00/.test(textContent),
  );
  const [year = '', month = '', date = ''] = (
    row?.querySelector('time')?.getAttribute('datetime') ?? ''
  ).split('-');
  return {
    provider: row?.querySelector('h3')?.textContent ?? '',
    day: `${month}/${date}/${year}`,
    cost: /\$[\d,.]+/.exec(row?.querySelector('.row-amount')?.textContent ?? '')?.[0] ?? '',
  };
}

it('the bill check says whether to pay the bill or ask the provider first, and shows the claim in the list', async () => {
  await openList('maria');
  const { provider, day, cost } = owedClaim();
  await user.click(await screen.findByRole('button', { name: 'Check a bill from a provider' }));
  const check = await region('Does this bill match?');
  const traces = watchTraces();
  const field = (name: string) => within(check).getByLabelText(name);
  const press = (name: string) => user.click(within(check).getByRole('button', { name }));
  const compare = async (name: string, amount: string) => {
    await user.type(field('Provider on the bill'), name);
    await user.type(field('Date of care'), day);
    await user.type(field('Amount due'), amount);
    await press('Compare with my claims');
  };
  await press('Compare with my claims');
  expect(within(check).getAllByText('Field is Required')).toHaveLength(3);
  expect(field('Provider on the bill')).toHaveFocus();
  await compare(provider.toUpperCase(), cost);
  const response = within(check).getByText(
    `This bill is no more than what you have left to pay (${cost}). Subtract anything you already paid.`,
  );
  expect(response).toHaveFocus();
  await press('Check another bill');
  await compare(provider, '$98,765.43');
  expect(check).toHaveTextContent('Before you pay, ask the provider why');
  await press('Check another bill');
  await compare('Qwertz Laboratories', '98765.43');
  expect(check).toHaveTextContent('Before you pay, ask the provider to bill us');
  await press('Check another bill');
  await compare('Qwertz Laboratories', cost);
  await press('None of these');
  expect(check).toHaveTextContent('We found claims that could be for this bill, but you chose none of them.');
  expect(traces()).not.toMatch(/Qwertz|98765|98,765/);
  await press('Check another bill');
  await compare(provider, cost);
  await press('Find this claim in the list');
  await count('1 claim of 40');
  expect(rows()[0]).toHaveTextContent(provider);
});

it('the bill check on the summary reloads the claims if a payment was made after the last load', async () => {
  await openList('maria');
  const { provider, day, cost } = owedClaim();
  await goTo('#/claims/activitySummary');
  await screen.findByRole('button', { name: 'Check a bill from a provider' });
  act(() => $paidClaims.set(['1']));
  await user.click(screen.getByRole('button', { name: 'Check a bill from a provider' }));
  const check = await region('Does this bill match?');
  const before = sentRequests('claims/v2/recent').length;
  await user.type(within(check).getByLabelText('Provider on the bill'), provider);
  await user.type(within(check).getByLabelText('Date of care'), day);
  await user.type(within(check).getByLabelText('Amount due'), cost);
  await user.click(within(check).getByRole('button', { name: 'Compare with my claims' }));
  await waitFor(() => expect(check).toHaveTextContent(`what you have left to pay (${cost})`));
  expect(sentRequests('claims/v2/recent').length).toBe(before + 1);
});
