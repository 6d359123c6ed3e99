/** Runs a command with a time limit and ends all processes that it started. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux control groups report CPU time in microseconds (version 2) or nanoseconds (version 1). */
const SECOND_US = 1_000_000;
const SECOND_NS = 1_000_000_000;

const PROCESSES = 'cgroup.procs';

/** Control groups version 1 and 2: their paths, and how to read the CPU time in seconds. */
const KINDS = [
  {
    folder: '/sys/fs/cgroup/cpuacct',
    seconds: (folder: string) => Number(readFileSync(join(folder, 'cpuacct.usage'), 'utf8')) / SECOND_NS,
  },
  {
    folder: '/sys/fs/cgroup',
    seconds: (folder: string) =>
      Number(/usage_usec (\d+)/.exec(readFileSync(join(folder, 'cpu.stat'), 'utf8'))?.[1]) / SECOND_US,
  },
];

interface CpuClock {
  /** Stops counting. @returns CPU seconds */
  stop(): number;
}

/**
 * Starts counting the CPU time of a process and its children.
 * @returns undefined if the machine does not allow it; the CPU time is then unknown
 */
function startCpuClock(pid: number): CpuClock | undefined {
  const kind = KINDS.find(({ folder }) => existsSync(join(folder, PROCESSES)));
  if (!kind) return undefined;
  const folder = join(kind.folder, `portal-step-${pid}`);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, PROCESSES), String(pid));
  } catch {
    return undefined; // not root, or in a container without its own control groups
  }
  return {
    stop() {
      const seconds = kind.seconds(folder);
      try {
        rmdirSync(folder);
      } catch {
        // A process has outlived its step. The control group disappears when the machine shuts down.
      }
      return seconds;
    },
  };
}

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Step {
  name: string;
  /** Arguments for Node: a file and its arguments. */
  node: readonly string[];
  limitSeconds: number;
  env?: Readonly<Record<string, string>>;
  /** Only outermost steps may set this. A nested step would move its processes out of the outer step's control group. */
  countsCpu?: boolean;
}

interface StepResult {
  ok: boolean;
  timedOut: boolean;
  seconds: number;
  /** CPU time of the command and its child processes; undefined if it is not counted. */
  cpuSeconds: number | undefined;
  /** The command's output; empty with `live`. */
  output: string;
}

/** How long a process outside the step's process group may keep a pipe open after the command has exited. */
const STRAY_PIPE_MS = 2000;

/**
 * Makes a step print colors if our stdout is a terminal. The step cannot tell, because its own stdout may be a pipe.
 */
function colorSettings(): Record<string, string> {
  if ('FORCE_COLOR' in process.env || 'NO_COLOR' in process.env) return {};
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}

const running = new Set<number>();

/** Kills a step's process group, which includes the browsers and servers that it started. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already exited.
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    running.forEach(killGroup);
    process.exit(130);
  });
}

/**
 * Runs a step. Resolves when its command has exited; never rejects.
 * @param show `captured` returns the output, `live` prints it immediately
 */
export function runStep(
  { node, limitSeconds, env, countsCpu = false }: Step,
  show: 'captured' | 'live',
): Promise<StepResult> {
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<StepResult>();
  const child = spawn(process.execPath, node, {
    cwd: ROOT,
    detached: true,
    stdio: show === 'live' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colorSettings(), ...env },
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  const clock = countsCpu && pid !== undefined ? startCpuClock(pid) : undefined;
  let output = '';
  let timedOut = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const limit = setTimeout(() => {
    timedOut = true;
    if (pid !== undefined) killGroup(pid);
  }, limitSeconds * 1000);
  let hasEnded = false;
  const end = (code: number | null): void => {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(limit);
    if (pid !== undefined) running.delete(pid);
    resolve({
      ok: code === 0 && !timedOut,
      timedOut,
      seconds: (performance.now() - started) / 1000,
      cpuSeconds: clock?.stop(),
      output,
    });
  };
  child.on('error', (error) => {
    output += error.message;
    end(1);
  });
  // 'close' waits until all pipes are closed, so first end the processes that the command left running.
  child.on('exit', (code) => {
    if (pid !== undefined) killGroup(pid);
    setTimeout(end, STRAY_PIPE_MS, code).unref();
  });
  child.on('close', end);
  return promise;
}
