/** Runs one command of a longer task within a time limit, and ends all processes that it started. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** CPU time of a step with all processes that it starts, browsers included: a control group of Linux counts it. */
const SECOND_US = 1_000_000;
const SECOND_NS = 1_000_000_000;

const PROCESSES = 'cgroup.procs';

/** Versions 1 and 2 of control groups: where they are, and how to read the time in seconds. */
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
  /** Ends counting. @returns seconds */
  stop(): number;
}

/**
 * Counts a process and its children from now on.
 * @returns undefined where the machine does not let us: then no CPU time is known
 */
function startCpuClock(pid: number): CpuClock | undefined {
  const kind = KINDS.find(({ folder }) => existsSync(join(folder, PROCESSES)));
  if (!kind) return undefined;
  const folder = join(kind.folder, `portal-step-${pid}`);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, PROCESSES), String(pid));
  } catch {
    return undefined; // not root, or a container without its own control groups
  }
  return {
    stop() {
      const seconds = kind.seconds(folder);
      try {
        rmdirSync(folder);
      } catch {
        // A process has outlived its step; the group goes with the machine.
      }
      return seconds;
    },
  };
}

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Step {
  name: string;
  /** Arguments for the Node that runs this script: a file and what it takes. */
  node: readonly string[];
  limitSeconds: number;
  env?: Readonly<Record<string, string>>;
  /** Only for the outermost steps: a step within one would take its processes away. */
  countsCpu?: boolean;
}

interface StepResult {
  ok: boolean;
  timedOut: boolean;
  seconds: number;
  /** CPU time of the command and all that it started; undefined if it is not counted. */
  cpuSeconds: number | undefined;
  /** What the command printed; empty with `live`. */
  output: string;
}

/** How long a process outside the group may keep a pipe open after the command has ended. */
const STRAY_PIPE_MS = 2000;

/** Whether a step prints colors: its stdout can be a pipe although ours is a terminal, or the reverse. */
function colorSettings(): Record<string, string> {
  if ('FORCE_COLOR' in process.env || 'NO_COLOR' in process.env) return {};
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}

const running = new Set<number>();

/** A step has its own process group, so that a browser or server it started ends with it. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    running.forEach(killGroup);
    process.exit(130);
  });
}

/**
 * Resolves when the command has ended, never rejects.
 * @param show `kept` returns the output, `live` prints it as it comes
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
  // 'close' fires when the pipes are closed: end what the command left running first.
  child.on('exit', (code) => {
    if (pid !== undefined) killGroup(pid);
    setTimeout(end, STRAY_PIPE_MS, code).unref();
  });
  child.on('close', end);
  return promise;
}
