/** Cleanup when a bench ends, however it ends: folders and processes. */
import { execFile, type ChildProcess } from 'node:child_process';
import { promisify } from 'node:util';

const INTERRUPTED = 130;
const run = promisify(execFile);
const tasks: (() => void)[] = [];

/** Runs a synchronous task at exit, the last added first. */
export const atEnd = (task: () => void): void => void tasks.unshift(task);

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
 * Runs a script in a new Node process.
 * @param limitMs time limit
 * @returns seconds of the whole process
 * @throws Error with its output if it failed or timed out
 */
export async function timed(cwd: string, args: readonly string[], limitMs: number): Promise<number> {
  const started = performance.now();
  const running = run(process.execPath, args, { cwd, timeout: limitMs, killSignal: 'SIGKILL' });
  endWithUs(running.child);
  await running;
  return (performance.now() - started) / 1000;
}
