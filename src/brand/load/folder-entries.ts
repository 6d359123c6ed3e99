import { readdirSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

export interface Entry {
  name: string;
  folder: boolean;
}

/** Names to ignore: temporary files of editors and operating systems, and README files. */
const IGNORED_NAMES =
  /^\.|~$|^~\$|^#.*#$|^4913$|\.sw[a-p]$|\.tmp$|___jb_(?:tmp|old)___$|^sed\w{6}$|^(?:thumbs\.db|desktop\.ini|readme\.md)$/i;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Follows symbolic links. A broken link counts as a file, and is reported when the file is read. */
function isFolder(entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    return statSync(join(entry.parentPath, entry.name)).isDirectory();
  } catch {
    return false;
  }
}

/** Entries of a folder, sorted by name; empty if the folder does not exist. */
export function entriesIn(root: string, folder: string): Entry[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !IGNORED_NAMES.test(name))
      .map((entry) => ({ name: entry.name, folder: isFolder(entry) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The names that end in `ending`, with the ending removed. */
export const namesOf = (entries: readonly Entry[], ending: string): string[] =>
  entries.flatMap(({ name }) => (name.endsWith(ending) ? [name.slice(0, -ending.length)] : []));
