/**
 * Serves the built sites: `node scripts/serve.ts --port 4321 --database .cache/sandbox.sqlite`. `--prepare` only loads
 * the server, which warms the compile cache for the next process.
 */
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');
// See compile-cache.mjs.
enableCompileCache(join(root, '.cache/compile'));
const { startPortalServer } = await import('./server/portal-server.ts');
const { readSettings } = await import('./server/server-settings.ts');
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4321' },
    root: { type: 'string', default: root },
    prepare: { type: 'boolean', default: false },
    database: { type: 'string', default: join(root, '.cache/sandbox/sandbox.sqlite') },
  },
});

const start = async (): Promise<() => Promise<void>> =>
  startPortalServer({
    root: values.root,
    port: Number(values.port),
    databaseFile: values.database,
    settings: readSettings(process.env),
  });

if (!values.prepare) {
  const stop = await start().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}
