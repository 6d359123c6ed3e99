/**
 * A lock between processes. Each contender creates its own ticket file, then looks for other tickets. Tickets are never
 * reused or taken over, so two processes cannot both hold the lock. Tickets of killed processes are ignored.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { draftName, draftOwner, isOwnDraft } from './draft-names.ts';

export const LOCKS = 'dist/locks';
const WAIT_LIMIT_MS = 60_000;
/** Maximum of the random pause before a retry. Random, so that two contenders do not collide forever. */
const RETRY_MS = 60;

export class LockedError extends Error {
  constructor(name: string, pid: number, waitedMs: number) {
    super(
      `Process ${pid} still holds the lock for ${name} after ${Math.round(waitedMs / 1000)} s. Nothing was done. Try again when that process has ended.`,
    );
    this.name = 'LockedError';
  }
}

export interface LockOptions {
  limitMs?: number;
  log?: (line: string) => void;
}

/** The id of a running process that has another ticket for the lock, or null. Deletes tickets of processes that have ended. */
function findRival(folder: string, name: string, mine: string | null): number | null {
  for (const ticket of readdirSync(folder)) {
    if (ticket === mine || !ticket.startsWith(`${name}.~`)) continue;
    const owner = draftOwner(ticket);
    if (owner?.running) return owner.pid;
    rmSync(join(folder, ticket), { force: true });
  }
  return null;
}

function attempt(folder: string, name: string): { ticket: string } | { pid: number } {
  const before = findRival(folder, name, null);
  if (before !== null) return { pid: before };
  const ticket = draftName(name);
  writeFileSync(join(folder, ticket), '', { flag: 'wx' });
  const pid = findRival(folder, name, ticket);
  if (pid === null) return { ticket };
  rmSync(join(folder, ticket), { force: true });
  return { pid };
}

/** Runs a task while holding a lock, which excludes other processes and other calls in this process. @throws LockedError after waiting `limitMs` milliseconds */
export async function withLock<T>(
  root: string,
  name: string,
  use: () => T | Promise<T>,
  { limitMs = WAIT_LIMIT_MS, log = console.warn }: LockOptions = {},
): Promise<T> {
  const folder = join(root, LOCKS);
  mkdirSync(folder, { recursive: true });
  const started = performance.now();
  let result = attempt(folder, name);
  for (let tries = 1; 'pid' in result; tries += 1) {
    const { pid } = result;
    const waited = performance.now() - started;
    if (waited > limitMs) throw new LockedError(name, pid, waited);
    // Logs only at the second try, because two processes that start together often collide once.
    if (tries === 2 && pid !== process.pid)
      log(`Waiting for process ${pid}, which holds the lock for ${name}…`);
    await setTimeout(RETRY_MS * (0.2 + 0.8 * Math.random()));
    result = attempt(folder, name);
  }
  try {
    return await use();
  } finally {
    rmSync(join(folder, result.ticket), { force: true });
  }
}

/** Releases the locks of this process. For use after one of its threads has stopped while it held locks. */
export function releaseOwnLocks(root: string): void {
  const folder = join(root, LOCKS);
  for (const ticket of existsSync(folder) ? readdirSync(folder) : [])
    if (isOwnDraft(ticket)) rmSync(join(folder, ticket), { force: true });
}

/** Runs a task while holding several locks. Always takes the locks in the same order, to avoid deadlocks. */
export function withLocks<T>(
  root: string,
  names: readonly string[],
  use: () => Promise<T>,
  options?: LockOptions,
): Promise<T> {
  const sorted = [...new Set(names)].sort();
  const take = (at: number): Promise<T> => {
    const name = sorted[at];
    return name === undefined ? use() : withLock(root, name, () => take(at + 1), options);
  };
  return take(0);
}
