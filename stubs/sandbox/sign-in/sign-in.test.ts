import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { userLogout, userLogin } from '../../../src/session/sign-in/sign-in.schema.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { PEOPLE } from '../../people/people.ts';
import { PASSWORD, type Person } from '../../people/person.ts';
import { openSandbox, PATHS } from '../sandbox.fixture.ts';

const [maria] = PEOPLE;

describe('userLogin', () => {
  const admitted = PEOPLE.filter(({ refusal }) => !refusal);
  const refused = PEOPLE.filter(({ refusal }) => refusal);

  it.each(refused)(
    'refuses $id with the status and messages that stubs/people defines',
    async ({ logonId, refusal }) => {
      const response = await openSandbox().login(logonId);
      expect(response.status).toBe(refusal?.status);
      expect(await response.json()).toEqual({
        errors: refusal?.messages.map((errorMessage) => ({ errorMessage })),
      });
    },
  );

  it.each(admitted)('signs $id in, ignoring the case of the logon id', async (person) => {
    const { logonId, role, brand, signIn } = person;
    const { login } = openSandbox();
    for (const typed of [logonId.toLowerCase(), logonId.toUpperCase()]) {
      const response = await login(typed, PASSWORD, brand === 'any' ? 'mincr' : brand);
      expect(response.status).toBe(200);
      // Only internal staff get a cookie, which they need to simulate members.
      const cookie = response.headers.get('Set-Cookie');
      if (role === 'INTERNAL') expect(cookie).toMatch(/^ObSSOCookie=[\w-]+;/);
      else expect(cookie).toBeNull();
      const signedIn = v.parse(userLogin.response, await response.json());
      expect(signedIn).toMatchObject({
        logonId: logonId.toUpperCase(),
        actorType: role,
        passwordForced: signIn?.securityStrengthEnforcement === 'FORCED',
        temporaryPassword: signIn?.pwd_tempflag === 'Y',
      });
      expect(signedIn.token.lifetimeSeconds).toBe(1800);
      expect(signedIn.token.accessToken).toMatch(/^[\w-]{43}$/);
    }
  });

  it('asks for guardian verification three times, and then treats the account as suspended for an hour (000 §9)', async () => {
    const { login, clock } = openSandbox();
    const code = async () => {
      const body: { errors: { errorMessage: string }[] } = await (await login('guardian')).json();
      return body.errors[0]?.errorMessage;
    };
    const [hash] = PEOPLE.find(({ id }) => id === 'guardian')?.refusal?.messages ?? [];
    for (let nth = 0; nth < 3; nth += 1) expect(await code()).toBe(hash);
    expect(await code()).toBe('GEN-SUSPEND');
    clock.now += 3_600_001;
    expect(await code()).toBe(hash);
  });

  it('compares passwords exactly, including case and spaces', async () => {
    const { login } = openSandbox();
    for (const typed of [
      PASSWORD.toLowerCase(),
      PASSWORD.toUpperCase(),
      `${PASSWORD} `,
      PASSWORD.slice(0, -1),
    ])
      expect((await login('maria', typed)).status, typed).toBe(401);
  });

  it('does not interpret SQL in a user name', async () => {
    const { login, services } = openSandbox();
    services.accounts.clone('maria');
    for (const typed of ["x' or '1'='1", 'x" or "1"="1', "'; drop table clones; --", '%', '_'])
      expect((await login(typed)).status, typed).toBe(401);
    expect((await login('maria')).status).toBe(200);
  });

  it('returns different codes for an unknown name and a wrong password, like the real services', async () => {
    const { login } = openSandbox();
    const unknown = await login('unknown');
    expect([unknown.status, await unknown.json()]).toEqual([
      401,
      { errors: [{ errorMessage: 'USER-NOT-ON-FILE' }] },
    ]);
    const wrong = await login('maria', 'Lighthouse8!');
    expect([wrong.status, await wrong.json()]).toEqual([401, { errors: [{ errorMessage: 'GEN-NOMATCH' }] }]);
  });

  it.each([
    ['no JSON', '{"baseMessage":'],
    ['no body', undefined],
    ['no wrapper', { payload: { logonId: 'maria', password: PASSWORD, brand: 'mincr' } }],
    ['no password', { baseMessage, payload: { logonId: 'maria', brand: 'mincr' } }],
  ])('returns 400 for a request with %s', async (_, body) => {
    const { ask } = openSandbox();
    expect((await ask('POST', PATHS.userLogin, body)).status).toBe(400);
  });

  it("responds according to `refusal`, `brand` and `signIn` in the person's record", async () => {
    if (!maria) throw new Error('maria is missing');
    const people: Person[] = [
      { ...maria, id: 'locked', logonId: 'locked', refusal: { status: 401, messages: ['GEN-SUSPEND'] } },
      { ...maria, id: 'local', logonId: 'local', brand: 'ndbcbs' },
      { ...maria, id: 'forced', logonId: 'forced', signIn: { securityStrengthEnforcement: 'FORCED' } },
    ];
    const { login } = openSandbox({ people });
    expect(await (await login('locked')).json()).toEqual({ errors: [{ errorMessage: 'GEN-SUSPEND' }] });
    expect(await (await login('local')).json()).toEqual({ errors: [{ errorMessage: 'GEN-BRANDCONFLICT' }] });
    expect((await login('local', PASSWORD, 'NDBCBS')).status).toBe(200);
    expect(v.parse(userLogin.response, await (await login('forced')).json()).passwordForced).toBe(true);
  });
});

describe('userLogout', () => {
  it("ends only the caller's session", async () => {
    const { ask, signIn } = openSandbox();
    const [here, there] = [await signIn('maria'), await signIn('maria')];
    const response = await ask('DELETE', PATHS.logout, undefined, here);
    expect(v.parse(userLogout.response, await response.json())).toEqual({
      nextAction: 'redirect',
      redirectionUrl: '/logout/',
    });
    expect((await ask('GET', PATHS.memberInfo, undefined, here)).status).toBe(401);
    expect((await ask('GET', PATHS.memberInfo, undefined, there)).status).toBe(200);
  });

  it('returns 400 without the header APPID: CHMMBR, and does not end the session', async () => {
    const { ask, signIn } = openSandbox();
    const { Authorization, APPID } = await signIn('maria');
    expect((await ask('DELETE', PATHS.logout, undefined, { Authorization })).status).toBe(400);
    expect((await ask('DELETE', PATHS.logout, undefined, { Authorization, APPID: 'OTHER' })).status).toBe(
      400,
    );
    expect((await ask('DELETE', PATHS.logout, undefined, { Authorization, APPID })).status).toBe(200);
  });
});
