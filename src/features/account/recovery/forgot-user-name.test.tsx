/** The forgot-user-name form (spec 000 §7 'forgottenUsernamePassword'). */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { toBrandSlice } from '../../../brand/brand-slice.ts';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { renderFor, user } from '../../../../tests/support/component/portal.tsx';
import { breakCall, repair, sentRequests } from '../../../../tests/support/component/services.ts';
import { recoveryBrandOf } from './account-recovery-brand.ts';
import ForgotUserName from './forgot-user-name.island.tsx';
import { $forgotUserName } from './forgot-user-name.store.ts';

const brand = brandWhere(({ signIn, memberId }) => signIn.flow === 'newer' && memberId.rule === 'general');

async function fill(label: RegExp | string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

function open(): void {
  onTestFinished(() => $forgotUserName.set({ state: 'typing' }));
  renderFor(brand, '/forgot-user-name/', () => (
    <ForgotUserName brand={recoveryBrandOf(toBrandSlice(brand))} />
  ));
}
const send = () => user.click(screen.getByRole('button', { name: 'Send my user name' }));

it('the forgot-user-name form sends the user name only if all four fields match an account', async () => {
  open();
  const summary = () => screen.getByRole('group', { name: /need/ });
  await send();
  expect(within(summary()).getAllByRole('link')).toHaveLength(4);
  expect(within(summary()).getByRole('link', { name: 'Date of birth: Field is Required' })).toBeVisible();
  await fill('Date of birth', '13/14/1984');
  await fill('First name', 'Maria');
  await fill('Last name', 'Delgado');
  await fill('Member ID', '1004');
  await send();
  expect(summary()).toHaveTextContent('Month must be an integer between 1 and 12');
  expect(summary()).toHaveTextContent('must contain at least 9 digits');
  await fill('Date of birth', '03/15/1984');
  await fill('Member ID', '10048291701');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('This doesn’t match our records');
  expect(screen.getByLabelText('First name')).toHaveValue('Maria');
  await fill('Date of birth', '3/14/84');
  await send();
  await screen.findByRole('heading', { level: 2, name: 'Your user name is on its way' });
  expect(screen.getByText(/m\*\*\*@mail\.example/)).toBeVisible();
});

it('after three wrong attempts, the forgot-user-name form closes for those details, but sends others', async () => {
  open();
  await fill('First name', 'Mabel');
  await fill('Last name', 'Unknown');
  await fill('Date of birth', '03/14/1984');
  await fill('Member ID', '712345678');
  for (const text of [
    '2 more times',
    'once more',
    'Call us for your user name',
    'Call us for your user name',
  ]) {
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  }
  expect(screen.getByRole('alert')).toHaveTextContent(brand.customerServicePhoneNumber);
  expect(sentRequests('userInfo/forgottenUsernamePassword')).toHaveLength(3);
  await fill('First name', 'Maria');
  await fill('Member ID', '10048291701');
  await fill('Last name', 'Delgado');
  await send();
  await screen.findByRole('heading', { level: 2, name: 'Your user name is on its way' });
});

it('the forgot-user-name form tells the visitor to wait and try again if the service limits requests', async () => {
  open();
  await fill('First name', 'Maria');
  await fill('Last name', 'Delgado');
  await fill('Date of birth', '03/14/1984');
  await fill('Member ID', '10048291701');
  breakCall('userInfo/forgottenUsernamePassword', { kind: 'status', status: 429, code: 'IDENTITY-LIMIT' });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We can’t look this up right now. Wait a few minutes, then try again.',
  );
  expect(screen.getByRole('alert')).toHaveTextContent(brand.customerServicePhoneNumber);
  repair();
  await send();
  await screen.findByRole('heading', { level: 2, name: 'Your user name is on its way' });
});

it('a success resets the count of wrong attempts in the forgot-user-name form', async () => {
  open();
  await fill('First name', 'Maria');
  await fill('Last name', 'Delgado');
  await fill('Date of birth', '03/14/1984');
  await fill('Member ID', '712345678');
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('2 more times'));
  await fill('Member ID', '10048291701');
  await send();
  await screen.findByRole('heading', { level: 2, name: 'Your user name is on its way' });
  cleanup();
  $forgotUserName.set({ state: 'typing' });
  open();
  await fill('First name', 'Maria');
  await fill('Last name', 'Delgado');
  await fill('Date of birth', '03/14/1984');
  await fill('Member ID', '712345679');
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('2 more times'));
});
