/** Runs nginx with the configuration of a folder's sites, for tests and the bench. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/free-port.ts';
import { writeCertificate } from '../../server/throwaway-certificate.ts';
import { nginxFiles } from './config.ts';
import { readSites } from './read-sites.ts';
import type { NginxSettings } from './settings.ts';

/** Debian package names. */
const PACKAGES = 'nginx libnginx-mod-http-brotli-static openssl';
const START_LIMIT_MS = 10_000;

/** @throws Error that names the packages to install */
function checkInstalled(): void {
  const { error } = spawnSync('nginx', ['-v']);
  if (error) throw new Error(`nginx is not installed. Install it: apt-get install ${PACKAGES}`);
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => setTimeout(() => done(false), 50));
  });

export interface Nginx {
  port: number;
  /** Process id of the nginx master process. */
  pid: number;
  /** Port for plain HTTP when TLS is on. */
  plainPort: number;
  /** Folder of the configuration. */
  folder: string;
  /** Returns the logs so far. */
  logged(): { access: string; errors: string };
  /** Writes the configuration for the sites that are published now, and reloads nginx. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

interface NginxOptions {
  /** Project folder, which contains the sites in dist/. */
  root: string;
  port: number;
  /** Port of the portal's own server on this machine. */
  upstream: number;
  /** Whether to use TLS, with a throwaway certificate. */
  tls: boolean;
  /** Builds the configuration files. By default they are built for the sites of `root`. */
  files?: ((settings: NginxSettings) => ReadonlyMap<string, string>) | undefined;
}

/** @throws Error if nginx is not installed or rejects the configuration; the message names the packages or the line */
export async function startNginx({ root, port, upstream, tls, files }: NginxOptions): Promise<Nginx> {
  checkInstalled();
  const plainPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const settings: NginxSettings = {
    dist: realpathSync(join(root, 'dist')),
    upstream: `127.0.0.1:${upstream}`,
    listen: [`127.0.0.1:${port}`],
    plainListen: tls ? [`127.0.0.1:${plainPort}`] : [],
    tls: tls ? writeCertificate(folder) : null,
    bareHosts: ['localhost', '127.0.0.1'],
    balancers: [],
    user: process.getuid?.() === 0 ? 'root' : 'www-data',
    pid: join(folder, 'pid'),
    accessLog: join(folder, 'access.log'),
    errorLog: join(folder, 'error.log'),
  };
  const write = async (): Promise<void> => {
    const written = files?.(settings) ?? (await nginxFiles(settings, readSites(root)));
    for (const [name, text] of written) writeFileSync(join(folder, name), text);
  };
  await write();
  const config = ['-c', join(folder, 'nginx.conf')];
  const { status, stderr } = spawnSync('nginx', ['-t', ...config], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx -t failed. It needs ${PACKAGES}.\n${stderr}`);
  const child = spawn('nginx', [...config, '-g', 'daemon off;'], { stdio: 'ignore' });
  const until = performance.now() + START_LIMIT_MS;
  while (!(await isOpen(port)))
    if (child.exitCode !== null || performance.now() > until) throw new Error('nginx did not start');
  const read = (file: string): string => readFileSync(file, 'utf8');
  return {
    port,
    plainPort,
    folder,
    pid: child.pid ?? 0,
    logged: () => ({ access: read(settings.accessLog), errors: read(settings.errorLog) }),
    async reload() {
      await write();
      child.kill('SIGHUP');
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
