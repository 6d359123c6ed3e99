/** What a bench leaves behind goes when it ends, however it ends: folders, and processes it started. */
import { execFile, type ChildProcess } from 'node:child_process';
import { promisify } from 'node:util';

const INTERRUPTED = 130;
const run = promisify(execFile);
const tasks: (() => void)[] = [];

/** Runs a task when this process ends; the last one first. It must not wait for anything. */
export const atEnd = (task: () => void): void => void tasks.unshift(task);

/** Ends a process with this one. */
export const endWithUs = (child: ChildProcess): void => atEnd(() => child.kill('SIGKILL'));

process.once('exit', () => {
  for (const task of tasks) {
    try {
      task();
    } catch (error) {
      console.error(`bench: not cleaned up: ${String(error)}`);
    }
  }
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(INTERRUPTED));

/**
 * Runs a script with this Node as a process of its own.
 * @param limitMs after which it is killed
 * @returns how long the whole process took, in seconds
 * @throws Error with what it printed, where it failed or took too long
 */
export async function timed(cwd: string, args: readonly string[], limitMs: number): Promise<number> {
  const started = performance.now();
  const running = run(process.execPath, args, { cwd, timeout: limitMs, killSignal: 'SIGKILL' });
  endWithUs(running.child);
  await running;
  return (performance.now() - started) / 1000;
}
