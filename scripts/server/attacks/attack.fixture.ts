/** For tests that attack the server: writes a published site to disk and starts the real server process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { headerRules, headersFile, redirectsFile } from '../../../src/renderer/render/host-files.ts';
import { serve } from '../../../src/renderer/release/release-history.ts';
import { SITE_INDEX } from '../../../src/renderer/publish/site-index-file.ts';
import { startNginx } from '../../deploy/nginx/run-nginx.ts';
import { freePort } from '../free-port.ts';

const PROJECT = resolve(import.meta.dirname, '../../..');
export const DOMAIN = 'northstar.example';
const SITE = {
  code: 'mincr',
  name: 'North Star',
  number: 6010,
  domain: DOMAIN,
  state: 'MN',
  family: 'northern',
  logo: '<svg/>',
  colors: {},
};

export const POLICY = "default-src 'self';frame-ancestors 'none'";

/** Writes a release and serves it. */
export function publish(root: string, id: string, policy: string): void {
  const release = join(root, 'dist/releases', DOMAIN, id);
  const files = {
    'index.html': 'home',
    'about/index.html': 'about',
    '404.html': 'lost',
    '_astro/a.1.js': 'let a = 1',
    _headers: headersFile(headerRules(policy)),
    _redirects: redirectsFile({ '/home/': '/' }),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(release, path, '..'), { recursive: true });
    writeFileSync(join(release, path), text);
  }
  serve(root, DOMAIN, id);
}

export function createRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'attack-'));
  publish(root, 'a1', POLICY);
  mkdirSync(join(root, 'dist/pool'));
  writeFileSync(join(root, SITE_INDEX), JSON.stringify([SITE]));
  return root;
}

export interface ServerProcess {
  port: number;
  child: ChildProcess;
  printed(): string;
  stop(): Promise<void>;
}

const running = new Set<ServerProcess>();

export const stopServers = async (): Promise<void> => {
  await Promise.all([...running].map((server) => server.stop()));
  running.clear();
};

/** @param environment extra environment variables, such as SERVICES_ORIGIN */
function launch(
  root: string,
  port: number,
  environment: Readonly<Record<string, string>>,
  database: string,
): ServerProcess {
  const args = ['--root', root, '--port', String(port), '--database', database];
  const child = spawn(process.execPath, [join(PROJECT, 'scripts/serve.ts'), ...args], {
    env: { ...process.env, SERVICES_ORIGIN: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      text += data.toString();
    });
  const server: ServerProcess = {
    port,
    child,
    printed: () => text,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
  running.add(server);
  return server;
}

const isUp = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => setTimeout(() => done(false), 50));
  });

/** Whether the attacks go through nginx (set by attacks.long.ts). */
export const IS_BEHIND_NGINX = process.env['FRONT'] === 'nginx';

/** Starts a server and waits for its first response. */
export async function startServer(
  root: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const server = launch(root, await freePort(), environment, ':memory:');
  while (!(await isUp(server.port)))
    if (server.child.exitCode !== null) throw new Error(`the server did not start: ${server.printed()}`);
  return server;
}

/** Starts what visitors reach: nginx in front of the portal's server (IS_BEHIND_NGINX), or that server alone. */
export async function startFront(
  root: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  if (!IS_BEHIND_NGINX) return startServer(root, environment);
  const port = await freePort();
  const server = await startServer(root, {
    ...environment,
    SITE_PORT: String(port),
    TRUSTED_PROXY: '127.0.0.1',
  });
  const nginx = await startNginx({ root, port, upstream: server.port, tls: false });
  const front: ServerProcess = {
    ...server,
    port,
    async stop() {
      await nginx.stop();
      await server.stop();
    },
  };
  running.add(front);
  return front;
}

/** Starts a server that should fail. @returns its exit code and output */
export async function failedStart(
  root: string,
  database = ':memory:',
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; printed: string }> {
  const server = launch(root, await freePort(), environment, database);
  const [code] = (await once(server.child, 'close')) as [number];
  return { code, printed: server.printed() };
}
