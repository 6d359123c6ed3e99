/**
 * Everything unfinished on disk (a draft, a lock) is named after the process that is at it, so that what a
 * killed process left can be told from what a running one still needs.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const MARK = /\.~(?<pid>\d+)-(?<start>\d*)-[0-9a-f]{8}$/;
/** Places in `/proc/<pid>/stat` behind the command's name. */
const STATE = 0;
const START_TIME = 19;
/** Dead, and only not yet cleared away by its parent. */
const GONE = /^[ZX]$/;

/** State and start of a process, where the system tells (Linux). */
function statOf(pid: number): { state: string; start: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name is in brackets and may hold blanks and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[STATE] ?? '', start: fields[START_TIME] ?? '' };
  } catch {
    return null;
  }
}

const own = `${process.pid}-${statOf(process.pid)?.start ?? ''}`;

/** A name for something of this process that is not finished; never given twice. */
export const unfinished = (base: string): string => `${base}.~${own}-${randomUUID().slice(0, 8)}`;

/** The process that an unfinished name belongs to; null for a name of another kind. */
export function ownerOf(name: string): { pid: number; running: boolean } | null {
  const { pid: digits, start } = MARK.exec(name)?.groups ?? {};
  if (digits === undefined) return null;
  const pid = Number(digits);
  return { pid, running: isRunning(pid, start ?? '') };
}

function isRunning(pid: number, start: string): boolean {
  const stat = statOf(pid);
  // A number is given again after a while: only the start time says that it is still the same process.
  if (stat) return !GONE.test(stat.state) && (start === '' || stat.start === start);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
