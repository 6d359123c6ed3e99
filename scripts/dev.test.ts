import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const PROJECT = resolve(import.meta.dirname, '..');

it('npm run dev exits with an error and one line of advice if the port is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(PROJECT, 'scripts/dev.ts')], {
      encoding: 'utf8',
      env: { ...process.env, PORT: String(port) },
    });
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      `Port ${port} is in use. Stop what uses it, or choose another: PORT=4400 npm run dev\n`,
    ]);
  } finally {
    taken.close();
  }
});
