import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { draftName } from './draft-names.ts';

/** Writes a cache file. Ignores failures, because without the file the next publish only takes longer. */
export function writeIfPossible(file: string, content: string | Uint8Array): void {
  const draft = draftName(file);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true }); // the disk is full or read-only
  }
}
