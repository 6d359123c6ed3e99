import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { memberInfo } from '../../../src/profile/profile.schema.ts';
import { userLogout } from '../../../src/session/sign-in/sign-in.schema.ts';
import * as tokens from '../../../src/session/tokens/tokens.schema.ts';
import { PASSWORD } from '../../people/person.ts';
import { codes, error, openAccounts } from '../accounts.fixture.ts';

function open() {
  const asker = openAccounts();
  const grant = (username: string, changes: object = {}) =>
    asker.request(
      tokens.requestTokens,
      {
        payload: {
          grant_type: 'password',
          scope: tokens.TOKEN_SCOPE,
          username,
          password: PASSWORD,
          ...changes,
        },
      },
      null,
    );
  const refresh = (access_token: string, refresh_token: string, changes: object = {}) =>
    asker.request(
      tokens.requestTokens,
      { payload: { grant_type: 'refresh_token', access_token, refresh_token, ...changes } },
      null,
    );
  const read = async (response: Response) => v.parse(tokens.requestTokens.response, await response.json());
  const profile = (token: string) => asker.request(memberInfo, {}, token);
  const revoke = (assertion: string) =>
    asker.request(
      tokens.revokeTokens,
      { payload: { grant_type: tokens.REVOKE_GRANT, oracle_token_action: 'delete', assertion } },
      null,
    );
  return { ...asker, grant, refresh, read, profile, revoke };
}

describe('the token endpoint', () => {
  it('returns a token that contains the user’s id and that other calls accept', async () => {
    const { grant, read, profile } = open();
    const { accessToken, lifetimeSeconds, scope } = await read(await grant('MARIA', { brand: 'NDBCBS' }));
    expect(v.parse(tokens.decodedToken, accessToken)).toEqual({ userId: 'maria' });
    expect([lifetimeSeconds, scope]).toEqual([1800, 'resource.READ']);
    const response = await profile(accessToken);
    expect(v.parse(memberInfo.response, await response.json())).toMatchObject({
      firstName: 'Maria',
      brand: 'ndbcbs',
    });
  });

  it.each([
    ['unknown', PASSWORD, 400, 'invalid_grant_incorrect_creds'],
    ['maria', 'Lighthouse8!', 400, 'invalid_grant_incorrect_creds'],
    ['no-record', PASSWORD, 400, 'invalid_grant_incorrect_creds'],
    ['locked', PASSWORD, 400, 'invalid_grant_account_locked'],
    ['suspended', PASSWORD, 400, 'invalid_grant_account_locked'],
    ['conflict', PASSWORD, 400, 'GEN-BRANDCONFLICT'],
    ['broken', PASSWORD, 500, 'SERVER-ERROR'],
  ])('refuses the user name %s with the password %s: %i %s', async (username, password, status, code) => {
    const { grant } = open();
    expect(await codes(await grant(username, { password }))).toEqual(error(status, code));
  });

  it('refuses requests without valid client credentials', async () => {
    const { app } = open();
    const ask = (headers: Record<string, string>) =>
      app.request('/api/oauth/tokens', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: 'http://localhost',
          ...headers,
        },
        body: `grant_type=password&scope=resource.READ&username=maria&password=${PASSWORD}`,
      });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ Authorization: `Basic ${btoa('portal:guessed')}` })).status).toBe(401);
  });

  it('refuses an unknown scope or grant type', async () => {
    const { grant } = open();
    expect((await grant('maria', { scope: 'resource.WRITE' })).status).toBe(400);
    expect((await grant('maria', { grant_type: 'implicit' })).status).toBe(400);
  });
});

describe('a refresh token', () => {
  it('is accepted once, and its use invalidates the old access token', async () => {
    const { grant, refresh, read, profile } = open();
    const first = await read(await grant('maria'));
    const second = await read(await refresh(first.accessToken, first.refreshToken));
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await profile(first.accessToken)).status).toBe(401);
    expect((await profile(second.accessToken)).status).toBe(200);
    expect(await codes(await refresh(first.accessToken, first.refreshToken))).toEqual(
      error(400, 'invalid_grant'),
    );
    expect((await refresh(second.accessToken, second.refreshToken)).status).toBe(200);
  });

  it('is valid for hours after its access token expires, but not forever', async () => {
    const { grant, refresh, read, profile, clock } = open();
    const first = await read(await grant('maria'));
    clock.now += 7 * 3_600_000;
    expect((await profile(first.accessToken)).status).toBe(401);
    const second = await read(await refresh(first.accessToken, first.refreshToken));
    clock.now += 9 * 3_600_000;
    expect((await refresh(second.accessToken, second.refreshToken)).status).toBe(400);
  });

  it('is accepted only with its own access token and valid client credentials', async () => {
    const { grant, refresh, read } = open();
    const [maria, daniel] = [await read(await grant('maria')), await read(await grant('daniel'))];
    expect((await refresh(daniel.accessToken, maria.refreshToken)).status).toBe(400);
    const wrong = { client_id: 'portal', client_secret: 'guessed' };
    expect((await refresh(maria.accessToken, maria.refreshToken, wrong)).status).toBe(401);
    expect((await refresh(maria.accessToken, maria.refreshToken)).status).toBe(200);
  });

  it('is invalid after revocation and after sign-out', async () => {
    const { grant, refresh, read, revoke, profile, request } = open();
    const [first, second] = [await read(await grant('maria')), await read(await grant('maria'))];
    expect((await revoke(first.accessToken)).status).toBe(200);
    expect((await profile(first.accessToken)).status).toBe(401);
    expect((await refresh(first.accessToken, first.refreshToken)).status).toBe(400);
    expect((await profile(second.accessToken)).status).toBe(200);
    await request(userLogout, {}, second.accessToken);
    expect((await refresh(second.accessToken, second.refreshToken)).status).toBe(400);
    expect((await revoke('unknown')).status).toBe(200);
  });
});

it.each(['accessToken', 'refreshToken'] as const)(
  'revoking a superseded %s ends the session, even hours later',
  async (kind) => {
    const { grant, refresh, read, revoke, profile, clock } = open();
    const first = await read(await grant('maria'));
    const second = await read(await refresh(first.accessToken, first.refreshToken));
    clock.now += 3 * 3_600_000;
    const third = await read(await refresh(second.accessToken, second.refreshToken));
    expect((await profile(first[kind])).status).toBe(401);
    expect((await profile(third.accessToken)).status).toBe(200);
    expect((await revoke(first[kind])).status).toBe(200);
    expect((await profile(third.accessToken)).status).toBe(401);
    expect((await refresh(third.accessToken, third.refreshToken)).status).toBe(400);
  },
);

describe('the service for decoded and issued tokens', () => {
  it('returns the cookie names in customHeader, and refuses the user id of another person or an invalid customHeader', async () => {
    const { request, tokenOf } = open();
    const tell = (uid: string, customHeader: string) =>
      request(tokens.sendDecodedTokens, { payload: { tokens: [{ uid }], customHeader } }, tokenOf('maria'));
    const told = await tell('maria', 'brand=mincr; ddToken=14');
    expect(v.parse(tokens.sendDecodedTokens.response, await told.json())).toEqual({
      userId: 'maria',
      cookieNames: ['brand', 'ddToken'],
    });
    expect((await tell('daniel', 'brand=mincr')).status).toBe(403);
    expect((await tell('maria', 'no pairs')).status).toBe(400);
  });

  it('issues a token that is accepted until its owner revokes it', async () => {
    const { request, tokenOf, profile } = open();
    const response = await request(tokens.issueToken, { payload: { audience: 'vendor' } }, tokenOf('maria'));
    const { token } = v.parse(tokens.issueToken.response, await response.json());
    expect((await profile(token)).status).toBe(200);
    const revoke = (id: string) => request(tokens.revokeToken, { payload: { token } }, tokenOf(id));
    expect((await revoke('daniel')).status).toBe(403);
    expect((await profile(token)).status).toBe(200);
    expect((await revoke('maria')).status).toBe(200);
    expect((await profile(token)).status).toBe(401);
  });
});
