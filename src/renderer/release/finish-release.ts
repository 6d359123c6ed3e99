/**
 * What a publish does after its sites are served: replaces the quick copies of heavy pages by the best ones and deletes
 * releases that are no longer kept. `dist/unfinished/<domain>` lists these pages as `<release>/<path>`: if the process is
 * killed, the next publish finishes them (decisions/publishing#visible-first-compressed-afterward).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finishCopies } from './compress.ts';
import { draftName, draftOwner, isOwnDraft } from './draft-names.ts';
import { withLock } from './publish-lock.ts';
import { deleteOldRecords } from './published-record.ts';
import { readHistory, releasesFolder, servedRelease } from './release-history.ts';

export const UNFINISHED = 'dist/unfinished';
/** As many as Node has threads for compressing. */
const AT_A_TIME = 4;

const listFile = (root: string, domain: string): string => join(root, UNFINISHED, domain);

const readList = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** A line that names the writing process, as the names of drafts do. */
const isOwner = (line: string): boolean => line.startsWith('.~');

/** Whether another process, which is running, finishes these releases. */
function isWorkOfAnother(file: string): boolean {
  const owner = readList(file).findLast(isOwner) ?? '';
  return !isOwnDraft(owner) && draftOwner(owner)?.running === true;
}

/** Before the release is served. @param pages paths in the release; none: only old releases are to be deleted */
export function markUnfinished(root: string, domain: string, id: string, pages: readonly string[]): void {
  const file = listFile(root, domain);
  const draft = draftName(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    draft,
    [...readList(file), draftName(''), ...pages.map((page) => `${id}/${page}`)].join('\n'),
  );
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
  withLock(root, domain, async (): Promise<void> => {
    const file = listFile(root, domain);
    if (!existsSync(file)) return;
    const releases = releasesFolder(root, domain);
    if (!existsSync(releases)) return rmSync(file); // deleted by hand
    const current = [servedRelease(root, domain), ...readHistory(root, domain).map(({ id }) => id)].filter(
      (id) => id !== null,
    );
    const pages = readList(file)
      .filter((line) => current.some((id) => line.startsWith(`${id}/`)))
      .map((page) => join(releases, page))
      .filter((page) => existsSync(page))
      .values();
    const finishNext = async (): Promise<void> => {
      for (const page of pages) await finishCopies(root, page, join(releases, '.copy'));
    };
    const finishing = Promise.allSettled(Array.from({ length: AT_A_TIME }, finishNext));
    try {
      // While the threads of the system compress.
      for (const name of readdirSync(releases))
        if (!name.startsWith('.') && !current.includes(name)) removeRelease(join(releases, name));
      deleteOldRecords(root, domain, current);
    } finally {
      // Waits for all, so that none is still running without the lock after an error.
      for (const result of await finishing) if (result.status === 'rejected') throw result.reason;
    }
    rmSync(file);
  });

/**
 * Finishes what killed publishes left.
 * @param log for errors: the sites of this publish are complete
 */
export async function finishAll(root: string, log: (line: string) => void): Promise<void> {
  const folder = join(root, UNFINISHED);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const left = names.filter((name) => draftOwner(name) === null && !isWorkOfAnother(listFile(root, name)));
  for (const name of left)
    await finishRelease(root, name).catch((error: unknown) => {
      log(
        `${name} was published earlier and is not finished: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
}
