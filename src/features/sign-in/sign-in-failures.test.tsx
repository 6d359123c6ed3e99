/** The sign-in form while its service fails (spec 000 §8 'Login'): what it shows, and that a later attempt succeeds. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../../stubs/people/person.ts';
import { brandWhere } from '../../../tests/support/brands.ts';
import { renderFor, user } from '../../../tests/support/component/portal.tsx';
import { breakCall, repair } from '../../../tests/support/component/services.ts';
import { $session } from '../../session/session.store.ts';
import SignIn from './sign-in.island.tsx';

const brand = brandWhere(({ signIn, messageCenter }) => signIn.flow === 'newer' && messageCenter);

it.each([
  ['is down (500)', { kind: 'status', status: 500 }, 'Something went wrong on our side'],
  ['sends malformed JSON', { kind: 'malformed' }, 'Something went wrong on our side'],
  ['sends an HTML page', { kind: 'html' }, 'Something went wrong on our side'],
  ['cannot be reached', { kind: 'drop' }, 'We couldn’t reach the service'],
] as const)(
  'if the service %s, the form shows an error and keeps the user name, and a later attempt succeeds',
  async (_, failure, heading) => {
    breakCall('userInfo/userLogin', failure);
    renderFor(brand, '/login/', (slice) => <SignIn brand={slice} />);
    await user.type(screen.getByLabelText('User name'), 'maria');
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    const send = screen.getByRole('button', { name: 'Sign in' });
    await user.click(send);
    const dialog = await screen.findByRole('dialog', { name: heading });
    expect($session.get().state).toBe('signed-out');
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('User name')).toHaveValue('maria');
    repair();
    await user.click(send);
    await waitFor(() => expect($session.get().state).toBe('signed-in'));
  },
);
