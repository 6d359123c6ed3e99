/** Changing the data used to recover an account requires the password or a recent sign-in (decisions/sign-in#recovery-data-requires-the-password). */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Call } from '../../../src/lib/http/call.schema.ts';
import * as account from '../../../src/features/account/account.schema.ts';
import * as forgotten from '../../../src/features/account/recovery/account-recovery.schema.ts';
import { accessLog } from '../../../src/features/account/settings/sign-ins/access-log.schema.ts';
import { memberInfo } from '../../../src/profile/profile.schema.ts';
import * as tokens from '../../../src/session/tokens/tokens.schema.ts';
import { PASSWORD, SECURITY_ANSWER, TEMPORARY_PASSWORD } from '../../people/person.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { codes, error, openAccounts } from '../accounts.fixture.ts';
import { DAY } from '../sandbox.fixture.ts';
import { MAX_WRONG_PER_NAME, WINDOW_MS } from '../sign-in/sign-in-limits.ts';
import { FRESH_MS } from './identity-proof.ts';
import { outboxOf } from './outbox.ts';

const NEW = 'Riverbank8!';
const QUESTION = { questionId: '103', answer: 'Pepper' };
const EMAIL = { email1: 'mari@mail.example' };
const PHONES = { phones: [{ phoneType: 'BUS', phoneNumber: '412-555-0120' }] };
const WRONG = { currentPassword: 'Wrong-1!' };
const CHANGED = 'Someone changed the password, and we ended every other sign-in';
const RIGHT = { currentPassword: PASSWORD };

function open() {
  const services = openAccounts();
  /** Sends calls with a given token. */
  const withToken = (token: string) => (call: Call, payload: object) =>
    services.request(call, { payload }, token);
  /** Signs in, then moves the clock more than five minutes ahead. */
  const signedInBefore = async (id: string) => {
    const signIn = await services.ltpaSignIn(id);
    services.clock.now += FRESH_MS + 1;
    return { ...signIn, send: withToken(signIn.token) };
  };
  const isOpen = async (token: string) => (await services.request(memberInfo, {}, token)).status === 200;
  const grant = async (payload: object) => {
    const response = await services.request(tokens.requestTokens, { payload }, null);
    return response.ok ? v.parse(tokens.requestTokens.response, await response.json()) : null;
  };
  const tokenSignIn = async (id: string) => {
    const made = await grant({
      grant_type: 'password',
      scope: tokens.TOKEN_SCOPE,
      username: id,
      password: PASSWORD,
    });
    if (!made) throw new Error(`${id} was not signed in`);
    return made;
  };
  const refresh = ({ accessToken, refreshToken }: Awaited<ReturnType<typeof tokenSignIn>>) =>
    grant({ grant_type: 'refresh_token', access_token: accessToken, refresh_token: refreshToken });
  const issued = async (token: string) => {
    const response = await services.request(tokens.issueToken, { payload: { audience: 'x' } }, token);
    return v.parse(tokens.issueToken.response, await response.json()).token;
  };
  const log = async (token: string) => {
    const query = { fromDate: DAY, toDate: DAY };
    const response = await services.request(accessLog, { query }, token);
    return v.parse(accessLog.response, await response.json()).items.map(({ reason }) => reason);
  };
  return { ...services, withToken, signedInBefore, isOpen, tokenSignIn, refresh, issued, log };
}

describe.each<[string, Call, object]>([
  ['a security question', account.saveSecurityQuestion, QUESTION],
  ['an email address', account.updateProfile, EMAIL],
  ['a home phone', account.updateProfile, { phone1: '412-555-0120' }],
  ['phones', account.updateProfile, PHONES],
])('a change of %s', (_, call, payload) => {
  it('is saved without a password within five minutes of the sign-in, even if the token was refreshed since', async () => {
    const { tokenSignIn, refresh, withToken, clock, issued } = open();
    const signIn = await tokenSignIn('maria');
    clock.now += FRESH_MS;
    const renewed = (await refresh(signIn))?.accessToken ?? '';
    expect((await withToken(await issued(renewed))(call, payload)).status).toBe(200);
  });

  it('requires the correct password if the sign-in was more than five minutes ago', async () => {
    const { signedInBefore, user, services } = open();
    const { send } = await signedInBefore('maria');
    const before = [await user('maria'), outboxOf(services)];
    expect(await codes(await send(call, payload))).toEqual(error(403, 'PASSWORD-NEEDED'));
    expect(await codes(await send(call, { ...payload, ...WRONG }))).toEqual(error(403, 'PASSWORD-WRONG'));
    expect([await user('maria'), outboxOf(services)]).toEqual(before);
    expect((await send(call, { ...payload, ...RIGHT })).status).toBe(200);
  });

  it('is refused in a single sign-on session, even with the correct password', async () => {
    const { signedInBefore, withToken, issued } = open();
    const { trustedToken } = await signedInBefore('maria');
    for (const token of [trustedToken, await issued(trustedToken)])
      expect(await codes(await withToken(token)(call, { ...payload, ...RIGHT }))).toEqual(
        error(403, 'SIGN-IN-AGAIN'),
      );
  });
});

it('a change of the name or address needs no proof of identity if email and phones stay the same', async () => {
  const { signedInBefore, user } = open();
  const { send } = await signedInBefore('maria');
  const { email, phone } = await user('maria');
  const same = { email1: email, phone1: phone, nickName: 'Mari', city: 'Pittsburgh' };
  expect((await send(account.updateProfile, same)).status).toBe(200);
});

describe('wrong passwords that a signed-in person enters', () => {
  const change = { oldPassword: 'Wrong-1!', newPassword: NEW };

  it('count toward the limit of wrong sign-ins, whichever call receives them, but do not end the session', async () => {
    const { signedInBefore, login, isOpen, clock } = open();
    const { token, send } = await signedInBefore('maria');
    for (let nth = 0; nth < MAX_WRONG_PER_NAME - 3; nth += 1) await login('maria', 'Wrong-1!');
    expect((await send(account.changePassword, change)).status).toBe(403);
    expect((await send(account.updateProfile, { ...EMAIL, ...WRONG })).status).toBe(403);
    expect((await send(account.saveSecurityQuestion, { ...QUESTION, ...WRONG })).status).toBe(403);
    for (const [call, payload] of [
      [account.changePassword, { ...change, oldPassword: PASSWORD }],
      [account.updateProfile, { ...EMAIL, ...RIGHT }],
      [account.saveSecurityQuestion, { ...QUESTION, ...RIGHT }],
    ] as const) {
      const limited = await send(call, payload);
      expect(limited.headers.get('Retry-After')).toBe(String(WINDOW_MS / 1000));
      expect(await codes(limited)).toEqual(error(429, 'SIGN-IN-LIMIT'));
    }
    expect((await login('maria')).status).toBe(429);
    expect(await isOpen(token)).toBe(true);
    clock.now += WINDOW_MS;
    expect((await send(account.updateProfile, { ...EMAIL, ...RIGHT })).status).toBe(200);
  });

  it('no longer count after a correct password', async () => {
    const { signedInBefore } = open();
    const { send } = await signedInBefore('maria');
    for (let nth = 0; nth < 2 * MAX_WRONG_PER_NAME; nth += 1) {
      const typed = nth === MAX_WRONG_PER_NAME - 1 ? RIGHT : WRONG;
      const { status } = await send(account.saveSecurityQuestion, { ...QUESTION, ...typed });
      expect(status).not.toBe(429);
    }
  });
});

describe('a password change', () => {
  const change = { oldPassword: PASSWORD, newPassword: NEW };

  it('ends all other sessions of the person, with their refresh tokens, and is logged', async () => {
    const { signedInBefore, tokenSignIn, refresh, ltpaSignIn, isOpen, log } = open();
    const other = await tokenSignIn('maria');
    const [older, daniel] = [await ltpaSignIn('maria'), await ltpaSignIn('daniel')];
    const { token, trustedToken, send } = await signedInBefore('maria');
    const before = await log(token);
    expect((await send(account.changePassword, change)).status).toBe(200);
    const all = [token, trustedToken, daniel.token, older.token, older.trustedToken, other.accessToken];
    expect(await Promise.all(all.map(isOpen))).toEqual([true, true, true, false, false, false]);
    expect(await refresh(other)).toBeNull();
    expect(await log(token)).toEqual([CHANGED, ...before]);
    expect(await log(daniel.token)).not.toContain(CHANGED);
  });

  it('counts as a sign-in for five minutes, so that a security question can be saved without the password', async () => {
    const { signedInBefore, clock } = open();
    const { send } = await signedInBefore('miriam');
    expect((await send(account.changePassword, change)).status).toBe(200);
    clock.now += FRESH_MS;
    expect((await send(account.saveSecurityQuestion, QUESTION)).status).toBe(200);
    clock.now += 1;
    expect((await send(account.saveSecurityQuestion, QUESTION)).status).toBe(403);
  });

  it('is refused in a single sign-on session', async () => {
    const { ltpaSignIn, withToken } = open();
    const { trustedToken } = await ltpaSignIn('maria');
    expect(await codes(await withToken(trustedToken)(account.changePassword, change))).toEqual(
      error(403, 'SIGN-IN-AGAIN'),
    );
  });
});

it("a password reset ends all of the person's sessions, and is logged", async () => {
  const { as, tokenSignIn, refresh, ltpaSignIn, isOpen, login, log, tokenOf } = open();
  const grant = await tokenSignIn('maria');
  const [maria, daniel] = [await ltpaSignIn('maria'), await ltpaSignIn('daniel')];
  const wrong = { forgotten: 'PASSWORD', logonId: 'maria', answer: 'Nowhere' };
  await as(null, forgotten.forgottenUsernamePassword, { payload: wrong });
  expect(await isOpen(maria.token)).toBe(true);
  const right = { payload: { ...wrong, answer: SECURITY_ANSWER } };
  expect((await as(null, forgotten.forgottenUsernamePassword, right)).status).toBe(200);
  const all = [daniel.token, maria.token, maria.trustedToken, grant.accessToken];
  expect(await Promise.all(all.map(isOpen))).toEqual([true, false, false, false]);
  expect(await refresh(grant)).toBeNull();
  expect((await login('maria', TEMPORARY_PASSWORD)).status).toBe(200);
  expect(await log(tokenOf('maria'))).toEqual(
    expect.arrayContaining([expect.stringContaining('We sent a temporary password')]),
  );
});

it('a message is sent to the old email address for each change of the address, but for no other change', async () => {
  const { signedInBefore, user, services, clock } = open();
  const { send } = await signedInBefore('maria');
  const { email } = await user('maria');
  const change = (email1: string) => send(account.updateProfile, { email1, ...RIGHT });
  await send(account.updateProfile, { ...PHONES, ...RIGHT });
  await change(email);
  expect(outboxOf(services)).toEqual([]);
  await change('mari@mail.example');
  clock.now += 1;
  await change('other@mail.example');
  expect(outboxOf(services).map(({ to, at }) => [to, at])).toEqual([
    ['mari@mail.example', clock.now],
    [email, clock.now - 1],
  ]);
  expect(JSON.stringify(outboxOf(services))).not.toContain('other@mail.example');
});

it('a request changes nothing if its session ends while the body is being sent', async () => {
  const { ltpaSignIn, request, app, user } = open();
  const [thief, owner] = [await ltpaSignIn('maria'), await ltpaSignIn('maria')];
  const before = await user('maria');
  const body = JSON.stringify({ baseMessage, payload: EMAIL });
  const half = new TransformStream<Uint8Array, Uint8Array>();
  const writer = half.writable.getWriter();
  const init = {
    method: account.updateProfile.method.toUpperCase(),
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${thief.token}`,
      Origin: 'http://localhost',
    },
    body: half.readable,
    duplex: 'half', // required by Node if the body is a stream
  };
  const sent = app.request(account.updateProfile.path, init);
  await writer.write(Buffer.from(body.slice(0, 5)));
  const payload = { oldPassword: PASSWORD, newPassword: NEW };
  expect((await request(account.changePassword, { payload }, owner.token)).status).toBe(200);
  await writer.write(Buffer.from(body.slice(5)));
  await writer.close();
  expect(await codes(await sent)).toEqual(error(401, 'TOKEN-INVALID'));
  expect(await user('maria')).toEqual(before);
});
