import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { draftName } from './draft-names.ts';

/** Another disk, a disk without hard links, or a file that has as many as its disk allows. */
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

/** Copies to a draft first: the folder may be in use. */
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

/** Makes a hard link. Replaced in tests of disks that have none. */
type Link = (from: string, to: string) => void;

/** Leaves an existing file as it is. Copies if a link is impossible. Synchronous: the thread pool costs ten times the link. */
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
    mkdirSync(dirname(to), { recursive: true }); // another thread may have created it meanwhile
    linkIfPossible(from, to, link);
  }
}
