/** Serves the published sites with nginx: `node tests/support/serve-nginx.ts --port 4391 --upstream 4392`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startNginx } from '../../scripts/deploy/nginx/run-nginx.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, upstream: { type: 'string' } } });
const { stop } = await startNginx({
  root: resolve(import.meta.dirname, '../..'),
  port: Number(values.port),
  upstream: Number(values.upstream),
  tls: true,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(0)));
