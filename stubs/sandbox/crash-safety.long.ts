/**
 * Part of `npm run test:long`. The sandbox is killed with SIGKILL during writes, 50 times with the same database. Each time
 * the database must open again, with all sessions and all acknowledged changes.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Call } from '../../src/lib/http/call.schema.ts';
import { addressOf, bodyOf, type AnyInput } from '../../src/lib/http/request.ts';
import { readServerStorage, writeServerStorage } from '../../src/session/timeout/keep-alive.schema.ts';
import { userLogin } from '../../src/session/sign-in/sign-in.schema.ts';
import { PASSWORD } from '../people/person.ts';
import { createRandom } from './data/random.ts';

const KILLS = 50;
const LIMIT_MS = 240_000;
/** The longest time from the start of a round's writes to the kill, in milliseconds. */
const LONGEST_ROUND_MS = 400;

const folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'));
const file = join(folder, 'sandbox.sqlite');
const SERVER = resolve(import.meta.dirname, 'standalone.fixture.ts');
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [SERVER, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const [port] = await once(child.stdout ?? child, 'data');
  return { child, origin: `http://127.0.0.1:${String(port).trim()}` };
}

async function ask(origin: string, call: Call, input: AnyInput, token?: string): Promise<Response> {
  const { body, headers } = bodyOf(call, input.payload);
  return fetch(`${origin}${addressOf(call, input)}`, {
    method: call.method.toUpperCase(),
    headers: {
      Origin: origin,
      ...headers,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body,
  });
}

async function signIn(origin: string): Promise<string> {
  const response = await ask(origin, userLogin, {
    payload: { logonId: 'maria', password: PASSWORD, brand: 'mincr' },
  });
  return v.parse(userLogin.response, await response.json()).token.accessToken;
}

/** Writes one key after another until the server is killed. @returns the acknowledged writes */
async function writeUntilKilled(origin: string, token: string, round: number): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>();
  for (let at = 0; ; at += 1) {
    const key = `k${round}-${at}`;
    const value = `v${round}-${at}`;
    try {
      const response = await ask(origin, writeServerStorage, { params: { key }, payload: { value } }, token);
      if (response.ok) acknowledged.set(key, value);
      await response.arrayBuffer();
    } catch {
      return acknowledged;
    }
  }
}

it(
  `the sandbox loses no acknowledged write when it is killed ${KILLS} times`,
  async () => {
    const random = createRandom('kills');
    const acknowledged = new Map<string, string>();
    let server = await start();
    const token = await signIn(server.origin);
    for (let round = 0; round < KILLS; round += 1) {
      const writing = writeUntilKilled(server.origin, token, round);
      const { child } = server;
      const gone = once(child, 'exit');
      setTimeout(() => child.kill('SIGKILL'), random.integer(5, LONGEST_ROUND_MS));
      for (const [key, value] of await writing) acknowledged.set(key, value);
      await gone;
      running.delete(child);
      const database = new DatabaseSync(file);
      expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
      database.close();
      server = await start();
    }
    expect(acknowledged.size).toBeGreaterThan(KILLS);
    for (const [key, value] of acknowledged) {
      const response = await ask(server.origin, readServerStorage, { params: { key } }, token);
      expect(await response.json()).toMatchObject({ payload: { key, value } });
    }
    server.child.kill('SIGKILL');
  },
  LIMIT_MS,
);
