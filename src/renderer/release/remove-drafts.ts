/** Deletes drafts and locks of killed publishes. Drafts are never served. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COMPRESSED_DRAFTS } from './compress.ts';
import { draftOwner } from './draft-names.ts';
import { UNFINISHED } from './finish-release.ts';
import { SHARE_PICTURES } from '../render/draw-share-picture.ts';
import { STORED_TEXTS } from '../render/stored-texts.ts';
import { LOCKS } from './publish-lock.ts';

const FOLDERS = [
  'dist',
  'dist/renderer',
  'dist/sites',
  'dist/history',
  UNFINISHED,
  'dist/pool/_astro',
  'dist/pool/hashed',
  'dist/pool/hashed/pictures',
  LOCKS,
  COMPRESSED_DRAFTS,
  SHARE_PICTURES,
  STORED_TEXTS,
];
/** Folders with a subfolder per domain or font, which may contain drafts. */
const FOLDERS_OF_FOLDERS = ['dist/releases', 'dist/records', '.cache/fonts'];

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** @returns the number of deleted drafts */
export function removeStaleDrafts(root: string): number {
  const inFolders = FOLDERS_OF_FOLDERS.flatMap((folder) =>
    namesIn(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  let deleted = 0;
  for (const folder of [...FOLDERS, ...inFolders]) {
    for (const name of namesIn(join(root, folder))) {
      const owner = draftOwner(name);
      if (!owner || owner.running) continue;
      rmSync(join(root, folder, name), { recursive: true, force: true });
      deleted += 1;
    }
  }
  return deleted;
}
