import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LockedError, LOCKS, withLock, withLocks } from './publish-lock.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const tickets = () => readdirSync(join(root, LOCKS));
const address = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'publish-lock.ts')).href);
const start = (body: string) =>
  spawn(
    process.execPath,
    ['--input-type=module', '--eval', `import { withLock } from ${address}; ${body}`, root],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
/** Code of a process that holds the lock until it gets input or is killed. */
const HOLD = `
  await withLock(process.argv[1], 'mincr', async () => {
    process.stdout.write('held');
    await new Promise((go) => process.stdin.once('data', go));
  });
  process.exit();`;

async function holder() {
  const child = start(HOLD);
  await once(child.stdout, 'data');
  return child;
}

describe('withLock', () => {
  it('releases the lock whether the work succeeds or throws', async () => {
    expect(await withLock(root, 'mincr', async () => tickets().length)).toBe(1);
    const broken = withLock(root, 'mincr', () => Promise.reject(new Error('no disk')));
    await expect(broken).rejects.toThrow('no disk');
    expect(tickets()).toEqual([]);
  });

  it('waits while another process has the lock, and logs the wait only once', async () => {
    const child = await holder();
    const said: string[] = [];
    const order: string[] = [];
    const log = (line: string) => {
      said.push(line);
      order.push('said');
      child.once('exit', () => order.push('released'));
      child.stdin.end('go');
    };
    await withLock(root, 'mincr', async () => void order.push('mine'), { log });
    expect(said).toEqual([`Waiting for process ${child.pid}, which holds the lock for mincr…`]);
    expect([order[0], order.includes('mine')]).toEqual(['said', true]);
  });

  it('throws an error that names the other process if that process keeps the lock for too long', async () => {
    const child = await holder();
    const wait = withLock(root, 'mincr', async () => 'mine', { limitMs: 150, log: () => {} });
    await expect(wait).rejects.toThrow(LockedError);
    await expect(withLock(root, 'mincr', async () => '', { limitMs: 0, log: () => {} })).rejects.toThrow(
      new RegExp(`Process ${child.pid} still holds the lock for mincr .*Nothing was done`),
    );
    child.kill('SIGKILL');
    await once(child, 'close');
  });

  it('ignores the lock of a killed process', async () => {
    const child = await holder();
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(tickets()).toHaveLength(1);
    expect(await withLock(root, 'mincr', async () => 'mine', { limitMs: 0 })).toBe('mine');
    expect(tickets()).toEqual([]);
  });

  it('ignores the lock of an ended process whose process id has been reused', async () => {
    mkdirSync(join(root, LOCKS), { recursive: true });
    writeFileSync(join(root, LOCKS, `mincr.~${process.pid}-1-0123abcd`), '');
    expect(await withLock(root, 'mincr', async () => 'mine', { limitMs: 0 })).toBe('mine');
  });

  it('does not wait for another brand’s lock, even if one brand code is a prefix of the other', async () => {
    const child = await holder();
    for (const name of ['pbs', 'mincrx', 'minc'])
      expect(await withLock(root, name, async () => 'mine', { limitMs: 0 })).toBe('mine');
    child.stdin.end('go');
    await once(child, 'close');
  });

  it('gives the lock to only one task at a time, both within a process and across processes', async () => {
    const log = join(root, 'log');
    writeFileSync(log, '');
    const turns = `
      import { appendFileSync } from 'node:fs';
      for (let n = 0; n < 10; n += 1)
        await withLock(process.argv[1], 'mincr', async () => {
          appendFileSync(process.argv[1] + '/log', 'in\\n');
          await new Promise((go) => setTimeout(go, 2));
          appendFileSync(process.argv[1] + '/log', 'out\\n');
        }, { log() {} });`;
    const children = [start(turns), start(turns)];
    const inside = async (): Promise<void> => {
      writeFileSync(log, 'in\n', { flag: 'a' });
      await setTimeout(2);
      writeFileSync(log, 'out\n', { flag: 'a' });
    };
    const mine = Array.from({ length: 5 }, () => withLock(root, 'mincr', inside, { log: () => {} }));
    await Promise.all([...mine, ...children.map((child) => once(child, 'close'))]);
    expect(readFileSync(log, 'utf8')).toBe('in\nout\n'.repeat(25));
  });
});

describe('withLocks', () => {
  it('does not deadlock if locks are requested in different orders', async () => {
    const both = await Promise.all([
      withLocks(root, ['a', 'b', 'c'], async () => 1),
      withLocks(root, ['c', 'b', 'a', 'a'], async () => 2),
    ]);
    expect(both).toEqual([1, 2]);
    expect(tickets()).toEqual([]);
  });
});
