/** Maintenance that is marked in the page (decisions/publishing#maintenance-without-services). tests/maintenance.spec.ts tests maintenance that a service reports. */
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, openAs } from '../../../tests/support/component/portal.tsx';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const WORKING = 'We’re working on this part of the site';

afterEach(() => {
  delete document.documentElement.dataset['maintenance'];
});

it('the maintenance page replaces every view if the HTML is marked for maintenance', async () => {
  document.documentElement.dataset['maintenance'] = 'true';
  await openAs('maria', brand);
  expect(await screen.findByRole('heading', { level: 1, name: WORKING })).toBeInTheDocument();
  expect(document.title).toBe('SECTION UNDER MAINTENANCE');
  await goTo('#/account');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(WORKING);
});

it('views are shown during maintenance if the address contains the bypass parameter', async () => {
  document.documentElement.dataset['maintenance'] = 'true';
  await openAs('maria', brand, '#/account?maintenance=bypass');
  expect(await screen.findByRole('heading', { level: 1, name: 'Account settings' })).toBeInTheDocument();
});
