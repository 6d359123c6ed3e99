/** Tests a member's session while a page is open. */
import { waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { toBrandSlice } from '../brand/brand-slice.ts';
import { PASSWORD } from '../../stubs/people/person.ts';
import { brandWhere } from '../../tests/support/brands.ts';
import { goTo, openAs, setAddress } from '../../tests/support/component/portal.tsx';
import { holdCall, repair, sentRequests } from '../../tests/support/component/services.ts';
import { dialog, isSignedIn, NOTHING, stored } from '../../tests/support/component/sign-in.tsx';
import { send } from '../lib/http/http.ts';
import { currentSession, dispatch } from './session-machine.ts';
import { $session, endSession } from './session.store.ts';
import { signIn } from './sign-in/start-session.ts';
import { TOKEN_KEY } from './storage/session-keys.ts';
import { writeServerStorage } from './timeout/keep-alive.schema.ts';

/** Vitest's jsdom environment sets this global. */
declare const jsdom: { reconfigure(changes: { url: string }): void };

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
const claims = () => document.querySelectorAll('#claims-panel .claim-row');

it('a service call opens the "Please Login" dialog if the stored token has been lost', async () => {
  await openAs('maria', brand);
  await waitFor(() => expect(claims()).toHaveLength(3));
  sessionStorage.removeItem(TOKEN_KEY);
  await goTo('#/claims/claimsAndPayments');
  await dialog('Please Login');
  expect(document.body).not.toHaveTextContent('Maria');
  expect(stored()).toEqual(NOTHING);
  expect({ ...localStorage }).toEqual({});
});

it('a member’s write is not repeated for the next member who signs in on the same page', async () => {
  const slice = toBrandSlice(brand);
  setAddress(brand, '/login/');
  await signIn('maria', PASSWORD, slice);
  holdCall('sessionStorage/draft');
  const writing = send(writeServerStorage, { params: { key: 'draft' }, payload: { value: 'of Maria' } });
  const refused = expect(writing).rejects.toMatchObject({ failure: { kind: 'signed-out' } });
  endSession();
  await signIn('daniel', PASSWORD, slice);
  repair();
  await refused;
  expect(sentRequests('sessionStorage/draft')).toHaveLength(1);
  expect(isSignedIn()).toBe(true);
});

it('after a sign-out in another tab, this tab ends its session before it opens another page', async () => {
  setAddress(brand, '/login/#/account');
  await signIn('maria', PASSWORD, toBrandSlice(brand));
  const now = currentSession();
  const addresses: string[] = [];
  onTestFinished($session.listen(() => void addresses.push(window.location.hash)));
  const access = now.state === 'signed-in' ? now.tokens.access : '';
  dispatch({ type: 'ended-in-other-tab', access, to: '/login/#/finder' });
  expect(addresses).toEqual(['#/account']);
  await waitFor(() => expect(window.location.hash).toBe('#/finder'));
});

describe('the cookies of a session', () => {
  /** The cookies that a sign-in writes, with their attributes. */
  async function written(who: string): Promise<Map<string, string>> {
    const write = vi.spyOn(document, 'cookie', 'set');
    await signIn(who, PASSWORD, toBrandSlice(brand));
    const texts = write.mock.calls.map(([text]) => text).filter((text) => !text.includes('Max-Age=0'));
    return new Map(texts.map((text) => [text.split('=')[0] ?? '', text.replace(/^[^=]*=/, '')]));
  }

  it.each([
    ['http', 'Path=/; SameSite=Lax'],
    ['https', 'Path=/; SameSite=Lax; Secure'],
  ])('on %s have only the attributes "%s"', async (scheme, attributes) => {
    jsdom.reconfigure({ url: `${scheme}://${brand.code}.localhost/login/` });
    const cookies = await written('maria');
    const { code, dataDomainToken } = brand;
    for (const [name, value] of [
      ['brand', code],
      ['umsBrand', code],
      ['ddToken', dataDomainToken],
      ['DDValue', dataDomainToken],
      ['authVersion', 'MER_LOGIN_V1'],
    ] as const)
      expect(cookies.get(name), name).toBe(`${value}; ${attributes}`);
    expect(cookies.get('CommerceActivityToken')).toMatch(new RegExp(`^[0-9a-f-]{36}; ${attributes}$`));
    expect(cookies.size).toBe(6);
  });

  it.each(['gwen', 'adele', 'ivan'])(
    'of %s, who is not a member, do not include authVersion',
    async (who) => {
      setAddress(brand, '/login/');
      const cookies = await written(who);
      expect([...cookies.keys()].toSorted()).toEqual([
        'CommerceActivityToken',
        'DDValue',
        'brand',
        'ddToken',
        'umsBrand',
      ]);
    },
  );
});
