/**
 * The question before single sign-on (decisions/session#single-sign-on-asks-first): what it shows, sends and clears.
 */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import {
  changeResponse,
  failCall,
  sandbox,
  sentRequests,
} from '../../../tests/support/component/services.ts';
import { setAddress, user } from '../../../tests/support/component/portal.tsx';
import {
  isSignedIn,
  NOTHING,
  openSignIn,
  stored,
  userName,
} from '../../../tests/support/component/sign-in.tsx';
import { makeSpanish } from '../../../tests/support/component/spanish.ts';
import { recordActivity } from '../../session/timeout/last-activity.ts';
import { $signOn } from './sign-on.store.ts';
import { offerSignOn } from './sign-on-by-cookie.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
const logonIdOf = (id: string): string =>
  sandbox()
    .services.accounts.list()
    .find((person) => person.id === id)?.logonId ?? '';

/** Signs Maria in to another system of the insurer, which sets its cookie on this host. Returns the token. */
function signInElsewhere(): string {
  setAddress(brand, '/login/');
  const token = sandbox().services.sessions.start(logonIdOf('maria'), brand.code);
  document.cookie = `ObSSOCookie=${token}; Path=/`;
  return token;
}

const question = () => screen.findByRole('heading', { name: 'Continue as ma•?' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const isOpen = (token: string): boolean => sandbox().services.sessions.find(token) !== undefined;

async function open(name: string): Promise<void> {
  openSignIn(brand);
  userName().value = name; // simulates `prefill.ts`
  await waitFor(() => offerSignOn(name));
}

beforeEach(() => $signOn.set(null));

describe('a session cookie and a loginId', () => {
  it('make the page replace the form with a question, move the focus to it, and send no request', async () => {
    signInElsewhere();
    await open(logonIdOf('maria'));
    expect(await question()).toHaveFocus();
    expect(userName()).not.toBeVisible();
    expect(document.querySelector('section')).not.toHaveTextContent(/maria|delgado/i);
    expect(sentRequests()).toEqual([]);
    expect(isSignedIn()).toBe(false);
  });

  it('sign the person in after Continue is pressed', async () => {
    signInElsewhere();
    await open(logonIdOf('maria').toLowerCase());
    await question();
    await press('Continue');
    await waitFor(() => expect(isSignedIn()).toBe(true));
    expect(sentRequests().map(({ call }) => call)).toEqual(['userInfo/getUserInfo']);
  });

  it('are removed, and the session ends, after the person chooses to sign in as another user', async () => {
    const token = signInElsewhere();
    await open(logonIdOf('maria'));
    await question();
    await press('Not you? Sign in');
    expect(userName()).toHaveFocus();
    expect(userName()).toHaveValue('');
    expect(stored()).toEqual(NOTHING);
    await waitFor(() => expect(isOpen(token)).toBe(false));
    expect(sentRequests().map(({ method, call }) => `${method} ${call}`)).toEqual([
      expect.stringMatching(/^DELETE .*ltpaidentity/),
    ]);
  });

  it.each([
    ['the cookie belongs to another user, so that the service refuses it', 'daniel', () => {}],
    [
      'the user record belongs to another user',
      'maria',
      () =>
        changeResponse('userInfo/getUserInfo', ({ payload }: { payload: { userInfo: object } }) => ({
          payload: { ...payload, userInfo: { ...payload.userInfo, logonId: 'DANIEL' } },
        })),
    ],
    ['the service fails', 'maria', () => failCall('userInfo/getUserInfo')],
  ])('lead back to the form if the person presses Continue and %s', async (_, who, prepare) => {
    signInElsewhere();
    prepare();
    await open(logonIdOf(who));
    await screen.findByRole('heading', { name: /^Continue as/ });
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in with your user name and password.');
    expect(userName()).toHaveFocus();
    expect(userName()).toHaveValue(logonIdOf(who));
    expect(isSignedIn()).toBe(false);
  });

  it('do not interrupt a user who is already in the form', async () => {
    signInElsewhere();
    openSignIn(brand);
    userName().focus();
    await waitFor(() => offerSignOn(logonIdOf('maria')));
    expect(screen.queryByText(/Continue as/)).toBeNull();
  });

  it('end no session if another tab starts a session before the person presses "Not you? Sign in"', async () => {
    const token = signInElsewhere();
    await open(logonIdOf('maria'));
    await question();
    document.cookie = 'CommerceActivityToken=other-tab; Path=/';
    recordActivity();
    await press('Not you? Sign in');
    expect(document.cookie).toContain('CommerceActivityToken');
    expect(isOpen(token)).toBe(true);
  });
});

it('the single sign-on question is in Spanish on a Spanish page', async () => {
  await makeSpanish();
  signInElsewhere();
  openSignIn(brand);
  await waitFor(() => offerSignOn('leonor'));
  await screen.findByRole('heading', { name: '¿Continuar como le•?' });
  for (const name of ['Continuar', '¿No es usted? Inicie sesión']) screen.getByRole('button', { name });
});

it('the form is shown for a loginId without a session cookie', async () => {
  await open(logonIdOf('maria'));
  expect(screen.queryByText(/Continue as/)).toBeNull();
  expect(userName()).toBeVisible();
});
