/** Stamps that tell whether files have changed, without reading them. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The coarsest resolution of file times (FAT). A file whose last change is more recent than this may change again without getting a new time. */
const SETTLED_MS = 2000;

/**
 * A file's inode, size and times. Includes `ctime`, which tools that preserve `mtime` cannot set back.
 * @returns null if the file is missing, or changed so recently that its next change could look the same
 */
export function fileStamp(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return null;
  const { ino, size, mtimeMs, ctimeMs } = stats;
  return Math.max(mtimeMs, ctimeMs) > Date.now() - SETTLED_MS ? null : `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** The stamps of all files in a folder; null if a file has no stamp or is a symlink, whose target may change. */
export function folderStamp(root: string, folder: string): string | null {
  try {
    return stampsIn(root, folder);
  } catch {
    return null; // A file was just deleted or is unreadable. The error is reported when the file is read.
  }
}

function stampsIn(root: string, folder: string): string | null {
  const lines: string[] = [];
  const open = [folder];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const entry of readdirSync(join(root, next), { withFileTypes: true })) {
      const path = `${next}/${entry.name}`;
      if (entry.isSymbolicLink()) return null;
      if (entry.isDirectory()) {
        lines.push(path);
        open.push(path);
        continue;
      }
      const stamp = fileStamp(join(root, path));
      if (stamp === null) return null;
      lines.push(`${path} ${stamp}`);
    }
  }
  return lines.sort().join('\n');
}
