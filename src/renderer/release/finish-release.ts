/**
 * The work that a publish does after its sites are served: it compresses heavy pages again, into smaller copies, and deletes
 * old releases. `dist/unfinished/<domain>` lists the pages that have only quick copies, as `<release>/<path>`, so that the next
 * publish can finish these pages if this process is killed (decisions/publishing#visible-first-compressed-afterward).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finishCopies } from './compress.ts';
import { draftName, draftOwner, isOwnDraft } from './draft-names.ts';
import { withLock } from './publish-lock.ts';
import { deleteOldRecords } from './published-record.ts';
import { readHistory, releasesFolder, servedRelease } from './release-history.ts';

export const UNFINISHED = 'dist/unfinished';
/** Number of pages to compress at a time, which is the number of threads that Node has for this work. */
const AT_A_TIME = 4;

const listFile = (root: string, domain: string): string => join(root, UNFINISHED, domain);

const readList = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/**
 * Whether a line of the list names a process that wrote to the list. Such a line starts with `.~`, like the end of a
 * draft's name; all other lines name pages.
 */
const isOwner = (line: string): boolean => line.startsWith('.~');

/** Whether another running process is finishing the releases of a list. */
function isWorkOfAnother(file: string): boolean {
  const owner = readList(file).findLast(isOwner) ?? '';
  return !isOwnDraft(owner) && draftOwner(owner)?.running === true;
}

/**
 * Adds pages to the list of unfinished pages. Call this before the release is served.
 * @param pages paths; empty if only old releases must be deleted
 */
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

/** Renames a release's folder before deleting it, so that a partly deleted folder never looks like a release. */
function removeRelease(folder: string): void {
  const draft = draftName(join(dirname(folder), '.old'));
  renameSync(folder, draft);
  rmSync(draft, { recursive: true, force: true });
}

/** Finishes the releases of a domain. Does nothing if the domain has no list of unfinished pages. */
export const finishRelease = (root: string, domain: string): Promise<void> =>
  withLock(root, domain, async (): Promise<void> => {
    const file = listFile(root, domain);
    if (!existsSync(file)) return;
    const releases = releasesFolder(root, domain);
    if (!existsSync(releases)) return rmSync(file); // the releases were deleted by hand
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
      // Deletes old releases while system threads compress.
      for (const name of readdirSync(releases))
        if (!name.startsWith('.') && !current.includes(name)) removeRelease(join(releases, name));
      deleteOldRecords(root, domain, current);
    } finally {
      // Waits for all tasks, so that no task is still running after an error has released the lock.
      for (const result of await finishing) if (result.status === 'rejected') throw result.reason;
    }
    rmSync(file);
  });

/**
 * Finishes the releases that earlier, killed publishes left unfinished.
 * @param log receives errors. They are not thrown, because the current publish has already completed its own sites.
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
