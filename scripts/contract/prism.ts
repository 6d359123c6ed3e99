/**
 * Sends every example of the contract through Prism, which compares requests and responses with the OpenAPI document,
 * and prints the differences. Prism is not a dependency: decisions/services#prism-checks-the-contract says how to run
 * this.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import * as v from 'valibot';
import { createContractClient } from '../../stubs/contract/ask.ts';
import { EXAMPLES } from '../../stubs/contract/examples.ts';
import { newReference } from '../../src/lib/http/reference-code.ts';
import { MEDIA_FOLDER } from '../../src/features/education/education-paths.ts';
import { addressOf, type AnyInput } from '../../src/lib/http/request.ts';
import { createSandbox } from '../../stubs/sandbox/app.ts';

const SANDBOX_PORT = 4988;
const PRISM_PORT = 4989;
const SANDBOX = `http://127.0.0.1:${SANDBOX_PORT}`;
const [program = ''] = process.argv.slice(2);
const document = join(resolve(import.meta.dirname, '../..'), 'dist/contract/openapi.json');

const sandbox = createSandbox({ databaseFile: ':memory:' });
const server = serve({ fetch: sandbox.app.fetch, port: SANDBOX_PORT, hostname: '127.0.0.1' });
const prism = spawn(
  program,
  ['proxy', document, SANDBOX, '--port', String(PRISM_PORT), '--host', '127.0.0.1'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
process.once('exit', () => prism.kill());
for (let text = ''; !text.includes('Prism is listening');) text += String(await once(prism.stdout, 'data'));
prism.stdout.resume();

const violationsHeader = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ location: v.array(v.union([v.string(), v.number()])), message: v.string() })),
);

/** Two people whose requests must be refused: a registered visitor, and a member of a family that no example uses. */
const [VISITOR, STRANGER] = ['piper', 'ruth'];
/** One more try than any limit allows for one user name. */
const LIMITED_TRIES = 6;
const MEDIA_FILES = readdirSync(join(import.meta.dirname, '../../stubs/sandbox/education/files')).filter(
  (name) => !name.endsWith('.pdf'),
);
/** The requests for ranges come first, because a request for the whole file invalidates the link. */
const BROWSER_REQUESTS = [
  { method: 'HEAD' },
  { headers: { Range: 'bytes=0-1' } },
  { headers: { Range: 'bytes=99999999-' } },
  {},
  {},
];

const violations: string[] = [];
const statuses = new Map<number, number>();
/** @param isPortal false for requests that the browser makes by itself */
async function through(path: string, init: RequestInit = {}, isPortal = true): Promise<Response> {
  const headers = new Headers(init.headers);
  if (headers.has('Origin')) headers.set('Origin', SANDBOX);
  if (isPortal) headers.set('X-Reference', newReference());
  const response = await fetch(`http://127.0.0.1:${PRISM_PORT}${path}`, { ...init, headers });
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  if (response.status >= 500) violations.push(`${path}: ${response.status} ${await response.clone().text()}`);
  const told = response.headers.get('sl-violations');
  for (const { location, message } of told === null ? [] : v.parse(violationsHeader, told)) {
    if (response.status === 401 && location[0] === 'request') continue; // expected: sent without a token on purpose
    const at = `${init.method ?? 'GET'} ${path.replace(/\?.*/, '')} ${response.status}`;
    violations.push(`${at}: ${location.join('.')} ${message}`);
  }
  return response;
}

const client = createContractClient({ ...sandbox, app: { request: through } } as never);
// Sent last, because these requests use up the limit, so that further examples of the same calls would be rejected.
const limited: (() => Promise<Response>)[] = [];
for (const { call, as, input } of EXAMPLES) {
  const isGuarded = ['session', 'member', 'staff'].includes(call.access);
  const made = (await input(client.world(as))) as AnyInput;
  const send = (who: string | null) => client.request(call, made, who === null ? null : client.tokenOf(who));
  if (call.byBrowser) {
    for (const path of [addressOf(call, made), ...MEDIA_FILES.map((name) => `${MEDIA_FOLDER}${name}`)])
      for (const init of BROWSER_REQUESTS) await through(path, init, false);
    continue;
  }
  const response = await send(as);
  if (!response.ok) violations.push(`${call.path}: ${response.status} ${await response.text()}`);
  if (isGuarded) for (const other of [null, VISITOR, STRANGER]) await send(other);
  if (call.limited) limited.push(() => send(as));
}
// Sends only GET, because Prism itself fails if the response to a HEAD request is a 404.
await through(`${MEDIA_FOLDER}unknown.webm`, {}, false);
for (const send of limited) for (let nth = 0; nth < LIMITED_TRIES; nth += 1) await send();
for (const line of new Set(violations)) console.info(line);
console.info(
  `${violations.length} violations; responses by status: ${JSON.stringify(Object.fromEntries(statuses))}`,
);
process.exitCode = violations.length > 0 ? 1 : 0;
prism.kill();
server.close();
sandbox.close();
