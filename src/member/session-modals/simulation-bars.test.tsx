/** Staff who act as a member can view everything but change nothing, and are told why (decisions/staff#a-simulation-has-its-own-window, decisions/staff#a-simulation-changes-nothing). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toBrandSlice } from '../../brand/brand-slice.ts';
import { contactBrandOf } from '../../features/help/contact-brand.ts';
import Contact from '../../features/help/contact.island.tsx';
import { brand, LIST, openRow, rows, rowWith } from '../../../tests/support/component/claims.ts';
import { PAY } from '../../../tests/support/component/pay-claim.ts';
import { goTo, renderFor } from '../../../tests/support/component/portal.tsx';
import { sentRequests } from '../../../tests/support/component/services.ts';
import { openSimulationOf } from '../../../tests/support/component/simulation.ts';

const main = () => screen.getByRole('main');

it('staff in a simulation cannot pay a claim from its row or at the address of the payment page', async () => {
  await openSimulationOf('maria', brand, LIST);
  await waitFor(() => expect(rows()).not.toHaveLength(0));
  const claim = await openRow(rowWith('Adjusted'));
  await waitFor(() =>
    expect(claim.querySelector('.claim-actions')).toHaveTextContent(
      /^You’re acting as a member\. Only the member can pay this claim\.$/,
    ),
  );
  expect(within(claim).queryByRole('button', { name: /^Pay/ })).toBeNull();
  await goTo(`${LIST}/payClaim/confirm`);
  await screen.findByRole('heading', { name: 'Only the member can pay a claim' });
  expect(sentRequests(PAY)).toHaveLength(0);
});

it('staff in a simulation cannot change the password, security question or settings, and see no link to pay a claim', async () => {
  await openSimulationOf('maria', brand, '#/change-password');
  await screen.findByRole('heading', { name: 'Only the member can change this' });
  await goTo('#/security-question');
  await screen.findByRole('heading', { name: 'Only the member can change this' });
  await goTo('#/spendingSummary');
  await screen.findAllByText('When you pay a claim on this site, the money comes from this account.');
  expect(screen.queryByRole('link', { name: 'Choose a claim to pay' })).toBeNull();
  await goTo('#/account');
  expect(await screen.findByLabelText(/^What we call you/)).toBeDisabled();
  expect(main()).not.toHaveTextContent('Not saved yet');
});

it('staff in a simulation cannot submit a visitor form', async () => {
  await openSimulationOf('maria', brand);
  renderFor(brand, '/msg/', () => <Contact brand={contactBrandOf(toBrandSlice(brand))} />);
  await screen.findByText('You’re acting as a member. Only the member can send a message.');
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
});
