/**
 * Compares three servers: nginx with the portal's configuration, the portal's own server, and nginx with a minimal
 * configuration (decisions/services#nginx-in-front).
 */
import { readFileSync } from 'node:fs';
import { readSites } from '../deploy/nginx/read-sites.ts';
import { startNginx, type Nginx } from '../deploy/nginx/run-nginx.ts';
import type { NginxSettings } from '../deploy/nginx/settings.ts';
import { block } from '../deploy/nginx/syntax.ts';
import { freePort } from '../server/free-port.ts';
import { ratioOf, type Pair } from './ratio.ts';
import { median, type Figures } from './report.ts';
import { loadPages } from './server-load.ts';
import { startServer } from './server.ts';

const REQUESTS = 10_000;
const RUNS = 3;
/** Index of the user time among the fields of /proc/PID/stat that follow the process's name. */
const USER_TIME_FIELD = 11;
const TICKS_PER_SECOND = 100;

interface Speed {
  perSecond: number;
  /** Median latency in milliseconds. */
  middle: number;
  slow: number;
  /** CPU microseconds of the server's processes per request. Does not count the load client. */
  cpu: number;
}

interface Target {
  port: number;
  pid: number;
}

/** User and system time of a process and of its children (Linux), in seconds. */
function cpuSeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const ticks = [String(pid), ...children].map((id) => {
    const [, fields = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(USER_TIME_FIELD);
    return Number(user) + Number(system);
  });
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND;
}

/** A minimal nginx configuration that serves the sites without headers or compression. */
function plainFiles(root: string) {
  const sites = readSites(root);
  return ({ dist, listen, user, pid, accessLog, errorLog }: NginxSettings): ReadonlyMap<string, string> => {
    const servers = sites.flatMap(({ code, domain }) =>
      block('server', [
        `listen ${listen[0]};`,
        `server_name ${code}.localhost;`,
        `root ${dist}/sites/${domain};`,
      ]),
    );
    const http = [`include /etc/nginx/mime.types;`, `access_log ${accessLog};`, 'sendfile on;', ...servers];
    const lines = [
      ...[`user ${user};`, 'worker_processes auto;', `pid ${pid};`, `error_log ${errorLog};`],
      ...block('events', []),
      ...block('http', http),
    ];
    return new Map([['nginx.conf', lines.join('\n')]]);
  };
}

/** @throws Error if a request fails */
async function load({ port, pid }: Target, codes: readonly string[]): Promise<Speed> {
  const before = cpuSeconds(pid);
  const result = await loadPages(port, codes, REQUESTS);
  return {
    perSecond: REQUESTS / result.duration,
    middle: result.latency.p50,
    slow: result.latency.p99,
    cpu: ((cpuSeconds(pid) - before) / REQUESTS) * 1e6,
  };
}

/**
 * Prints requests per second, latencies and CPU time. With few cores the load client limits nginx, so CPU time is the
 * figure to compare.
 * @param copy a copy of the checkout with published sites
 */
export async function nginxBeside(copy: string, codes: readonly string[]): Promise<Figures> {
  const portalServer = await startServer(copy);
  const start = async (files?: ReturnType<typeof plainFiles>): Promise<Nginx> =>
    startNginx({ root: copy, port: await freePort(), upstream: portalServer.port, tls: false, files });
  const portal = await start();
  const plain = await start(plainFiles(copy));
  const servers = {
    "the portal's own server": portalServer,
    'nginx, its configuration': portal,
    'nginx as it comes': plain,
  };
  const runs = new Map<string, Speed[]>();
  try {
    for (let run = 0; run <= RUNS; run += 1)
      for (const [name, target] of Object.entries(servers)) {
        const speed = await load(target, codes);
        if (run > 0) runs.set(name, [...(runs.get(name) ?? []), speed]); // the first run only fills caches
      }
  } finally {
    await Promise.all([portal.stop(), plain.stop()]);
  }
  const of = (name: string): Speed[] => runs.get(name) ?? [];
  for (const name of runs.keys()) {
    const middle = (figure: keyof Speed): number => median(of(name).map((speed) => speed[figure]));
    console.info(
      `${name.padEnd(26)} ${middle('perSecond').toFixed(0).padStart(7)} requests/s, half within ${middle('middle')} ms, 99 % within ${middle('slow')} ms, ${middle('cpu').toFixed(0)} µs of CPU a request`,
    );
  }
  const pairs = of('nginx, its configuration').map(({ cpu }, run): Pair => ({
    value: cpu,
    baseline: of('nginx as it comes')[run]?.cpu ?? Number.NaN,
  }));
  return { nginxCpu: ratioOf(pairs) };
}
