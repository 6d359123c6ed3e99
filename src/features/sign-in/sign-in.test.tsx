/** The sign-in form: every row of its error table (spec 000 §8 'Login'), and its fields. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { watchNavigation } from '../../../tests/support/component/navigation.ts';
import { expectError, user } from '../../../tests/support/component/portal.tsx';
import {
  breakCall,
  changeResponse,
  repair,
  sentRequests,
} from '../../../tests/support/component/services.ts';
import {
  dialog,
  isSignedIn,
  NOTHING,
  openSignIn,
  password,
  sendSignIn,
  stored,
  userName,
} from '../../../tests/support/component/sign-in.tsx';
import { USER_KEY } from '../../session/storage/session-keys.ts';
import { sessionStore } from '../../lib/storage/storage.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
const tokenBrand = brandWhere(({ signIn }) => signIn.flow === 'token');
const SIGN_IN = 'userInfo/userLogin';

describe('a failed sign-in', () => {
  it.each([
    ['no-record', 'We couldn’t sign you in', 'The user name or password is wrong.', 'Try again'],
    ['child', 'This account needs a change', 'now 14 or older', 'Close'],
    ['suspended', 'This account is suspended', 'You can’t sign in right now', 'Close'],
    ['directory', 'We couldn’t update your sign-in', 'Your account is safe', 'Close'],
    ['conflict', 'Your account belongs to another plan', 'another of our health plans', 'Close'],
    ['broken', 'Something went wrong on our side', 'You’re not signed in', 'Try again'],
    ['locked', 'This account is suspended', 'You can’t sign in right now', 'Close'],
    ['demo', 'We couldn’t sign you in', 'There has been a problem', 'Try again'], // no address is known for this user's portal
  ])(
    'shows for %s a modal with the reason and the number to call, and keeps the typed user name',
    async (...row) => {
      const [who, heading, words, button] = row;
      const opened = watchNavigation();
      openSignIn(brand);
      await sendSignIn(who);
      const modal = await dialog(heading);
      expect(modal).toHaveTextContent(words);
      expect(modal).toHaveTextContent(brand.customerServicePhoneNumber);
      expect(modal).toHaveTextContent(/Reference [2-9A-Z]{8}/);
      await user.click(within(modal).getByRole('button', { name: button }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(userName()).toHaveValue(who);
      expect(stored()).toEqual(NOTHING);
      expect(opened).toEqual([]);
    },
  );

  it.each([
    [{ prod: 'https://sso.example/portal/' }, ['Continue', 'Stay here']],
    [{ qa: 'https://sso.test.example/portal/' }, ['Close']],
  ])(
    'offers an employee who uses the wrong site (right site: %j) the buttons %j',
    async (employee, buttons) => {
      openSignIn({ ...brand, sites: { ...brand.sites, employee } });
      await sendSignIn('employee');
      const modal = await dialog('This isn’t the site for employees');
      const names = within(modal)
        .getAllByRole('button')
        .map((button) => button.textContent);
      expect(names).toEqual(buttons);
    },
  );

  it('clears leftover session data and shows the general error if the error code is not in the error table', async () => {
    openSignIn(brand);
    document.cookie = 'brand=left-over; Path=/';
    await sendSignIn('other-error');
    expect(await dialog('We couldn’t sign you in')).toHaveTextContent(
      'There has been a problem accessing this service. Please contact technical support.',
    );
    expect(stored()).toEqual(NOTHING);
  });

  it('refers a guardian to customer service after three attempts, and sends no further request', async () => {
    openSignIn(brand);
    for (const nth of [1, 2]) {
      await sendSignIn('guardian');
      const refused = await dialog('We couldn’t confirm you as the guardian');
      expect(refused, `attempt ${nth}`).toHaveTextContent('You can try again');
      await user.click(within(refused).getByRole('button', { name: 'Close' }));
    }
    cleanup();
    openSignIn(brand); // simulates a reload
    for (const name of ['guardian', 'GUARDIAN']) {
      await sendSignIn(name);
      const closed = await dialog('Call us to confirm you as the guardian');
      expect(closed).toHaveTextContent(brand.customerServicePhoneNumber);
      await user.click(within(closed).getByRole('button', { name: 'Close' }));
    }
    expect(sentRequests(SIGN_IN)).toHaveLength(3);
    expect(JSON.stringify(stored()).toLowerCase()).not.toContain('guardian');
    await sendSignIn('maria');
    await waitFor(() => expect(isSignedIn()).toBe(true));
  });

  it('leaves the form unchanged if the service is unreachable, so that the form can be sent again', async () => {
    openSignIn(brand);
    breakCall(SIGN_IN, { kind: 'drop' });
    await sendSignIn('maria');
    const modal = await dialog('We couldn’t reach the service');
    expect(modal).toHaveTextContent('Check that you’re online');
    repair();
    await user.click(within(modal).getByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(isSignedIn()).toBe(true));
  });

  it('links to the recovery pages after a wrong password, and marks both fields after the modal closes', async () => {
    openSignIn(brand);
    await sendSignIn('maria', 'Wrong-1!');
    const modal = await dialog('We couldn’t sign you in');
    const link = (name: string) => within(modal).getByRole('link', { name });
    expect(link('Forgot your user name?')).toHaveAttribute('href', '/forgot-user-name/');
    expect(link('Forgot your password?')).toHaveAttribute('href', '/forgot-password/');
    expect(link(brand.customerServicePhoneNumber)).toHaveAttribute(
      'href',
      `tel:+${brand.customerServicePhoneNumber.replaceAll('-', '')}`,
    );
    await user.click(within(modal).getByRole('button', { name: 'Try again' }));
    for (const field of [userName(), password()]) {
      expect(field).toHaveAccessibleDescription('The user name or password is wrong.');
      expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    expect(userName()).toHaveValue('maria');
  });
});

/** Each row is a sign-in flow and its calls in order (spec 000 §3, §7). */
describe.each([
  ['newer', ['POST userLogin']],
  ['userauth', ['POST login']],
  ['older', ['POST ltpalogin', 'GET getUserInfo']],
  ['token', ['POST tokens', 'GET getUserInfo', 'POST tokens']],
] as const)('the %s flow', (flow, calls) => {
  const site = brandWhere(({ signIn }) => signIn.flow === flow);

  it('rejects a wrong password and a suspended account, and signs in a valid account with the expected calls', async () => {
    openSignIn(site);
    await sendSignIn('maria', 'Wrong-1!');
    const invalid = await dialog('We couldn’t sign you in');
    expect(invalid).toHaveTextContent('The user name or password is wrong.');
    await user.click(within(invalid).getByRole('button', { name: 'Try again' }));
    await sendSignIn('suspended');
    const suspended = await dialog('This account is suspended');
    expect(suspended).toHaveTextContent(site.customerServicePhoneNumber);
    await user.click(within(suspended).getByRole('button', { name: 'Close' }));
    const before = sentRequests().length;
    await sendSignIn('maria');
    await waitFor(() => expect(isSignedIn()).toBe(true));
    const names = () =>
      sentRequests()
        .slice(before)
        .map(({ method, path }) => `${method} ${path.replace(/\?.*/, '').split('/').at(-1)}`);
    await waitFor(() => expect(names()).toEqual(calls));
    expect(sessionStore.get(USER_KEY)).toMatchObject({ shoppingBrand: flow === 'token' ? '' : site.code });
  });
});

/** A valid token whose payload contains no user id. */
const NAMELESS = `${btoa('{}')}.${btoa('{}')}.x`;

describe('the token sign-in', () => {
  it('shows the message for an unexpected error if the response contains no tokens', async () => {
    changeResponse('api/oauth/tokens', () => ({}));
    openSignIn(tokenBrand);
    await sendSignIn('maria');
    await dialog('Something went wrong on our side');
    expect(stored()).toEqual(NOTHING);
  });

  it('signs in with a token that contains no user id, and logs an error about the missing id', async () => {
    let real = '';
    changeResponse('api/oauth/tokens', ({ access_token: token, ...rest }: { access_token: string }) => {
      real = token;
      return { ...rest, access_token: NAMELESS };
    });
    // The portal sends NAMELESS with its requests. This stub replaces it with the real token, so that the services accept them.
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      if (request.headers.get('Authorization') === `Bearer ${NAMELESS}`)
        request.headers.set('Authorization', `Bearer ${real}`);
      return send(request);
    });
    openSignIn(tokenBrand);
    expectError(/names no user id/);
    await sendSignIn('maria');
    await waitFor(() => expect(isSignedIn()).toBe(true));
    expect(console.error).toHaveBeenCalledWith('The token names no user id');
  });
});

describe('the fields of the sign-in form', () => {
  it('hide the password until the button beside it is pressed', async () => {
    openSignIn(brand);
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('accept a password from a password manager or the clipboard', async () => {
    openSignIn(brand);
    expect(screen.getByLabelText('User name')).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await user.click(password());
    await user.paste('Pasted-1!');
    expect(password()).toHaveValue('Pasted-1!');
  });

  it('show a message only while Caps Lock is on', async () => {
    openSignIn(brand);
    fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true });
    await screen.findByText('Caps Lock is on');
    fireEvent.keyUp(password(), { key: 'a', modifierCapsLock: false });
    await waitFor(() => expect(screen.queryByText('Caps Lock is on')).toBeNull());
  });
});
