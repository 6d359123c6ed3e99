import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as flows from '../../../src/session/sign-in/sign-in-flows.schema.ts';
import * as ltpa from '../../../src/session/sign-out/ltpa.schema.ts';
import type { Call } from '../../../src/lib/http/call.schema.ts';
import type { AnyInput } from '../../../src/lib/http/request.ts';
import { requestTokens, TOKEN_SCOPE } from '../../../src/session/tokens/tokens.schema.ts';
import { memberInfo } from '../../../src/profile/profile.schema.ts';
import { userLogin } from '../../../src/session/sign-in/sign-in.schema.ts';
import { PEOPLE } from '../../people/people.ts';
import { PASSWORD } from '../../people/person.ts';
import { basic, codes, error, MN, openAccounts, type OpenAccounts } from '../accounts.fixture.ts';

describe('the older sign-in flow', () => {
  it('returns the user and a token that other calls accept', async () => {
    const { ltpaSignIn, request } = openAccounts();
    const signedIn = await ltpaSignIn('Maria');
    expect(signedIn).toMatchObject({ logonId: 'MARIA', proxyToken: '', passwordForced: false });
    expect(signedIn.attributes).toMatchObject({
      actorType: 'MEMBER',
      shoppingBrand: 'mincr',
      dateOfBirth: '1984-03-14',
    });
    const profile = await request(memberInfo, {}, signedIn.token);
    expect(v.parse(memberInfo.response, await profile.json())).toMatchObject({
      brand: 'mincr',
      firstName: 'Maria',
    });
  });

  it('sets two session cookies, one of them HttpOnly, and makes both Secure only on https', async () => {
    const { ltpa, app } = openAccounts();
    const cookies = (await ltpa('maria')).headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^LtpaToken2=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^ObSSOCookie=[\w-]{43}; Path=\/; SameSite=Lax$/);
    const secure = await app.request(
      'https://portal.example/wcs/x-services/resources/store/10163/login/ltpalogin',
      {
        method: 'POST',
        headers: { Authorization: basic('maria'), Origin: 'https://portal.example' },
      },
    );
    expect(secure.headers.getSetCookie().map((cookie) => cookie.includes('; Secure'))).toEqual([true, true]);
  });

  it('takes the brand from the store number, and refuses an unknown store number', async () => {
    const { ltpa } = openAccounts();
    expect(await codes(await ltpa('maria', PASSWORD, { storeID: '99999' }))).toEqual(
      error(404, 'NO-SUCH-STORE'),
    );
    const nd = v.parse(
      flows.ltpaLogin.response,
      await (await ltpa('maria', PASSWORD, { storeID: '10164' })).json(),
    );
    expect(nd.attributes.shoppingBrand).toBe('ndbcbs');
  });

  it('reports whether a password must be changed and whether it is temporary', async () => {
    const { ltpaSignIn } = openAccounts();
    expect(await ltpaSignIn('miriam')).toMatchObject({ passwordForced: true, temporaryPassword: false });
    expect(await ltpaSignIn('nora-temp')).toMatchObject({ passwordForced: false, temporaryPassword: true });
  });
});

describe('the older flow and Basic sign-in', () => {
  const userauth = (asker: OpenAccounts, id: string, password?: string) =>
    asker.request(
      flows.userauthLogin,
      { headers: { Authorization: basic(id, password), AppId: 'CHMMBR' }, payload: { brand: 'MINCR' } },
      null,
    );
  const refused = PEOPLE.flatMap(({ id, refusal }) => (refusal ? [{ id, refusal }] : []));

  it.each([
    ...refused.map(({ id, refusal: { status, messages } }) => [id, PASSWORD, status, messages] as const),
    ['unknown', PASSWORD, 401, ['USER-NOT-ON-FILE']] as const,
    ['maria', 'Lighthouse8!', 401, ['GEN-NOMATCH']] as const,
    ['', PASSWORD, 401, ['USER-NOT-ON-FILE']] as const,
  ])('both refuse "%s" with the password %s: status %i, codes %j', async (id, password, status, messages) => {
    const services = openAccounts();
    expect(await codes(await services.ltpa(id, password))).toEqual(error(status, ...messages));
    expect(await codes(await userauth(services, id, password))).toEqual(error(status, ...messages));
  });

  it('differ in a successful response: Basic sign-in responds like userLogin, and the older flow does not', async () => {
    const services = openAccounts();
    const basic: unknown = await (await userauth(services, 'gwen')).json();
    expect(v.parse(userLogin.response, basic)).toMatchObject({
      ...{ logonId: 'GWEN', actorType: 'AGENT', shoppingBrand: 'mincr' },
    });
    const older: unknown = await (await services.ltpa('gwen', PASSWORD)).json();
    expect(v.is(userLogin.response, older)).toBe(false);
  });
});

describe('a session of the older flow', () => {
  const validate = (services: OpenAccounts, token: string, cookie?: string) =>
    services.request(
      ltpa.validateLtpa,
      cookie === undefined ? {} : { headers: { Cookie: `LtpaToken2=${cookie}` } },
      token,
    );

  it("is stale if the browser sends another session's cookie or an expired cookie", async () => {
    const services = openAccounts();
    const [maria, daniel] = [await services.ltpaSignIn('maria'), await services.ltpaSignIn('daniel')];
    expect((await validate(services, maria.token)).status).toBe(200);
    expect((await validate(services, maria.token, maria.token)).status).toBe(200);
    expect(await codes(await validate(services, maria.token, daniel.token))).toEqual(
      error(401, 'SESSION-STALE'),
    );
    services.clock.now += 1_800_000;
    expect((await validate(services, maria.token, maria.token)).status).toBe(401);
    expect((await validate(services, services.tokenOf('maria'), maria.token)).status).toBe(401);
  });

  it('loses its tokens and cookies on sign-out at store 10152, but not at another store', async () => {
    const services = openAccounts();
    const maria = await services.ltpaSignIn('maria');
    const headers = { Cookie: `LtpaToken2=${maria.token}; ObSSOCookie=${maria.trustedToken}` };
    const leave = (storeID: string) =>
      services.request(ltpa.ltpaLogout, { params: { storeID }, headers }, maria.token);
    expect((await leave('10163')).status).toBe(404);
    expect((await validate(services, maria.token)).status).toBe(200);
    const left = await leave('10152');
    expect(left.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''))).toEqual([
      'LtpaToken2=',
      'ObSSOCookie=',
    ]);
    expect((await validate(services, maria.token)).status).toBe(401);
    expect((await validate(services, maria.trustedToken)).status).toBe(401);
  });

  it('loses its cookies at the next sign-in, because they would make the new session stale', async () => {
    const services = openAccounts();
    const response = await services.request(
      userLogin,
      {
        payload: { logonId: 'maria', password: PASSWORD, brand: 'mincr' },
        headers: { Cookie: 'LtpaToken2=old' },
      },
      null,
    );
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^LtpaToken2=; Max-Age=0/)]);
  });
});

describe('a sign-in in a browser with cookies of an older session', () => {
  const body = { logonId: 'daniel', password: PASSWORD, brand: 'mincr' };
  const grant = {
    grant_type: 'password' as const,
    scope: TOKEN_SCOPE,
    username: 'daniel',
    password: PASSWORD,
  };
  it.each<[string, Call, AnyInput]>([
    ['older', flows.ltpaLogin, { params: MN, headers: { Authorization: basic('daniel') } }],
    ['newer', userLogin, { payload: body }],
    [
      'Basic',
      flows.userauthLogin,
      { headers: { Authorization: basic('daniel'), AppId: 'CHMMBR' }, payload: { brand: 'MINCR' } },
    ],
    ['token', requestTokens, { payload: grant }],
  ])('ends the older session if the sign-in uses the %s flow', async (_, call, input) => {
    const { ltpaSignIn, request } = openAccounts();
    const [old, elsewhere] = [await ltpaSignIn('maria'), await ltpaSignIn('maria')];
    const headers = {
      ...input.headers,
      Cookie: `LtpaToken2=${old.token}; ObSSOCookie=${old.trustedToken}`,
    };
    const statusOf = async (token: string) => (await request(memberInfo, {}, token)).status;
    expect((await request(call, { ...input, headers }, null)).status).toBe(200);
    expect([
      await statusOf(old.token),
      await statusOf(old.trustedToken),
      await statusOf(elsewhere.token),
    ]).toEqual([401, 401, 200]);
  });
});
