import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { STAMP } from '../compile/source-hash.ts';
import { SITE_INDEX } from './site-index-file.ts';

/** Modification time of a file; 0 if it does not exist. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function sharedFiles(root: string): string[] {
  const shared = readdirSync(join(root, 'brands'), { withFileTypes: true }).filter(({ name }) =>
    name.startsWith('_'),
  );
  const inFolders = shared
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(root, 'brands', name), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(name, path),
      ),
    );
  return [...shared.map(({ name }) => name), ...inFolders].map((path) => join(root, 'brands', path));
}

/** Whether the renderer was compiled after the last publish. */
export const isRecompiled = (root: string): boolean =>
  changedAt(join(root, STAMP)) > changedAt(join(root, SITE_INDEX));

/** Whether a shared file or the renderer changed since the last publish, so that many brands are probably affected. */
export function sharedFilesChanged(root: string): boolean {
  const published = changedAt(join(root, SITE_INDEX));
  return [join(root, STAMP), ...sharedFiles(root)].some((file) => changedAt(file) > published);
}
