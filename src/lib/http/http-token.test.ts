/** A rejected token is refreshed once. If the call is rejected again, the session ends (000 §4; decisions/session#rejected-tokens). */
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../remote/failure.ts';
import { defineCall } from './call.schema.ts';
import { send } from './http.ts';
import {
  respond,
  failureOf,
  good,
  network,
  path,
  read,
  response,
  sent,
  warned,
  wiring,
  write,
} from './http.fixture.ts';

describe('a rejected or expiring token (000 §4 Token login session)', () => {
  const tokensSent = (): (string | null)[] =>
    network.mock.calls.map(([request]) => request.headers.get('authorization'));

  it('is refreshed after a 401, and the rejected call is repeated once, even if the call is a write', async () => {
    network.mockImplementationOnce(() => Promise.resolve(respond({}, 401)));
    wiring.refreshToken.mockImplementation(() => Promise.resolve('token-2'));
    expect(await send(write, { payload: { a: 1 } })).toEqual(good);
    expect(tokensSent()).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(wiring.tokenRejected).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
  });

  it('is not replaced by another session’s token, so that no form is saved for the wrong member', async () => {
    network.mockImplementationOnce(() => Promise.resolve(respond({}, 401)));
    wiring.refreshToken.mockImplementation(() => {
      wiring.session.mockImplementation(() => 1);
      wiring.bearer.mockImplementation(() => 'token-of-another-member');
      return Promise.resolve('token-of-another-member');
    });
    expect(await failureOf(send(write, { payload: { a: 1 } }))).toMatchObject({ kind: 'signed-out' });
    expect(tokensSent()).toEqual(['Bearer token-1']);
    expect(wiring.tokenRejected).not.toHaveBeenCalled();
  });

  it('prevents a write from being sent if another session starts during the token refresh', async () => {
    wiring.beforeCall.mockImplementation(() => {
      wiring.session.mockImplementation(() => 1);
      wiring.bearer.mockImplementation(() => 'token-of-another-member');
      return Promise.resolve();
    });
    expect(await failureOf(send(write, { payload: { a: 1 } }))).toMatchObject({ kind: 'signed-out' });
    expect(tokensSent()).toEqual([]);
  });

  it('ends the session if no new token is available or the new token is rejected', async () => {
    network.mockImplementation(() => Promise.resolve(respond({}, 401)));
    await failureOf(send(read, {}));
    expect(wiring.tokenRejected).toHaveBeenCalledWith('token-1');
    wiring.refreshToken.mockImplementation(() => {
      wiring.bearer.mockImplementation(() => 'token-2');
      return Promise.resolve('token-2');
    });
    expect(await failureOf(send(read, {}))).toMatchObject({ kind: 'signed-out' });
    expect(wiring.tokenRejected).toHaveBeenLastCalledWith('token-2');
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('does not end the session if the token service is unreachable', async () => {
    network.mockImplementation(() => Promise.resolve(respond({}, 401)));
    wiring.refreshToken.mockImplementation(() =>
      Promise.reject(new ServiceError({ kind: 'offline', reference: 'R' })),
    );
    expect(await failureOf(send(read, {}))).toMatchObject({ kind: 'offline' });
    expect(wiring.tokenRejected).not.toHaveBeenCalled();
  });

  it('is refreshed before a call is sent, but not before a call that requests tokens', async () => {
    wiring.beforeCall.mockImplementation(() => {
      wiring.bearer.mockImplementation(() => 'token-2');
      return Promise.resolve();
    });
    await send(read, {});
    expect(tokensSent()).toEqual(['Bearer token-2']);
    await send(defineCall({ method: 'get', path, access: 'client', response }), {});
    expect(tokensSent()).toEqual(['Bearer token-2', null]);
    expect(wiring.beforeCall).toHaveBeenCalledTimes(1);
  });

  it('does not end the current session if the caller passed the token in the options of the call', async () => {
    network.mockImplementation(() => Promise.resolve(respond({}, 401)));
    wiring.beforeCall.mockImplementation(() => Promise.resolve());
    const options = { bearer: 'over', withoutCookies: true, keepalive: true };
    expect(await failureOf(send(write, { payload: { a: 1 } }, options))).toMatchObject({
      kind: 'signed-out',
    });
    expect(tokensSent()).toEqual(['Bearer over']);
    expect(sent()).toMatchObject({ credentials: 'omit', keepalive: true });
    for (const unused of [wiring.beforeCall, wiring.refreshToken, wiring.tokenRejected])
      expect(unused).not.toHaveBeenCalled();
  });
});
