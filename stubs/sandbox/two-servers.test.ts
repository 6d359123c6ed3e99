/** Two servers in two processes on one database file: a check and the write after it are atomic. */
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

/** Without the transaction two rounds in three overpay. */
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

/** Calls the servers in turn. */
function ask(at: number, call: Call, input: AnyInput, headers: Record<string, string>): Promise<Response> {
  const { body, headers: bodyHeaders } = bodyOf(call, input.payload);
  const origin = origins[at % origins.length] ?? '';
  return fetch(`${origin}${addressOf(call, input)}`, {
    method: call.method.toUpperCase(),
    headers: { Origin: origin, ...bodyHeaders, ...headers },
    body,
  });
}

/** A member with their own household, the amount owed of one claim, and requests that pay all of it. */
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

/** How often each pair of requests is sent to both servers. */
const PAIRS = 25;
const pair = <T>(post: (at: number) => Promise<T>): Promise<[T, T]> => Promise.all([post(0), post(1)]);

it(
  'a claim is paid once, whatever keys come to which server',
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
  'one key posted to both servers gets the response of the first payment from both',
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
  'a refresh token posted to both servers works once',
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
  'wrong passwords at both servers get no more than five answers',
  async () => {
    // Fewer rounds than the limit of the address, which all of them share.
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
  'two changes of one profile, one at each server, are both persisted',
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
