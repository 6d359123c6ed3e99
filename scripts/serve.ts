/**
 * Serves the built sites: `node scripts/serve.ts --port 4321 --database .cache/sandbox.sqlite`. `--prepare` only
 * loads the server, to warm the compile cache for the next process.
 */
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');
// See compile-cache.mjs.
enableCompileCache(join(root, '.cache/compile'));
const { startPortalServer } = await import('./server/portal-server.ts');
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4321' },
    root: { type: 'string', default: root },
    prepare: { type: 'boolean', default: false },
    database: { type: 'string', default: join(root, '.cache/sandbox/sandbox.sqlite') },
  },
});

if (!values.prepare) {
  const stop = await startPortalServer({
    root: values.root,
    port: Number(values.port),
    databaseFile: values.database,
    servicesOrigin: process.env['SERVICES_ORIGIN'],
  }).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}
