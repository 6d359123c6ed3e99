import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PASSWORD } from '../../../../stubs/people/person.ts';
import { brands } from '../../../../tests/support/brands.ts';
import { watchNavigation } from '../../../../tests/support/component/navigation.ts';
import { openAs, region, user } from '../../../../tests/support/component/portal.tsx';
import { makeSpanish } from '../../../../tests/support/component/spanish.ts';
import { send } from '../../../lib/http/http.ts';
import { changePassword } from '../account.schema.ts';

it('the account page and the account links on the home page are in Spanish on a Spanish page', async () => {
  const [brand] = brands;
  if (!brand) throw new Error('no brands');
  await makeSpanish();
  await openAs('maria', brand, '#/landing');
  await screen.findByRole('heading', { name: 'Reclamos y costos' });
  await send(changePassword, { payload: { oldPassword: PASSWORD, newPassword: 'Lantern-42?' } });
  await user.click(screen.getByRole('link', { name: 'Quién consultó su expediente' }));
  expect(await screen.findByRole('heading', { name: 'Quién consultó su expediente' })).toBeVisible();
  expect(window.location.hash).toContain('part=looks');
  const looks = within(await region('Quién consultó su expediente'));
  await looks.findByText('Alguien cambió la contraseña, y cerramos todas las demás sesiones');
  expect(looks.getAllByText(/A call about a claim|Yearly plan review/)[0]).toHaveAttribute('lang', 'en');
  const signIns = within(await region('Inicios de sesión recientes'));
  expect(await signIns.findByRole('button')).toHaveTextContent('Cerrar la sesión en todas partes');
});

it('signing out everywhere opens the signed-out page even if the marks of paid claims cannot be removed', async () => {
  const [brand] = brands;
  if (!brand) throw new Error('no brands');
  await openAs('maria', brand, '#/account');
  const signIns = within(await region('Recent sign-ins'));
  const broken = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
    if (key === 'PaidMarks') throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const opened = watchNavigation();
  await user.click(await signIns.findByRole('button', { name: 'Sign out everywhere' }));
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere now' }));
  await waitFor(() => expect(opened).toEqual([expect.stringMatching(/\/logout\/#everywhere$/)]));
  broken.mockRestore();
});

it.each([
  ['does not tell the subscriber', 'maria', false],
  ['tells a dependent', 'daniel', true],
] as const)(
  'the account page %s that explanations of benefits stay in the subscriber’s archive',
  async (_, who, isTold) => {
    const [brand] = brands;
    if (!brand) throw new Error('no brands');
    await openAs(who, brand, '#/account');
    await within(await region('Who sees what in your family')).findByText(/plan progress and any messages/);
    const documents = await screen.findByRole('group', { name: /^Documents online/ });
    const told = expect(documents);
    const text = /Explanations of benefits stay in the subscriber’s archive\./;
    if (isTold) told.toHaveAccessibleDescription(text);
    else told.not.toHaveAccessibleDescription(text);
  },
);
