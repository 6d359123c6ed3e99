/** The badge in the window of a simulation (decisions/staff#a-simulation-has-its-own-window). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SIMULATION_REFUSED } from '../../session/simulation/is-simulation.ts';
import { brandWhere } from '../../../tests/support/brands.ts';
import { openSimulationOf } from '../../../tests/support/component/simulation.ts';
import { showSimulation } from './simulation-badge.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);

it('the badge names the member and the staff user, and announces a rejected change', async () => {
  await openSimulationOf('maria', brand);
  const header = document.createElement('header');
  header.className = 'header';
  document.body.append(header);
  showSimulation();
  const badge = screen.getByRole('complementary', { name: 'Acting as a member' });
  expect(badge).toHaveTextContent(
    /^You’re acting as Maria .+\. Opened by Ivan.*\. You can look, but you can’t change anything\./,
  );
  window.dispatchEvent(new Event(SIMULATION_REFUSED));
  await waitFor(() =>
    expect(within(badge).getByRole('status')).toHaveTextContent(
      /^Nothing was changed\. Only Maria .+ can do that\.$/,
    ),
  );
});
