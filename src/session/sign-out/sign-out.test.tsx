/** Where a sign-out leads (spec 000 §4 'Logout result by nextAction'), and what it leaves at the services. */
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

/** Sets the services' response to a sign-out. */
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

/** The services' status for a token. */
async function statusOf(access: string): Promise<number> {
  const { status } = await sandbox().app.request('/rbsmbl/x-services/userInfo/getUserInfo', {
    headers: { Authorization: `Bearer ${access}`, appid: 'CHMMBR' },
  });
  return status;
}

describe('the response of a sign-out', () => {
  it('with an unknown address leads to the brand’s own address instead', async () => {
    expectError(/navigation to an unknown site/);
    responding('redirect', 'https://evil.example/logout');
    expect(await signInAndOut()).toEqual([pageOf(brand, brand.logoutTarget)]);
  });

  it('with the address of a site that the brand knows leads there', async () => {
    const chain = new URL('/logout?from=portal', brand.sites.employee.prod).href;
    responding('redirect', chain);
    expect(await signInAndOut()).toEqual([localSite(chain)]);
  });

  it('that ends a simulation closes the window, and says so if the browser does not', async () => {
    const close = vi.fn();
    vi.stubGlobal('close', close);
    responding('stopSimulation');
    expect(await signInAndOut()).toEqual([pageOf(brand, '/logout/#close-window')]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('with an unknown action is logged, and the signed-out page is shown', async () => {
    expectError(/Logout action not found/);
    responding('danceAround');
    expect(await signInAndOut()).toEqual([pageOf(brand, '/logout/')]);
    expect(console.error).toHaveBeenCalledWith('Logout action not found');
  });

  it('that is an error is logged, and the member is signed out', async () => {
    expectError(/Logout failed/);
    failCall(LOGOUT);
    expect(await signInAndOut()).toEqual([pageOf(brand, brand.logoutTarget)]);
    expect(console.error).toHaveBeenCalledWith('Logout failed, please close the browser');
  });
});

describe('the services after a sign-out', () => {
  it.each([
    ['newer', ['DELETE /rbsmbl/x-services/userauth/v1/login']],
    ['userauth', ['DELETE /rbsmbl/x-services/userauth/v1/login']],
    [
      'older', // ends its identity as well, always at store 10152
      [
        'DELETE /rbsmbl/x-services/userauth/v1/login',
        'DELETE /wcs/x-services/resources/store/10152/ltpaidentity/@self',
      ],
    ],
    ['token', ['DELETE /rbsmbl/x-services/userauth/v1/login', 'POST /api/oauth/tokens/revoke']],
  ] as const)('%s: got its calls, and refuse every copy of the token', async (flow, calls) => {
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
  });
});

it('the mobile mark and the counted attempts of a window outlive a sign-out', async () => {
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
