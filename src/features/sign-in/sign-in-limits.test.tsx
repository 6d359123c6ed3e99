/** Too many failed sign-ins (decisions/sign-in#limits-on-wrong-sign-ins), and a browser that blocks cookies (decisions/session#browsers-that-block-cookies). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { user } from '../../../tests/support/component/portal.tsx';
import { sentRequests } from '../../../tests/support/component/services.ts';
import { USER_KEY } from '../../session/storage/session-keys.ts';
import { LAST_ACTIVITY_KEY } from '../../session/storage/shell-keys.ts';
import {
  dialog,
  isSignedIn,
  NOTHING,
  openSignIn,
  password,
  sendSignIn,
  stored,
  submitButton,
  userName,
} from '../../../tests/support/component/sign-in.tsx';

const LIMIT = 5;
const LIMIT_MS = 15 * 60_000;
/** Noon, because shortly before midnight the form also names the next day. */
const NOON = new Date(2026, 10, 26, 12);
const FLOWS = ['newer', 'userauth', 'older', 'token'] as const;

const siteOf = (flow: (typeof FLOWS)[number]) => brandWhere(({ signIn }) => signIn.flow === flow);
const sent = () =>
  sentRequests().filter(({ path }) => /userLogin$|ltpalogin$|v1\/login$|oauth\/tokens$/.test(path));

/** Sends as many wrong passwords as the limit for a user name allows, and then the right password. */
async function useUpAttempts(who: string): Promise<void> {
  for (let nth = 0; nth < LIMIT; nth += 1) {
    await sendSignIn(who, 'Wrong-1!');
    const invalid = await dialog('We couldn’t sign you in');
    await user.click(within(invalid).getByRole('button', { name: 'Try again' }));
  }
  await sendSignIn(who);
  await screen.findByText('There were too many failed sign-ins.');
}

describe('a sign-in form after five wrong passwords', () => {
  it.each(FLOWS)('says when to try again, and blocks sending until then (%s flow)', async (flow) => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
      shouldAdvanceTime: true,
      now: NOON,
    });
    openSignIn(siteOf(flow));
    await useUpAttempts('maria');
    expect(screen.getByText(/Try again at \d{1,2}:\d\d\s[AP]M\./)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(userName()).toHaveValue('maria');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(submitButton()).toHaveAccessibleDescription(/Try again at/);
    const before = sent().length;
    await user.click(submitButton());
    await user.type(password(), '{Enter}');
    expect(sent()).toHaveLength(before);

    act(() => void vi.advanceTimersByTime(LIMIT_MS));
    await screen.findByText('You can try again now.');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
    await user.click(submitButton());
    await waitFor(() => expect(isSignedIn()).toBe(true));
    expect(sent().length).toBeGreaterThan(before);
  });

  it('lets a person sign in immediately with another user name', async () => {
    openSignIn(siteOf('newer'));
    await useUpAttempts('maria');
    await sendSignIn('daniel');
    await waitFor(() => expect(isSignedIn()).toBe(true));
  });
});

describe('the sign-in form in a browser that blocks cookies', () => {
  it.each(FLOWS)('explains how to allow cookies, and ends the session it opened (%s flow)', async (flow) => {
    const blocked = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    openSignIn(siteOf(flow));
    await sendSignIn('maria');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your browser blocks cookies from this site');
    expect(alert).toHaveTextContent('Allow cookies');
    await waitFor(() =>
      expect(
        sentRequests().filter(({ method, path }) => method === 'DELETE' || path.endsWith('/tokens/revoke')),
      ).toHaveLength(1),
    );
    expect(userName()).toHaveValue('maria');
    expect(isSignedIn()).toBe(false);
    expect(stored()).toEqual(NOTHING);
    expect({ ...localStorage }).toEqual({});
    blocked.mockRestore(); // from here on, cookies are allowed
    await sendSignIn('maria');
    await waitFor(() => expect(isSignedIn()).toBe(true));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

/** Makes storage too full for one key. */
function fillStorage(full: string) {
  const set = Storage.prototype.setItem;
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === full) throw new DOMException('full', 'QuotaExceededError');
    set.call(this, key, text);
  });
}

it('the sign-in form signs the member in if local storage is full', async () => {
  const storage = fillStorage(LAST_ACTIVITY_KEY);
  openSignIn(siteOf('newer'));
  await sendSignIn('maria');
  await waitFor(() => expect(isSignedIn()).toBe(true));
  storage.mockRestore();
});

it('the sign-in form says that it failed, and ends the new session, if session storage is full', async () => {
  const storage = fillStorage(USER_KEY);
  openSignIn(siteOf('newer'));
  await sendSignIn('maria');
  const failed = await dialog('We couldn’t sign you in');
  expect(sentRequests('userauth/v1/login').map(({ method }) => method)).toEqual(['DELETE']);
  expect(isSignedIn()).toBe(false);
  expect(stored()).toEqual(NOTHING);
  expect({ ...localStorage }).toEqual({});
  storage.mockRestore(); // from here on, there is room
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  await sendSignIn('maria');
  await waitFor(() => expect(isSignedIn()).toBe(true));
});
