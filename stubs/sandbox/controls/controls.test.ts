import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { claimSummary } from '../../../src/features/claims/claims.schema.ts';
import { PEOPLE } from '../../people/people.ts';
import { isSandboxPath } from '../paths.ts';
import { claimQuery, openSandbox, PATHS } from '../sandbox.fixture.ts';

const clone = v.object({ logonId: v.string(), password: v.string() });

describe('/sandbox/people', () => {
  it('lists people but no clones, with only id, name, logonId, password, worthTrying, role and brand', async () => {
    const { ask } = openSandbox();
    await ask('POST', '/sandbox/people', { like: 'maria' });
    const listed = v.parse(
      v.object({ people: v.array(v.record(v.string(), v.unknown())) }),
      await (await ask('GET', '/sandbox/people')).json(),
    );
    expect(listed.people.map(({ logonId }) => logonId)).toEqual(PEOPLE.map(({ logonId }) => logonId));
    const keys = ['id', 'name', 'logonId', 'password', 'worthTrying', 'role', 'brand'];
    expect(Object.keys(listed.people[0] ?? {})).toEqual(keys);
  });

  it('creates a clone with the same records but its own session, faults and expiry', async () => {
    const { ask, signIn, claims } = openSandbox();
    const made = await ask('POST', '/sandbox/people', { like: 'maria' });
    expect(made.status).toBe(201);
    const { logonId } = v.parse(clone, await made.json());
    const another = v.parse(clone, await (await ask('POST', '/sandbox/people', { like: 'maria' })).json());
    expect(another.logonId).not.toBe(logonId);

    const [headers, maria] = [await signIn(logonId.toLowerCase()), await signIn('maria')];
    const askForClaims = () => ask('POST', PATHS.claimSummary, claimQuery('maria'), headers);
    expect(v.parse(claimSummary.response, await (await askForClaims()).json())).toEqual(
      await claims('maria'),
    );
    await ask('POST', '/sandbox/faults', { call: '*', logonId, kind: 'status', status: 503, times: 1 });
    expect((await ask('GET', PATHS.memberInfo, undefined, maria)).status).toBe(200);
    expect((await askForClaims()).status).toBe(503);
    await ask('POST', '/sandbox/expire', { logonId });
    expect((await askForClaims()).status).toBe(401);
    expect((await ask('GET', PATHS.memberInfo, undefined, maria)).status).toBe(200);
  });

  it('returns 404 for a clone of an unknown person, and, like other controls, 400 for an empty request', async () => {
    const { ask } = openSandbox();
    expect((await ask('POST', '/sandbox/people', { like: 'unknown' })).status).toBe(404);
    for (const control of ['people', 'faults', 'expire']) {
      expect((await ask('POST', `/sandbox/${control}`, {})).status).toBe(400);
    }
  });
});

describe('the state of the sandbox', () => {
  it('loses sessions, clones and faults on reset', async () => {
    const { ask, signIn, login } = openSandbox();
    const { logonId } = v.parse(clone, await (await ask('POST', '/sandbox/people', { like: 'leo' })).json());
    const headers = await signIn(logonId);
    await ask('POST', '/sandbox/faults', { call: 'userLogin', kind: 'drop' });
    await ask('POST', '/sandbox/reset');
    expect((await ask('GET', PATHS.memberInfo, undefined, headers)).status).toBe(401);
    expect((await login(logonId)).status).toBe(401);
    expect((await login('leo')).status).toBe(200);
  });

  it('survives a restart, and contains no tokens or generated records', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
    try {
      const databaseFile = path.join(folder, 'sandbox.db');
      const before = openSandbox({ databaseFile });
      const { logonId } = v.parse(
        clone,
        await (await before.ask('POST', '/sandbox/people', { like: 'maria' })).json(),
      );
      const headers = await before.signIn(logonId, 'ndbcbs');
      await before.claims('maria');
      await before.ask('POST', '/sandbox/faults', {
        call: 'claim/summary',
        logonId,
        kind: 'status',
        status: 503,
      });
      before.close();

      const after = openSandbox({ databaseFile });
      const profile = await after.ask('GET', PATHS.memberInfo, undefined, headers);
      expect(await profile.json()).toMatchObject({
        payload: { memberInfo: { brand: 'ndbcbs', firstName: 'Maria' } },
      });
      expect((await after.ask('POST', PATHS.claimSummary, claimQuery('maria'), headers)).status).toBe(503);
      after.close();

      const stored = readdirSync(folder)
        .map((file) => readFileSync(path.join(folder, file), 'latin1'))
        .join('');
      expect(stored).toContain(logonId);
      expect(stored).not.toContain(headers.Authorization.slice('Bearer '.length));
      expect(stored).not.toContain('Delgado');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('isSandboxPath', () => {
  it.each([
    ['/rbsmbl/x-services/claim/summary', true],
    ['/api/oauth/token', true],
    ['/dpsext/x-services/y', true],
    ['/sandbox/people', true],
    ['/sandboxes', false],
    ['/login/', false],
    ['/api/other', false],
  ])('for the path %s returns %s', (path, expected) => {
    expect(isSandboxPath(path)).toBe(expected);
  });
});

it('stubs/README.md lists every person', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = PEOPLE.map(({ logonId, worthTrying }) => `| \`${logonId}\` | ${worthTrying} |`);
  expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
});
