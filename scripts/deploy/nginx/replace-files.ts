import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes all new files before it replaces old files, because nginx may reload at any time. Keeps other files of the
 * folder.
 */
export function replaceFiles(folder: string, files: ReadonlyMap<string, string>): void {
  const draft = join(folder, '.draft');
  mkdirSync(draft, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(draft, name), text);
  for (const name of files.keys()) renameSync(join(draft, name), join(folder, name));
  rmSync(draft, { recursive: true });
}
