/** Starts the portal's server as `npm start` does, and measures its memory. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { freePort } from '../server/free-port.ts';
import { endWithUs } from './ending.ts';
import type { Figure } from './report.ts';

const START_LIMIT_MS = 20_000;
const RESPONSE_LIMIT_MS = 10_000;
const REQUESTS = 400;
/** Node's flags in the `npm start` script. */
const FLAGS = ['--import', './scripts/compile-cache.mjs', '--max-semi-space-size=1'];
const KB = 1024;

export interface Server {
  port: number;
  pid: number;
  /** Returns the URL of a brand's page. */
  at(code: string, path: string): string;
  /** Creates an account for one visit. @param like id of the sandbox person to copy (default: Maria) */
  newPerson(like?: string): Promise<Person>;
  /** Makes every service call of this account fail with HTTP 500 from now on. */
  failAll(logonId: string): Promise<void>;
}

export interface Person {
  logonId: string;
  password: string;
}

const ask = (port: number, path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { ...options, signal: AbortSignal.timeout(RESPONSE_LIMIT_MS) });

async function untilUp(child: ChildProcess, port: number): Promise<void> {
  const until = performance.now() + START_LIMIT_MS;
  while (performance.now() < until && child.exitCode === null) {
    const up = await ask(port, '/').then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not start${child.exitCode === null ? ' in time' : ''}`);
}

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && 'logonId' in value && 'password' in value;

/** Serves the sites of a folder with an in-memory sandbox until this process ends. */
export async function startServer(root: string): Promise<Server> {
  execFileSync(process.execPath, [...FLAGS, 'scripts/serve.ts', '--prepare'], { cwd: root });
  // Uses a free port. On a fixed port, another server might already listen and would be measured instead.
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...FLAGS, 'scripts/serve.ts', '--port', String(port), '--database', ':memory:'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, SERVICES_ORIGIN: '' } },
  );
  endWithUs(child);
  await untilUp(child, port);
  return {
    port,
    pid: child.pid ?? 0,
    at: (code, path) => `http://${code}.localhost:${port}${path}`,
    async newPerson(like = 'maria') {
      const body = JSON.stringify({ like });
      const headers = { 'content-type': 'application/json' };
      const person: unknown = await (
        await ask(port, '/sandbox/people', { method: 'POST', body, headers })
      ).json();
      if (!isPerson(person)) throw new Error('the sandbox gave no person');
      return person;
    },
    async failAll(logonId) {
      const body = JSON.stringify({ call: '*', logonId, kind: 'status', status: 500 });
      const headers = { 'content-type': 'application/json' };
      const { ok } = await ask(port, '/sandbox/faults', { method: 'POST', body, headers });
      if (!ok) throw new Error(`the sandbox does not fail the calls of ${logonId}`);
    },
  };
}

/** Reads a whole page. Does not use `fetch`, which cannot set the Host header. @returns the HTTP status */
const readPage = (port: number, host: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'br' };
    get({ port, host: '127.0.0.1', path, headers, timeout: RESPONSE_LIMIT_MS }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('timeout', () => reject(new Error(`${host}${path} took too long`)))
      .once('error', reject);
  });

/** Current and peak resident memory of a process in bytes. Without /proc, as on macOS, the peak is NaN. */
function resident(pid: number): { now: number; peak: number } {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) {
    const now = KB * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
    return { now, peak: Number.NaN };
  }
  const status = readFileSync(file, 'utf8');
  const read = (name: string) => KB * Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** Memory in MB after all earlier requests plus 400 page requests spread over all brands. */
export async function serverMemory({ port, pid }: Server, codes: readonly string[]): Promise<Figure> {
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    const host = `${codes[sent % codes.length]}.localhost`;
    const status = await readPage(port, host, '/login/');
    if (status !== 200) throw new Error(`${host}/login/ responded with ${status}`);
  }
  const { now, peak } = resident(pid);
  return { value: now / 1e6, note: `peak ${(peak / 1e6).toFixed(0)} MB` };
}
