/** nginx with the portal's configuration beside the portal's own server and nginx as it comes (decision 308). */
import autocannon from 'autocannon';
import { readSites } from '../deploy/nginx/read-sites.ts';
import { startNginx, type Nginx } from '../deploy/nginx/run-nginx.ts';
import type { NginxSettings } from '../deploy/nginx/settings.ts';
import { block } from '../deploy/nginx/syntax.ts';
import { freePort } from '../server/free-port.ts';
import { ratioOf, type Pair } from './ratio.ts';
import { median, type Figures } from './report.ts';
import { startServer } from './server.ts';

const REQUESTS = 10_000;
const CONNECTIONS = 20;
const RUNS = 3;
const PATHS = ['/', '/login/', '/es/'];

interface Speed {
  perSecond: number;
  /** Milliseconds. */
  middle: number;
  slow: number;
}

/** Sites as nginx serves them with the least that it needs: no headers, no compression. */
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
async function load(port: number, codes: readonly string[]): Promise<Speed> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    requests: codes.flatMap((code) =>
      PATHS.map((path) => ({ path, headers: { host: `${code}.localhost`, 'accept-encoding': 'br' } })),
    ),
    connections: CONNECTIONS,
    amount: REQUESTS,
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${REQUESTS} requests failed`);
  return {
    perSecond: REQUESTS / result.duration,
    middle: result.latency.p50,
    slow: result.latency.p99,
  };
}

/**
 * Prints requests per second and latencies. The client takes a core, so on few cores it is what limits nginx.
 * @param copy a published copy of the checkout
 */
export async function nginxBeside(copy: string, codes: readonly string[]): Promise<Figures> {
  const own = await startServer(copy);
  const start = async (files?: ReturnType<typeof plainFiles>): Promise<Nginx> =>
    startNginx({ root: copy, port: await freePort(), upstream: own.port, tls: false, files });
  const portal = await start();
  const plain = await start(plainFiles(copy));
  const servers = {
    "the portal's own server": own,
    'nginx, its configuration': portal,
    'nginx as it comes': plain,
  };
  const runs = new Map<string, Speed[]>();
  try {
    for (let run = 0; run <= RUNS; run += 1)
      for (const [name, { port }] of Object.entries(servers)) {
        const speed = await load(port, codes);
        if (run > 0) runs.set(name, [...(runs.get(name) ?? []), speed]); // the first fills caches
      }
  } finally {
    await Promise.all([portal.stop(), plain.stop()]);
  }
  const of = (name: string): Speed[] => runs.get(name) ?? [];
  for (const name of runs.keys()) {
    const middle = (figure: keyof Speed): number => median(of(name).map((speed) => speed[figure]));
    console.info(
      `${name.padEnd(26)} ${middle('perSecond').toFixed(0).padStart(7)} requests/s, half within ${middle('middle')} ms, 99 % within ${middle('slow')} ms`,
    );
  }
  const pairs = of('nginx, its configuration').map(({ perSecond }, run): Pair => ({
    value: of('nginx as it comes')[run]?.perSecond ?? Number.NaN,
    yardstick: perSecond,
  }));
  return { nginxRequests: ratioOf(pairs) };
}
