/** The producer site: failing services, and the list of clients (spec 000 §§4, 6). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import {
  region,
  renderFor,
  retryAfterRepair,
  setAddress,
  signInAs,
  user,
} from '../../../tests/support/component/portal.tsx';
import { makeSpanish } from '../../../tests/support/component/spanish.ts';
import { breakCall, failCall } from '../../../tests/support/component/services.ts';
import { dispatch } from '../../session/session-machine.ts';
import { storedSession } from '../../session/storage/stored-session.ts';
import ProducerArea from './producer-area.island.tsx';
import { producerBrandOf } from './producer-brand.ts';

const brand = brandWhere(
  ({ signIn, sites }) => signIn.flow === 'newer' && sites.producer.everywhere === '/producer/',
);
const PATH = '/producer/';

const section = () => region('Agency and region');
const book = () => region('Book of business');
const inSection = async () => within(await section());
const cookies = (): Record<string, string | undefined> =>
  Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('=')));

/** Opens the producer site with a stored session of an agent or staff member. */
async function open(who: string): Promise<void> {
  setAddress(brand, PATH);
  await signInAs(who, brand);
  const session = storedSession();
  if (!session) throw new Error('no session was stored');
  dispatch({ type: 'signed-in', session });
  renderFor(brand, PATH, (slice) => <ProducerArea brand={producerBrandOf(slice)} />);
}

async function goToRegion(name: string, remember = false): Promise<void> {
  await user.selectOptions(await (await inSection()).findByLabelText('Region'), name);
  if (remember) await user.click((await inSection()).getByLabelText(/^Remember/));
  await user.click((await inSection()).getByRole('button', { name: 'Use this agency and region' }));
}

describe('a region change', () => {
  it('shows an error dialog and keeps the old region if the token for the new region fails to load', async () => {
    await open('gwen');
    await waitFor(async () =>
      expect(await section()).toHaveTextContent('You work in Minnesota for agency 40211.'),
    );
    breakCall('getddTokenByRegion', { kind: 'status', status: 409 });
    await goToRegion('North Dakota');
    const modal = await screen.findByRole('dialog');
    for (const text of [
      'There has been a problem accessing this service. Please contact technical support.',
      'Your access to the portal is not accessible. If you wish to gain access or have any questions, please reach out to your agency.',
    ])
      expect(modal).toHaveTextContent(text);
    await user.click(within(modal).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await section()).toHaveTextContent('You work in Minnesota for agency 40211.');
    expect((await inSection()).getByText('Nothing has changed.')).toHaveRole('status');
    expect(cookies()).toMatchObject({ ddToken: '14', DDValue: '14', LEAD_REGION: 'MN' });
  });

  it('stays in effect if the preference cannot be saved, and a message says that the preference was not saved', async () => {
    failCall('agencyPreference');
    await open('gwen');
    await goToRegion('North Dakota', true);
    await retryAfterRepair(await section(), 'we couldn’t remember it for your next sign-in');
    await waitFor(async () =>
      expect((await inSection()).getByText(/Your next sign-in starts there\./)).toBeVisible(),
    );
    expect(cookies()).toMatchObject({ ddToken: '16', LEAD_REGION: 'ND' });
  });
});

it('the producer site says that no region is active if the token for the region fails to load', async () => {
  breakCall('getddTokenByRegion', { kind: 'status', status: 409 });
  await open('gwen');
  await waitFor(async () => expect(await section()).toHaveTextContent('No region is active.'));
  expect(await book()).toHaveTextContent('No agency is active');
  expect(await region('What you may do')).toHaveTextContent(
    'Choose an agency and region to see what you may do.',
  );
});

it('the producer site shows a retry button if agencies and regions fail to load', async () => {
  failCall('getUserInfo');
  await open('gwen');
  await retryAfterRepair(
    document.querySelector('main') ?? document.body,
    'We couldn’t load your agencies and regions.',
  );
  expect(await section()).toBeVisible();
});

describe('the client list of internal staff', () => {
  it('shows the clients of an agency of the chosen region after a 409 response and a retry', async () => {
    await open('ivan');
    breakCall('clients', { kind: 'status', status: 409 });
    await goToRegion('Minnesota');
    await retryAfterRepair(await book(), /Your access to the portal is not accessible\./);
    await waitFor(async () =>
      expect(await book()).toHaveTextContent('64 clients of Fernhill Benefits Agency'),
    );
    expect(await region('About you')).not.toHaveTextContent('National producer number');
  });

  it('is in Spanish on a Spanish page', async () => {
    await makeSpanish();
    await open('ivan');
    const form = within(await region('Agencia y región'));
    await user.selectOptions(await form.findByLabelText('Región'), 'Minnesota');
    await user.click(form.getByRole('button', { name: /^Usar/ }));
    const clients = await region('Cartera de clientes');
    await waitFor(() => expect(clients).toHaveTextContent('64 clientes de Fernhill Benefits Agency'));
    await user.type(within(clients).getByLabelText('Buscar clientes'), '40211-0001');
    expect(
      await within(clients).findByRole('button', { name: 'Abrir el portal: Maria Delgado' }),
    ).toBeVisible();
  });
});
