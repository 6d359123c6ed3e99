/** Names of drafts and locks. They contain the id of the writing process, so that drafts and locks of killed processes can be deleted. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const MARK = /\.~(?<pid>\d+)-(?<start>\d*)-[0-9a-f]{8}$/;
/** Indexes of fields in `/proc/<pid>/stat` after the command name. */
const STATE = 0;
const START_TIME = 19;
const DEAD = /^[ZX]$/;

/** State and start time of a process (Linux only); null elsewhere. */
function statOf(pid: number): { state: string; start: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name is in parentheses and may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[STATE] ?? '', start: fields[START_TIME] ?? '' };
  } catch {
    return null;
  }
}

const own = `${process.pid}-${statOf(process.pid)?.start ?? ''}`;

export const draftName = (base: string): string => `${base}.~${own}-${randomUUID().slice(0, 8)}`;

export const isOwnDraft = (name: string): boolean => name.includes(`.~${own}-`);

export function draftOwner(name: string): { pid: number; running: boolean } | null {
  const { pid: digits, start } = MARK.exec(name)?.groups ?? {};
  if (digits === undefined) return null;
  const pid = Number(digits);
  return { pid, running: isRunning(pid, start ?? '') };
}

function isRunning(pid: number, start: string): boolean {
  const stat = statOf(pid);
  // Process ids are reused, so the start time must match too.
  if (stat) return !DEAD.test(stat.state) && (start === '' || stat.start === start);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
