/** `npm start`: builds all brands, serves them with the sandbox and says where to look and whom to sign in as. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { portInUse } from './server/free-port.ts';

const PORT = Number(process.env['PORT'] ?? 4321);
const LIMIT_MS = 300_000;
const NAME_WIDTH = 10;

const root = resolve(import.meta.dirname, '..');

/** Runs one of our scripts to its end, and ends with it where it fails. */
function run(...script: string[]): void {
  const { status } = spawnSync(process.execPath, ['--import', './scripts/compile-cache.mjs', ...script], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: LIMIT_MS,
  });
  if (status !== 0) process.exit(status ?? 1);
}

console.info('Building all brands…');
// A brand with errors stays as it was published; the directory shows them.
run('scripts/build.ts', '--keep-going');
// In a process of its own, whose memory goes with it: this one then finds the server read (compile-cache.mjs).
run('scripts/serve.ts', '--prepare');
const { PEOPLE } = await import('../stubs/people/people.ts');
const { startPortalServer } = await import('./server/portal-server.ts');

const servicesOrigin = process.env['SERVICES_ORIGIN'];
const stop = await startPortalServer({
  root,
  port: PORT,
  databaseFile: join(root, '.cache/sandbox/sandbox.sqlite'),
  servicesOrigin,
}).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? portInUse(PORT, 'npm start') : error.message);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(0)));

const people = PEOPLE.map(
  ({ logonId, password, worthTrying }) => `  ${logonId.padEnd(NAME_WIDTH)} ${password}   ${worthTrying}`,
);
console.info(`
The sites are up. Stop them with Ctrl-C.

  http://localhost:${PORT}/                 every brand and every person of the sandbox
  http://mincr.localhost:${PORT}/           one brand's site; another brand: its code in front
  http://mincr.localhost:${PORT}/login/     where members sign in

${servicesOrigin ? `Service calls go to ${servicesOrigin}.` : `Sign in as (user name, password):\n${people.join('\n')}`}
`);
