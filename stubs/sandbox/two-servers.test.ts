/** Tests two server processes with the same database file. A check and the write that follows it must be atomic. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateProfile } from '../../src/features/account/account.schema.ts';
import { payClaim } from '../../src/features/pay-claim/pay-claim.schema.ts';
import type { Call } from '../../src/lib/http/call.schema.ts';
import { addressOf, bodyOf, type AnyInput } from '../../src/lib/http/request.ts';
import { userLogin } from '../../src/session/sign-in/sign-in.schema.ts';
import { requestTokens, TOKEN_SCOPE } from '../../src/session/tokens/tokens.schema.ts';
import { accountOf } from './account/account-state.ts';
import { CLIENT } from './http/caller.middleware.ts';
import { createSandbox, type Sandbox } from './app.ts';
import { owedOf } from './claims/claim-wire-forms.ts';
import { issueGrant } from './sign-in/token-grants.ts';
import { memberNamed } from './sandbox.fixture.ts';
import { MAX_WRONG_PER_NAME } from './sign-in/sign-in-limits.ts';

/** Enough rounds to detect a missing database transaction: without a transaction, two of three rounds overpay. */
const ROUNDS = 6;
const POSTS = 20;
const LIMIT_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'two-servers-'));
const file = join(folder, 'sandbox.sqlite');
const SERVER = resolve(import.meta.dirname, 'standalone.fixture.ts');
const children: ChildProcess[] = [];
const origins: string[] = [];
let sandbox: Sandbox;

async function start(): Promise<string> {
  const child = spawn(process.execPath, [SERVER, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [port] = await once(child.stdout ?? child, 'data');
  return `http://127.0.0.1:${String(port).trim()}`;
}

beforeAll(async () => {
  sandbox = createSandbox({ databaseFile: file });
  origins.push(...(await Promise.all([start(), start()])));
}, LIMIT_MS);
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a call to one of the servers. @param at selects the server: the first if even, the second if odd */
function ask(at: number, call: Call, input: AnyInput, headers: Record<string, string>): Promise<Response> {
  const { body, headers: bodyHeaders } = bodyOf(call, input.payload);
  const origin = origins[at % origins.length] ?? '';
  return fetch(`${origin}${addressOf(call, input)}`, {
    method: call.method.toUpperCase(),
    headers: { Origin: origin, ...bodyHeaders, ...headers },
    body,
  });
}

/** A new member with a household of their own, and a function that pays the full amount owed on a claim. */
function payer() {
  const clone = sandbox.services.accounts.clone('maria');
  if (!clone) throw new Error('maria cannot be cloned');
  const token = sandbox.services.sessions.start(clone.logonId, 'mincr');
  const { family } = memberNamed('maria');
  const record = sandbox.services.claimsOf(family, sandbox.services.day()).find((claim) => {
    const owed = owedOf(claim, family, 0);
    return owed > 0 && owed < 5000;
  });
  if (!record) throw new Error('nothing to pay');
  const owed = owedOf(record, family, 0);
  const { claimNumber, clientId } = record.wire;
  const pay = (at: number, key: string) =>
    ask(
      at,
      payClaim,
      {
        payload: {
          idempotencyKey: `${clone.logonId} ${key}`,
          claims: [{ claimNumber, clientId, amount: owed / 100 }],
        },
      },
      { Authorization: `Bearer ${token}` },
    );
  return { logonId: clone.logonId, token, pay };
}

/** Number of rounds in the test with one idempotency key, and in tests that send each server one request per round. */
const PAIRS = 25;
const pair = <T>(post: (at: number) => Promise<T>): Promise<[T, T]> => Promise.all([post(0), post(1)]);

it(
  'two servers pay a claim once, even if they get requests with different keys',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { pay } = payer();
      const responses = await Promise.all(Array.from({ length: POSTS }, (_, at) => pay(at, `k${at}`)));
      const statuses = responses.map(({ status }) => status).toSorted();
      expect(statuses, `round ${round}`).toEqual([200, ...Array.from({ length: POSTS - 1 }, () => 400)]);
    }
  },
  LIMIT_MS,
);

it(
  'two servers return the response of the first payment to all requests with the same key',
  async () => {
    for (let round = 0; round < PAIRS; round += 1) {
      const { pay } = payer();
      const responses = await Promise.all(Array.from({ length: POSTS }, (_, at) => pay(at, 'same')));
      const bodies = new Set(await Promise.all(responses.map((response) => response.text())));
      expect(bodies.size, `round ${round}: ${[...bodies].join(' ')}`).toBe(1);
      expect(responses[0]?.status).toBe(200);
    }
  },
  LIMIT_MS,
);

it(
  'two servers together accept a refresh token only once',
  async () => {
    const maria = sandbox.services.accounts.find('MARIA');
    if (!maria) throw new Error('maria has no account');
    const basic = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`;
    for (let round = 0; round < PAIRS; round += 1) {
      const grant = issueGrant(sandbox.services, maria, 'mincr', TOKEN_SCOPE);
      const { access_token, refresh_token } = grant;
      const payload = { grant_type: 'refresh_token', access_token, refresh_token };
      const responses = await pair((at) => ask(at, requestTokens, { payload }, { Authorization: basic }));
      expect(responses.map(({ status }) => status).toSorted(), `round ${round}`).toEqual([200, 400]);
    }
  },
  LIMIT_MS,
);

it(
  'two servers together check at most five wrong passwords for a user name',
  async () => {
    // Few enough rounds to stay below the limit per network address, because all rounds come from the same address.
    for (let round = 0; round < 15; round += 1) {
      const payload = { logonId: `guessed${round}`, password: 'Wrong1234!', brand: 'mincr' };
      const posts = Array.from({ length: 8 }, (_, at) => ask(at, userLogin, { payload }, {}));
      const limited = (await Promise.all(posts)).filter(({ status }) => status === 429);
      expect(limited, `round ${round}`).toHaveLength(8 - MAX_WRONG_PER_NAME);
    }
  },
  LIMIT_MS,
);

it(
  'two servers persist both changes if a profile is changed twice at the same time',
  async () => {
    for (let round = 0; round < PAIRS; round += 1) {
      const { logonId, token } = payer();
      const changes = [{ nickName: 'Mia' }, { city: 'Duluth' }];
      await pair((at) =>
        ask(at, updateProfile, { payload: changes[at] ?? {} }, { Authorization: `Bearer ${token}` }),
      );
      const person = sandbox.services.accounts.find(logonId);
      expect(person && accountOf(sandbox.services, person).profile, `round ${round}`).toEqual({
        nickName: 'Mia',
        city: 'Duluth',
      });
    }
  },
  LIMIT_MS,
);
