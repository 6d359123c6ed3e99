/** Starts and stops `npm run dev`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export const PORT = Number(process.env['TEST_PORT'] ?? '4391') + 2;

/** Returns the address of a page. @param site subdomain of a brand; '' for the directory */
export const at = (path: string, site = 'mincr', port = PORT): string =>
  `http://${site === '' ? '' : `${site}.`}localhost:${port}${path}`;

export async function startDev(root: string, port: number): Promise<ChildProcess> {
  const started = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    started.stdout.on('data', (data: Buffer) => {
      if (data.toString().includes(`localhost:${port}`)) ready();
    });
    started.once('exit', () => failed(new Error('the dev server ended')));
  });
  return started;
}

export async function stopDev(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}
