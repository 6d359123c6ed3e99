/** Which page a sign-out opens (spec 000 §4 'Logout result by nextAction'), and how it ends the session at the services. */
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Brand } from '../../brand/brand.schema.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import { storedTokens } from '../storage/stored-session.ts';
import { brandWhere } from '../../../tests/support/brands.ts';
import { watchNavigation } from '../../../tests/support/component/navigation.ts';
import { expectError, localSite, setAddress, signInAs } from '../../../tests/support/component/portal.tsx';
import {
  changeResponse,
  failCall,
  sandbox,
  sentRequests,
} from '../../../tests/support/component/services.ts';
import { NOTHING, stored } from '../../../tests/support/component/sign-in.tsx';
import { countAttempt } from '../sign-in/attempts.ts';
import { MOBILE_WINDOW_KEY } from '../storage/session-keys.ts';
import { signOut } from './sign-out.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
const LOGOUT = 'userauth/v1/login';

const pageOf = ({ code }: Brand, path: string) => `http://${code}.localhost${path}`;

/** Sets the response to the sign-out call. */
const responding = (nextAction: string, redirectionUrl = ''): void =>
  changeResponse(LOGOUT, () => ({ payload: { logoutInfo: { nextAction, redirectionUrl } } }));

/** Signs maria in and out. @returns the pages that open */
async function signInAndOut(site: Brand = brand): Promise<readonly string[]> {
  setAddress(site, '/login/');
  await signInAs('maria', site);
  const opened = watchNavigation();
  await signOut(site.logoutTarget);
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(stored()).toEqual(NOTHING);
  expect({ ...localStorage }).toEqual({});
  return opened;
}

/** The HTTP status that the services return for a token. */
async function statusOf(access: string): Promise<number> {
  const { status } = await sandbox().app.request('/rbsmbl/x-services/userInfo/getUserInfo', {
    headers: { Authorization: `Bearer ${access}`, appid: 'CHMMBR' },
  });
  return status;
}

describe('a sign-out response', () => {
  it('with an unknown address leads to the brand’s sign-out target', async () => {
    expectError(/navigation to an unknown site/);
    responding('redirect', 'https://evil.example/logout');
    expect(await signInAndOut()).toEqual([pageOf(brand, brand.logoutTarget)]);
  });

  it('with an address of one of the brand’s sites leads to that address', async () => {
    const chain = new URL('/logout?from=portal', brand.sites.employee.prod).href;
    responding('redirect', chain);
    expect(await signInAndOut()).toEqual([localSite(chain)]);
  });

  it('with stopSimulation asks the user to close the window if window.close() fails', async () => {
    const close = vi.fn();
    vi.stubGlobal('close', close);
    responding('stopSimulation');
    expect(await signInAndOut()).toEqual([pageOf(brand, '/logout/#close-window')]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('with an unknown action is logged and leads to the signed-out page', async () => {
    expectError(/Logout action not found/);
    responding('danceAround');
    expect(await signInAndOut()).toEqual([pageOf(brand, '/logout/')]);
    expect(console.error).toHaveBeenCalledWith('Logout action not found');
  });

  it('with an error status is logged and does not prevent the sign-out', async () => {
    expectError(/Logout failed/);
    failCall(LOGOUT);
    expect(await signInAndOut()).toEqual([pageOf(brand, brand.logoutTarget)]);
    expect(console.error).toHaveBeenCalledWith('Logout failed, please close the browser');
  });
});

describe('signing out of a session', () => {
  it.each([
    ['newer', ['DELETE /rbsmbl/x-services/userauth/v1/login']],
    ['userauth', ['DELETE /rbsmbl/x-services/userauth/v1/login']],
    [
      'older', // has a second call, always at store 10152
      [
        'DELETE /rbsmbl/x-services/userauth/v1/login',
        'DELETE /wcs/x-services/resources/store/10152/ltpaidentity/@self',
      ],
    ],
    ['token', ['DELETE /rbsmbl/x-services/userauth/v1/login', 'POST /api/oauth/tokens/revoke']],
  ] as const)(
    'that began in the flow %s sends the sign-out calls of that flow, and invalidates the token',
    async (flow, calls) => {
      const site = brandWhere(({ signIn }) => signIn.flow === flow);
      setAddress(site, '/login/');
      await signInAs('maria', site);
      const access = storedTokens()?.access ?? '';
      expect(await statusOf(access)).toBe(200);
      const before = sentRequests().length;
      const opened = watchNavigation();
      await signOut(site.logoutTarget);
      expect(opened).toEqual([pageOf(site, site.logoutTarget)]);
      const sent = sentRequests()
        .slice(before)
        .map(({ method, path }) => `${method} ${path}`);
      expect(sent.filter((call) => !call.endsWith('/userauth/v1/tokens'))).toEqual(calls);
      expect(await statusOf(access)).toBe(401);
    },
  );
});

it('a sign-out keeps the window’s mobile setting and its count of sign-in attempts', async () => {
  setAddress(brand, '/login/');
  await countAttempt('guardian', 'guardian');
  sessionStore.set(MOBILE_WINDOW_KEY, true);
  await signInAs('maria', brand);
  watchNavigation();
  await signOut(brand.logoutTarget);
  const { session, cookies } = stored();
  expect(Object.keys(session).toSorted()).toEqual(['Attempts', 'MobileWindow', '__meta__']);
  expect(JSON.stringify(session)).not.toMatch(/guardian|maria/i);
  expect(cookies).toBe('');
});
