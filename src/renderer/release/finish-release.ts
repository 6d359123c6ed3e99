/**
 * What a publish does after its sites are served: replaces the quick copies of changed pages by the best ones and deletes
 * releases that are no longer kept. `dist/unfinished/<domain>` lists these pages as `<release>/<path>`: if the process is
 * killed, the next publish finishes them (decision 295).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finishCopies } from './compress.ts';
import { draftName, draftOwner } from './draft-names.ts';
import { withLock } from './publish-lock.ts';
import { deleteOldRecords } from './published-record.ts';
import { readHistory, releasesFolder } from './release-history.ts';

export const UNFINISHED = 'dist/unfinished';
/** As many as Node has threads for compressing. */
const AT_A_TIME = 4;

const listFile = (root: string, domain: string): string => join(root, UNFINISHED, domain);

const readList = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** Before the release is served. @param pages paths in the release; none: only old releases are to be deleted */
export function markUnfinished(root: string, domain: string, id: string, pages: readonly string[]): void {
  const file = listFile(root, domain);
  const draft = draftName(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, [...readList(file), ...pages.map((page) => `${id}/${page}`)].join('\n'));
  renameSync(draft, file);
}

/** Renames before deleting, so that a half-deleted folder never looks like a release. */
function removeRelease(folder: string): void {
  const draft = draftName(join(dirname(folder), '.old'));
  renameSync(folder, draft);
  rmSync(draft, { recursive: true, force: true });
}

/** Does nothing for a domain whose releases are finished. */
export const finishRelease = (root: string, domain: string): Promise<void> =>
  withLock(root, domain, async () => {
    const file = listFile(root, domain);
    if (!existsSync(file)) return;
    const releases = releasesFolder(root, domain);
    const pages = readList(file)
      .map((page) => join(releases, page))
      .filter((page) => existsSync(page))
      .values();
    const finishNext = async (): Promise<void> => {
      for (const page of pages) await finishCopies(root, page);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, finishNext));
    const kept = readHistory(root, domain).map(({ id }) => id);
    for (const name of readdirSync(releases))
      if (!name.startsWith('.') && !kept.includes(name)) removeRelease(join(releases, name));
    deleteOldRecords(root, domain, kept);
    rmSync(file);
  });

/** Of earlier publishes that were killed. */
export async function finishAll(root: string): Promise<void> {
  const folder = join(root, UNFINISHED);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((one) => draftOwner(one) === null)) await finishRelease(root, name);
}
