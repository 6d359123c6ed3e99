/** `npm run dev`: the same addresses as `npm start`, with hot reload. */
import { join, resolve } from 'node:path';
import { mkdirSync } from 'node:fs';
import { isPortFree, portInUse } from './server/free-port.ts';
import type { Services } from './server/services.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
process.env['ASTRO_DEV_BACKGROUND'] = '0';

const PORT = Number(process.env['PORT'] ?? 4321);
if (!(await isPortFree(PORT))) {
  console.error(portInUse(PORT, 'npm run dev'));
  process.exit(1);
}
const { dev } = await import('astro');
const { devPlugin } = await import('./server/dev-plugin.ts');
const { writeSchema } = await import('./brands/schema.ts');
const { openServices } = await import('./server/services.ts');
const { readSettings } = await import('./server/server-settings.ts');
const { startResident } = await import('../src/renderer/resident/resident.ts');

const root = resolve(import.meta.dirname, '..');
const databaseFile = join(root, '.cache/sandbox/sandbox.sqlite');
mkdirSync(join(root, '.cache/sandbox'), { recursive: true });
writeSchema(root);

function opened(): Services {
  try {
    return openServices(databaseFile, readSettings(process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

const services = opened();
const server = await dev({
  root,
  logLevel: 'warn',
  server: { port: PORT, host: '127.0.0.1' },
  vite: {
    // Not in node_modules. That folder is shared by all copies of a checkout, so two servers would overwrite each
    // other's bundled packages.
    cacheDir: join(root, '.cache/vite'),
    server: { strictPort: true, allowedHosts: ['.localhost'] },
    plugins: [devPlugin(root, PORT, services)],
  },
});
const resident = await startResident(root).catch((error: unknown) => {
  console.warn(
    `npm run build publishes by itself: ${error instanceof Error ? error.message : String(error)}`,
  );
  return null;
});
console.info(
  `\nhttp://localhost:${PORT}/ lists the brands; http://mincr.localhost:${PORT}/ is one of them. Stop with Ctrl-C.\n`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    services.close();
    void Promise.all([server.stop(), resident?.close()]).then(() => process.exit(0));
  });
}
