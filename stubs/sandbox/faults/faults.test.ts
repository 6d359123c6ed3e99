import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { claimSummary } from '../../../src/features/claims/claims.schema.ts';
import { HOLD_LIMIT_MS } from './held-responses.ts';
import { claimQuery, MEMBER_CALLS, openSandbox, PATHS } from '../sandbox.fixture.ts';

const FAULTS = '/sandbox/faults';

/** Opens a sandbox with one fault. `claims` requests maria's claims from it. */
async function withFault(fault: Record<string, unknown>) {
  const sandbox = openSandbox();
  const headers = await sandbox.signIn('maria');
  const added = await sandbox.ask('POST', FAULTS, { call: 'claim/summary', ...fault });
  expect(added.status).toBe(201);
  const claims = () => sandbox.ask('POST', PATHS.claimSummary, claimQuery('maria'), headers);
  return { ...sandbox, headers, claims };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a fault of kind', () => {
  it('"status" responds with the given status and business code', async () => {
    const { claims } = await withFault({ kind: 'status', status: 503 });
    expect((await claims()).status).toBe(503);
    const { login, ask } = openSandbox();
    await ask('POST', FAULTS, {
      call: 'userInfo/userLogin',
      kind: 'status',
      status: 401,
      code: 'GEN-SUSPEND',
    });
    expect(await (await login('maria')).json()).toEqual({ errors: [{ errorMessage: 'GEN-SUSPEND' }] });
  });

  it('"malformed", "html" or "empty" responds with 200 but without valid JSON', async () => {
    for (const kind of ['malformed', 'html', 'empty']) {
      const { claims } = await withFault({ kind });
      const response = await claims();
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      expect(response.headers.get('Content-Type')).toContain(
        kind === 'html' ? 'text/html' : 'application/json',
      );
      await expect(response.json()).rejects.toThrow();
    }
  });

  it.each(['payload.totalClaims', 'payload'])(
    '"wrong-type" makes the response invalid only at %s',
    async (field) => {
      const { claims } = await withFault({ kind: 'wrong-type', field });
      const parsed = v.safeParse(claimSummary.response, await (await claims()).json());
      expect(parsed.issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
    },
  );

  it('"wrong-type" in one claim makes the portal leave out only that claim', async () => {
    const field = 'payload.getClaimAccumActivitySummaryData.2.claimNumber';
    const { claims } = await withFault({ kind: 'wrong-type', field });
    const wire: unknown = await (await claims()).json();
    const list = v.object({ payload: v.object({ getClaimAccumActivitySummaryData: v.array(v.unknown()) }) });
    const sent = v.parse(list, wire).payload.getClaimAccumActivitySummaryData;
    const { claims: read, skipped } = v.parse(claimSummary.response, wire);
    expect([read.length, skipped]).toEqual([sent.length - 1, 1]);
  });

  it('"wrong-type" makes the service respond with 500 if its original response lacks the field to change', async () => {
    const { claims } = await withFault({ kind: 'wrong-type', field: 'payload.noSuchField.3' });
    const response = await claims();
    expect([response.status, await response.json()]).toEqual([
      500,
      { errors: [{ errorMessage: 'SANDBOX-NO-SUCH-FIELD' }] },
    ]);
  });

  it('"says" (a text change) replaces the text of only one field', async () => {
    const field = 'payload.messages.0.text';
    const { claims } = await withFault({ kind: 'says', field, text: 'down' });
    const parsed = v.parse(claimSummary.response, await (await claims()).json());
    expect([parsed.spendingDataComplete, parsed.claims.length > 0]).toEqual([false, true]);
  });

  it('"says" (a text change) changes every list entry that has the field, if the field path contains *', async () => {
    const field = 'payload.getClaimAccumActivitySummaryData.*.providerName';
    const { claims } = await withFault({ kind: 'says', field, text: 'Elm Street Clinic' });
    const parsed = v.parse(claimSummary.response, await (await claims()).json());
    const replaced = parsed.claims.filter(({ provider }) => provider === 'Elm Street Clinic');
    expect(replaced.length).toBeGreaterThan(1);
    expect(replaced.length).toBeLessThan(parsed.claims.length);
  });

  it('"delay" or "drip" sends the real response later', async () => {
    for (const kind of ['delay', 'drip']) {
      const { claims } = await withFault({ kind, delayMs: 60 });
      const started = performance.now();
      expect(v.parse(claimSummary.response, await (await claims()).json()).total).toBe(40);
      expect(performance.now() - started).toBeGreaterThan(50);
    }
  });

  it('"hold" holds the response until the faults are deleted', async () => {
    const { claims, ask } = await withFault({ kind: 'hold', times: 1 });
    let isLoaded = false;
    const held = claims().then((response) => {
      isLoaded = true;
      return response;
    });
    expect((await claims()).status).toBe(200);
    expect(isLoaded).toBe(false);
    expect(await (await ask('DELETE', FAULTS)).json()).toEqual({ removed: 0, released: 1 });
    expect((await held).status).toBe(200);
  });

  it('"hold" holds the response for at most 20 seconds', async () => {
    const { claims } = await withFault({ kind: 'hold' });
    vi.useFakeTimers();
    const held = claims();
    await vi.advanceTimersByTimeAsync(HOLD_LIMIT_MS);
    expect((await held).status).toBe(200);
  });

  it.each(['drop', 'lost'])('"%s" closes the connection without a response', async (kind) => {
    const { app, ask, close } = openSandbox();
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    const url = `http://127.0.0.1:${address.port}${PATHS.memberInfo}`;
    await ask('POST', FAULTS, { call: 'memberInfo', kind, times: 1 });
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    expect((await fetch(url)).status).toBe(401);
    server.close();
    close();
  });

  it('"lost" executes the request but drops the response', async () => {
    const { ask, signIn } = openSandbox();
    const headers = await signIn('maria');
    const visitDate = async (): Promise<unknown> =>
      (await ask('GET', PATHS.volatileMemberInfo, undefined, headers)).json();
    const before = await visitDate();
    await ask('POST', FAULTS, { call: 'messagecenteractivity/insert', kind: 'lost' });
    const path = '/rbsmbl/x-services/messagecenteractivity/insert?userId=maria';
    const response = await ask('GET', path, undefined, headers);
    expect(response.status).toBe(500);
    expect(await visitDate()).not.toEqual(before);
  });

  it('"drop" responds with an error if there is no connection to close', async () => {
    const { claims } = await withFault({ kind: 'drop' });
    expect(await (await claims()).json()).toEqual({ errors: [{ errorMessage: 'SANDBOX-NO-SOCKET' }] });
  });
});

describe('a fault', () => {
  it.each([...MEMBER_CALLS, { method: 'GET', path: '/cmcrst/x-services/unknown', body: undefined }])(
    'that is limited to one person affects $method $path only for that person',
    async ({ method, path, body }) => {
      const { ask, signIn } = openSandbox();
      const [maria, daniel] = [await signIn('maria'), await signIn('daniel')];
      await ask('POST', FAULTS, { call: '*', logonId: 'maria', kind: 'status', status: 418 });
      expect((await ask(method, path, body, maria)).status).toBe(418);
      expect((await ask(method, path, body, daniel)).status).not.toBe(418);
    },
  );

  it('that is limited to one person affects sign-ins with that person’s logon id', async () => {
    const { ask, login } = openSandbox();
    await ask('POST', FAULTS, { call: 'userLogin', logonId: 'maria', kind: 'status', status: 500 });
    expect((await login('MARIA')).status).toBe(500);
    expect((await login('daniel')).status).toBe(200);
  });

  it('for one person is used before a fault for everyone, and each fault ends after `times` uses', async () => {
    const { claims, ask } = await withFault({ kind: 'status', status: 500, times: 2 });
    await ask('POST', FAULTS, {
      call: 'claim/summary',
      logonId: 'maria',
      kind: 'status',
      status: 502,
      times: 1,
    });
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await claims()).status);
    expect(statuses).toEqual([502, 500, 500, 200]);
    expect(await (await ask('GET', FAULTS)).json()).toEqual({ faults: [] });
  });

  it('does not affect other calls, even if their path ends similarly', async () => {
    const { ask, signIn } = openSandbox();
    const headers = await signIn('maria');
    await ask('POST', FAULTS, { call: 'memberInfo', kind: 'status', status: 500 });
    expect((await ask('GET', PATHS.memberInfo, undefined, headers)).status).toBe(500);
    expect((await ask('GET', PATHS.volatileMemberInfo, undefined, headers)).status).toBe(200);
  });

  it('is removed by a DELETE for its person, or by a DELETE without a person', async () => {
    const { ask } = openSandbox();
    for (const logonId of ['maria', 'daniel', undefined]) {
      await ask('POST', FAULTS, { call: '*', kind: 'empty', ...(logonId && { logonId }) });
    }
    expect(await (await ask('DELETE', `${FAULTS}?logonId=Maria`)).json()).toEqual({
      removed: 1,
      released: 0,
    });
    expect(await (await ask('DELETE', FAULTS)).json()).toEqual({ removed: 2, released: 0 });
  });

  it.each([
    ['an unknown kind', { call: '*', kind: 'explode' }, 400],
    ['a status that is not an error', { call: '*', kind: 'status', status: 200 }, 400],
    ['an unknown person', { call: '*', kind: 'drop', logonId: 'unknown' }, 404],
  ])('is refused if it has %s', async (_, fault, status) => {
    const { ask } = openSandbox();
    expect((await ask('POST', FAULTS, fault)).status).toBe(status);
  });
});
