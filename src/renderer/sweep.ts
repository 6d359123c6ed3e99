/** Clears away what publishes that were killed left half-done. Nothing of it is ever served. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COMPRESSED_DRAFTS } from './compress.ts';
import { ownerOf } from './process-mark.ts';
import { LOCKS } from './publish-lock.ts';

/** Folders in which something unfinished may lie. */
const FOLDERS = [
  'dist',
  'dist/sites',
  'dist/history',
  'dist/pool',
  'dist/pool/_astro',
  LOCKS,
  COMPRESSED_DRAFTS,
];
/** Folders with a folder for each domain. */
const BY_DOMAIN = ['dist/releases', 'dist/records'];

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Removes every unfinished thing whose process runs no more. @returns how many there were */
export function sweep(root: string): number {
  const inDomains = BY_DOMAIN.flatMap((folder) =>
    namesIn(join(root, folder)).map((domain) => `${folder}/${domain}`),
  );
  let swept = 0;
  for (const folder of [...FOLDERS, ...inDomains]) {
    for (const name of namesIn(join(root, folder))) {
      const owner = ownerOf(name);
      if (!owner || owner.running) continue;
      rmSync(join(root, folder, name), { recursive: true, force: true });
      swept += 1;
    }
  }
  return swept;
}
