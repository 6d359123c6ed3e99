/** The steps of paying a claim (spec 000 §2 'wizard'): each shows its state in words, and completed steps are links. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PAY_BUTTON } from '../../../tests/support/component/pay-claim.ts';
import { openAs, user } from '../../../tests/support/component/portal.tsx';
import { brand, LIST, openRow, rows, rowWith } from '../../../tests/support/component/claims.ts';

it('the wizard marks the current step, and a completed step leads back to its view', async () => {
  await openAs('maria', brand, LIST);
  await waitFor(() => expect(rows()).not.toHaveLength(0));
  const claim = await openRow(rowWith('Adjusted'));
  await user.click(await within(claim).findByRole('button', { name: PAY_BUTTON }));
  const steps = await screen.findByRole('navigation', { name: 'Pay a claim' });
  const states = () => [...steps.querySelectorAll('.step-state')].map(({ textContent }) => textContent);
  expect(states()).toEqual(['Current step', 'Not complete']);
  expect(steps).toHaveTextContent('Step 1 of 2');
  expect(within(steps).getAllByRole('listitem')[0]).toHaveTextContent('1 claim');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(states()).toEqual(['Complete', 'Current step']));
  expect(steps).toHaveTextContent('Step 2 of 2');
  const back = within(steps).getByRole('button');
  const name = back.textContent;
  await user.click(back);
  await waitFor(() => expect(states()).toEqual(['Current step', 'Not complete']));
  expect(steps.querySelector('[aria-current=step]')).toHaveTextContent(name);
});
