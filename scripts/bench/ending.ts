/** Cleans up folders and processes when a bench ends, also after an error or a signal. */
import { execFile, type ChildProcess } from 'node:child_process';
import { promisify } from 'node:util';

const INTERRUPTED = 130;
const run = promisify(execFile);
const tasks: (() => void)[] = [];

/** Registers a synchronous task to run at exit. Tasks run in reverse order. */
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
 * @param limitMs time limit in milliseconds
 * @returns seconds from start to exit
 * @throws Error with the process's output if it fails or times out
 */
export async function timed(cwd: string, args: readonly string[], limitMs: number): Promise<number> {
  const { end } = await timedUntil(cwd, args, limitMs);
  return end;
}

interface Times {
  /** Seconds until the mark was printed; NaN if it was never printed. */
  marked: number;
  end: number;
}

/** Runs a script as `timed` does. @param mark text whose first appearance in the output is timed */
export async function timedUntil(
  cwd: string,
  args: readonly string[],
  limitMs: number,
  mark?: string,
): Promise<Times> {
  const started = performance.now();
  const soFar = (): number => (performance.now() - started) / 1000;
  const running = run(process.execPath, args, { cwd, timeout: limitMs, killSignal: 'SIGKILL' });
  endWithUs(running.child);
  let marked = Number.NaN;
  if (mark !== undefined)
    running.child.stdout?.on('data', (text: string) => {
      if (Number.isNaN(marked) && text.includes(mark)) marked = soFar();
    });
  await running;
  return { marked, end: soFar() };
}
