/** The producer site for each role (spec 000 §4), and its form for acting as a member (spec 000 §6, §8). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { basicHeader } from '../../session/sign-in/basic-header.rules.ts';
import { dispatch } from '../../session/session-machine.ts';
import { storedSession } from '../../session/storage/stored-session.ts';
import { PASSWORD } from '../../../stubs/people/person.ts';
import { brandWhere } from '../../../tests/support/brands.ts';
import { failCall, respondToFetch, sentRequests } from '../../../tests/support/component/services.ts';
import { region, renderFor, setAddress, signInAs, user } from '../../../tests/support/component/portal.tsx';
import ProducerArea from './producer-area.island.tsx';
import { producerBrandOf } from './producer-brand.ts';

const brand = brandWhere(
  ({ signIn, sites }) => signIn.flow === 'newer' && sites.producer.everywhere === '/producer/',
);
const OPEN = { name: 'Open the member’s portal' };

async function openDesk(who: string): Promise<void> {
  setAddress(brand, '/producer/');
  await signInAs(who, brand);
  const session = storedSession();
  if (session) dispatch({ type: 'signed-in', session }); // as the page does after a sign-in
  renderFor(brand, '/producer/', (slice) => <ProducerArea brand={producerBrandOf(slice)} />);
}

/** Sets the cookie that staff get from the insurer's single sign-on. Acting as a member requires it (spec 000 §6). */
async function getSingleSignOn(who: string): Promise<void> {
  const response = await respondToFetch(`/wcs/x-services/resources/store/${brand.storeID}/login/ltpalogin`, {
    method: 'POST',
    headers: { Authorization: basicHeader(who, PASSWORD) },
  });
  const { WCTrustedToken: token }: { WCTrustedToken: string } = await response.json();
  document.cookie = `ObSSOCookie=${token}; Path=/`;
}

/** Fills in and submits the form that opens a member's portal. */
async function simulate(logonId: string, reason = 'A question about a bill'): Promise<void> {
  for (const [label, text] of [
    ['The member’s user name', logonId],
    ['Reason', reason],
  ] as const) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  }
  await user.click(screen.getByRole('button', OPEN));
}

it.each([
  ['gwen', 'as an agent'],
  ['adele', 'admin of an agency'],
  ['ivan', 'internal staff'],
])(
  'the producer site shows %s the text "%s", and shows the form for acting as a member only to internal staff',
  async (who, lead) => {
    await openDesk(who);
    await region('Agency and region');
    expect(screen.getByRole('main')).toHaveTextContent(lead);
    expect(screen.queryAllByRole('button', OPEN)).toHaveLength(who === 'ivan' ? 1 : 0);
  },
);

it('a member who opens the producer site is told that it is for agents and staff', async () => {
  await openDesk('maria');
  await screen.findByRole('heading', { level: 1, name: 'This page is for agents and staff' });
});

describe('the form for acting as a member', () => {
  it('requires a user name and a reason of at least five characters', async () => {
    await openDesk('ivan');
    await simulate('');
    expect(screen.getByLabelText('The member’s user name')).toHaveAccessibleDescription('Field is Required');
    await simulate('maria', 'Bill');
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(
      /^The member can read it .+ at least 5 characters$/,
    );
    expect(screen.getByLabelText('Reason')).toHaveFocus();
  });

  it('shows an error beside the field if the user name is unknown', async () => {
    await openDesk('ivan');
    await getSingleSignOn('ivan');
    await simulate('unknown-user');
    await screen.findByText('No member has this user name');
    await waitFor(() => expect(screen.getByLabelText('The member’s user name')).toHaveFocus());
    await user.type(screen.getByLabelText('The member’s user name'), '2');
    expect(screen.queryByText('No member has this user name')).toBeNull();
  });

  it('shows a dialog to staff who may not act as members', async () => {
    await openDesk('no-proxy');
    await getSingleSignOn('no-proxy');
    await simulate('maria');
    const refused = await screen.findByRole('dialog', { name: 'You can’t act as this member' });
    await user.click(within(refused).getByRole('button', { name: 'Close' }));
    expect(await region('Agency and region')).toBeVisible();
  });

  it('says that staff are still signed in if the service fails', async () => {
    await openDesk('ivan');
    await getSingleSignOn('ivan');
    failCall('csrproxy/:logonID/start');
    await simulate('maria');
    const failed = await screen.findByRole('dialog', { name: 'We couldn’t open the member’s portal' });
    expect(failed).toHaveTextContent('You’re still signed in.');
  });

  it('ends access to a member’s portal if its window is blocked and staff then choose another member', async () => {
    vi.stubGlobal('open', () => null);
    await openDesk('ivan');
    await getSingleSignOn('ivan');
    await simulate('maria');
    await screen.findByRole('button', { name: 'Open it now' });
    await simulate('daniel');
    await waitFor(() => expect(sentRequests('userauth/v1/login').at(-1)?.method).toBe('DELETE'));
  });
});

it('access to a client’s portal ends if the browser blocks its window and the agent then cancels', async () => {
  vi.stubGlobal('open', () => null);
  await openDesk('gwen');
  await user.click(await screen.findByRole('button', { name: /^Open portal: Theo/ }));
  const asked = within(await screen.findByRole('dialog'));
  await user.type(asked.getByLabelText('Reason'), 'A question about a bill');
  await user.click(asked.getByRole('button', { name: /^Open/ }));
  await asked.findByRole('button', { name: 'Open it now' });
  expect(sentRequests('userauth/v1/login').filter(({ method }) => method === 'DELETE')).toHaveLength(0);
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(sentRequests('userauth/v1/login').at(-1)?.method).toBe('DELETE'));
});
