import { copyFileSync, linkSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { draftName } from './draft-names.ts';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Copies to a draft first: the folder may be in use. */
function copyAtomically(from: string, to: string): void {
  const draft = draftName(to);
  copyFileSync(from, draft);
  renameSync(draft, to);
}

/** Leaves an existing file as it is. Copies if a link is impossible. Synchronous: the thread pool costs ten times the link. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EXDEV') copyAtomically(from, to);
    else if (code !== 'EEXIST') throw error;
  }
}

/** Links a file into a cache, which may be missing or on another disk. */
export function linkIntoCache(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') {
      mkdirSync(dirname(to), { recursive: true });
      linkIntoCache(from, to);
    } else if (code !== 'EEXIST' && code !== 'EXDEV') throw error;
  }
}
