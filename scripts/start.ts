/** `npm start`: builds all brands, serves them with the sandbox, and prints the addresses and accounts. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { portInUse } from './server/free-port.ts';
import { readSettings, type ServerSettings } from './server/server-settings.ts';

const PORT = Number(process.env['PORT'] ?? 4321);
const LIMIT_MS = 300_000;
const NAME_WIDTH = 10;

const root = resolve(import.meta.dirname, '..');

/** Runs a script of this project. Exits if it fails. */
function run(...script: string[]): void {
  const { status } = spawnSync(process.execPath, ['--import', './scripts/compile-cache.mjs', ...script], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: LIMIT_MS,
  });
  if (status !== 0) process.exit(status ?? 1);
}

function settings(): ServerSettings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

const started = settings();
const { services } = started;
console.info('Building all brands…');
// Brands with errors stay as published, and the directory shows the errors.
run('scripts/build.mjs', '--keep-going');
// A separate process fills the compile cache, so that the server in this process needs less memory (compile-cache.mjs).
run('scripts/serve.ts', '--prepare');
const { PEOPLE } = await import('../stubs/people/people.ts');
const { startPortalServer } = await import('./server/portal-server.ts');

const stop = await startPortalServer({
  root,
  port: PORT,
  databaseFile: join(root, '.cache/sandbox/sandbox.sqlite'),
  settings: started,
}).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? portInUse(PORT, 'npm start') : error.message);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(0)));

const bestKnown = PEOPLE.filter(({ group }) => group === 'families');
const people = bestKnown.map(
  ({ logonId, password, worthTrying }) => `  ${logonId.padEnd(NAME_WIDTH)} ${password}   ${worthTrying}`,
);
console.info(`
The sites are up. Stop them with Ctrl-C.
${services ? '' : `\n  http://localhost:${PORT}/                 every brand and every person of the sandbox`}
  http://mincr.localhost:${PORT}/           one brand's site; another brand: its code in front
  http://mincr.localhost:${PORT}/login/     where members sign in

${services ? `Service calls go to ${services.origin}.` : `Sign in as (user name, password):\n${people.join('\n')}\n  and ${PEOPLE.length - bestKnown.length} more, on the first page`}
`);
