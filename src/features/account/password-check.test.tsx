/** The password required to change recovery data (decisions/sign-in#recovery-data-requires-the-password). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../stubs/people/person.ts';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, openAs, region, user } from '../../../tests/support/component/portal.tsx';
import {
  breakCall,
  repair,
  sentRequests,
  setServiceClock,
} from '../../../tests/support/component/services.ts';
import { makeSpanish } from '../../../tests/support/component/spanish.ts';
import { $session } from '../../session/session.store.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
const FRESH_MS = 5 * 60_000;
const LIMIT = 5;
const WRONG = 'Wrong-1!';

/** Moves the service's clock, so that the sign-in is six minutes old. */
const ageSignIn = (): void => setServiceClock(() => Date.now() + FRESH_MS + 60_000);

async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

async function openProfile() {
  await openAs('maria', brand, '#/account');
  const part = within(await region('Your profile'));
  await part.findByLabelText('Email address');
  return {
    part,
    email: () => part.getByLabelText<HTMLInputElement>('Email address'),
    city: () => part.getByLabelText<HTMLInputElement>('City'),
    password: () => part.getByLabelText<HTMLInputElement>('Current password'),
    hasPassword: () => part.queryByLabelText('Current password') !== null,
    save: () => user.click(part.getByRole('button', { name: 'Save your profile' })),
  };
}

const saved = () => screen.findByText('Your profile was saved');
const lastProfile = () => sentRequests('userInfo/updateProfile').at(-1)?.body;

describe('the profile form', () => {
  it('is saved without a password right after the sign-in', async () => {
    const { email, hasPassword, save } = await openProfile();
    await fill(email(), 'mari@mail.com');
    await save();
    await saved();
    expect(hasPassword()).toBe(false);
  });

  it('asks for the current password only if an email address or phone number changes', async () => {
    const { part, email, city, password, hasPassword, save } = await openProfile();
    ageSignIn();
    await fill(part.getByLabelText(/^What we call you/), 'Mari');
    await save();
    await saved();
    await fill(email(), 'mari@mail.com');
    await fill(part.getByLabelText('Work phone'), '412-555-0119');
    expect(hasPassword()).toBe(false);
    await save();
    await part.findByLabelText('Current password');
    expect(password()).toHaveAccessibleDescription(/Enter your current password to save this/);
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(part.getByLabelText('Show what I type'));
    expect(password()).toHaveAttribute('type', 'text');

    await save();
    expect(password()).toHaveAccessibleDescription(/Field is Required/);
    await user.type(password(), WRONG);
    await save();
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/This isn’t your current password/));
    expect([password().value, email().value]).toEqual([WRONG, 'mari@mail.com']);
    for (const area of [localStorage, sessionStorage]) expect(JSON.stringify(area)).not.toContain(WRONG);

    await fill(password(), PASSWORD);
    await user.keyboard('{Enter}');
    await saved();
    expect(lastProfile()).toMatchObject({ payload: { currentPassword: PASSWORD } });
    expect(hasPassword()).toBe(false);
    expect(part.getByRole('button', { name: 'Save your profile' })).toHaveFocus();
    await fill(city(), '');
    expect(hasPassword()).toBe(false);
    await fill(email(), 'maria@mail.com');
    expect(password()).toHaveValue('');
  });

  it('says when to try again, and keeps the session, after too many wrong passwords', async () => {
    const { email, password, part, save } = await openProfile();
    ageSignIn();
    await fill(email(), 'mari@mail.com');
    await save();
    await part.findByLabelText('Current password');
    await user.type(password(), WRONG);
    for (let nth = 0; nth <= LIMIT; nth += 1) {
      await save();
      await waitFor(() => expect(part.queryByText('Saving your profile')).toBeNull());
    }
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(
        /There were too many wrong passwords\. Try again (on .+ )?at \d{1,2}:\d\d\s[AP]M\./,
      ),
    );
    expect($session.get().state).toBe('signed-in');
  });

  it('in a single sign-on session, shows the button "Sign in again" instead of the password field', async () => {
    const { email, part, hasPassword, save } = await openProfile();
    breakCall('userInfo/updateProfile', { kind: 'status', status: 403, code: 'SIGN-IN-AGAIN' });
    await fill(email(), 'mari@mail.com');
    await save();
    const note = await part.findByRole('alert');
    expect(note).toHaveTextContent('To save this, sign in again');
    expect(hasPassword()).toBe(false);
    repair();
    await user.click(within(note).getByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect($session.get().state).toBe('signed-out'));
    expect(window.location.hash).toBe('#/account');
  });

  it('asks for the password in Spanish on a Spanish page', async () => {
    await makeSpanish();
    await openAs('maria', brand, '#/account');
    const part = within(await region('Su perfil'));
    ageSignIn();
    await fill(await part.findByLabelText('Dirección de correo electrónico'), 'mari@mail.com');
    await user.click(part.getByRole('button', { name: 'Guardar su perfil' }));
    expect(await part.findByLabelText('Contraseña actual')).toHaveAccessibleDescription(
      /Escriba su contraseña actual para guardar esto/,
    );
  });
});

it('the security question form asks for the current password unless the password was just changed', async () => {
  await openAs('maria', brand, '#/security-question');
  const answer = await screen.findByLabelText('Your answer');
  ageSignIn();
  const save = () => user.click(screen.getByRole('button', { name: 'Save the question' }));
  const choose = () =>
    user.selectOptions(
      screen.getByLabelText('Security question'),
      'Which street did you live on as a child?',
    );
  await choose();
  await user.type(answer, 'Elm Avenue');
  await save();
  await user.type(await screen.findByLabelText('Current password'), WRONG);
  await save();
  await waitFor(() =>
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      /This isn’t your current password/,
    ),
  );
  expect(answer).toHaveValue('Elm Avenue');

  await goTo('#/change-password');
  await screen.findByRole('heading', { level: 1, name: 'Change your password' });
  await user.type(await screen.findByLabelText('Current password'), PASSWORD);
  await user.type(screen.getByLabelText('New password'), 'Lantern-42?');
  await user.type(screen.getByLabelText('New password again'), 'Lantern-42?');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText('Your password was changed');
  await goTo('#/security-question');
  await screen.findByRole('heading', { level: 1, name: 'Your security question' });
  await user.type(await screen.findByLabelText('Your answer'), 'Elm Avenue');
  await choose();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await save();
  await screen.findByText('Your security question was saved');
});

it('the change-password form reports too many wrong passwords, and asks for a new sign-in if one is required', async () => {
  await openAs('maria', brand, '#/change-password');
  const old = await screen.findByLabelText('Current password');
  await user.type(old, WRONG);
  await user.type(screen.getByLabelText('New password'), 'Lantern-42?');
  await user.type(screen.getByLabelText('New password again'), 'Lantern-42?');
  const change = async () => {
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByRole('button', { name: 'Change password' });
  };
  for (let nth = 0; nth <= LIMIT; nth += 1) await change();
  await waitFor(() => expect(old).toHaveAccessibleDescription(/too many wrong passwords\. Try again/));
  expect(old).toHaveValue(WRONG);
  breakCall('userInfo/changePassword', { kind: 'status', status: 403, code: 'SIGN-IN-AGAIN' });
  await change();
  expect(await screen.findByRole('alert')).toHaveTextContent('To save this, sign in again');
});
