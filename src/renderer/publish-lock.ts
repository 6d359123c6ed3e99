/**
 * One at a time, over all processes. Who wants the lock lays down a ticket of its own, then looks for others:
 * no ticket is ever taken over or used twice, so no two can believe that they hold it, and a ticket of a
 * killed process counts for nothing.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ownerOf, unfinished } from './process-mark.ts';

export const LOCKS = 'dist/locks';
const WAIT_LIMIT_MS = 60_000;
/** Random within it, so that two that met do not meet again for ever. */
const RETRY_MS = 60;

/** Another process held the lock for as long as we were ready to wait. */
export class LockedError extends Error {
  constructor(name: string, pid: number, waitedMs: number) {
    super(
      `Process ${pid} is still at ${name} after ${Math.round(waitedMs / 1000)} s: nothing was done here. Try again when it has ended.`,
    );
    this.name = 'LockedError';
  }
}

export interface LockOptions {
  limitMs?: number;
  /** Told once, where it has to wait. */
  say?: (line: string) => void;
}

/** A running process that has, or is just asking for, the lock. */
function rival(folder: string, name: string, mine: string | null): number | null {
  for (const ticket of readdirSync(folder)) {
    if (ticket === mine || !ticket.startsWith(`${name}.~`)) continue;
    const owner = ownerOf(ticket);
    if (owner?.running) return owner.pid;
    rmSync(join(folder, ticket), { force: true });
  }
  return null;
}

/** @returns the ticket that holds the lock, or the process in the way */
function attempt(folder: string, name: string): { ticket: string } | { pid: number } {
  const before = rival(folder, name, null);
  if (before !== null) return { pid: before };
  const ticket = unfinished(name);
  writeFileSync(join(folder, ticket), '', { flag: 'wx' });
  const pid = rival(folder, name, ticket);
  if (pid === null) return { ticket };
  rmSync(join(folder, ticket), { force: true });
  return { pid };
}

/**
 * Runs something while no other process, and nothing else in this one, holds the lock of that name.
 * @param name a brand code or a domain
 * @throws LockedError when the wait takes longer than `limitMs`
 */
export async function withLock<T>(
  root: string,
  name: string,
  use: () => Promise<T>,
  { limitMs = WAIT_LIMIT_MS, say = console.warn }: LockOptions = {},
): Promise<T> {
  const folder = join(root, LOCKS);
  mkdirSync(folder, { recursive: true });
  const started = performance.now();
  let result = attempt(folder, name);
  for (let tries = 1; 'pid' in result; tries += 1) {
    const { pid } = result;
    const waited = performance.now() - started;
    if (waited > limitMs) throw new LockedError(name, pid, waited);
    // Not at the first try: two that start together meet once and part again.
    if (tries === 2 && pid !== process.pid) say(`Waiting for process ${pid}, which is at ${name}…`);
    await setTimeout(RETRY_MS * (0.2 + 0.8 * Math.random()));
    result = attempt(folder, name);
  }
  try {
    return await use();
  } finally {
    rmSync(join(folder, result.ticket), { force: true });
  }
}

/** Takes several locks, always in the same order: two that want the same ones cannot block each other. */
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
