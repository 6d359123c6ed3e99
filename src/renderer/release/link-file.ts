import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { draftName } from './draft-names.ts';

/**
 * Error codes for a link that cannot be made: it leads to another disk, the disk does not support hard links, or the
 * file has too many links.
 */
const IMPOSSIBLE: ReadonlySet<unknown> = new Set([
  'EXDEV',
  'EPERM',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EMLINK',
]);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Copies the file to a draft, then renames the draft, because other processes may use the folder. */
function copyAtomically(from: string, to: string): void {
  const draft = draftName(to);
  try {
    copyFileSync(from, draft);
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Makes a hard link. Tests replace it to simulate disks without hard links. */
type Link = (from: string, to: string) => void;

/** Links a file, or copies it if a link is impossible. Does not replace an existing file. Synchronous, because the thread pool would take ten times as long. */
export function linkFile(from: string, to: string, link: Link = linkSync): void {
  try {
    link(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (IMPOSSIBLE.has(code)) copyAtomically(from, to);
    else if (code !== 'EEXIST') throw error;
  }
}

function linkIfPossible(from: string, to: string, link: Link): void {
  try {
    link(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'EEXIST' && !IMPOSSIBLE.has(code)) throw error;
  }
}

/** Links a file into a cache, whose folder may be missing. Does nothing if a link is impossible. */
export function linkIntoCache(from: string, to: string, link: Link = linkSync): void {
  try {
    linkIfPossible(from, to, link);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    mkdirSync(dirname(to), { recursive: true }); // `recursive`, because another thread may have created the folder meanwhile
    linkIfPossible(from, to, link);
  }
}
