/** CPU time of a step with all processes that it starts, browsers included: a control group of Linux counts it. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
export function startCpuClock(pid: number): CpuClock | undefined {
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
