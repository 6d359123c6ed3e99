/**
 * Which releases of a site have been served, oldest first, in `dist/history/<domain>`: the order of
 * publishing, which times of files do not keep. The symlink in `dist/sites` says which of them is served.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, rename, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { unfinished } from './process-mark.ts';

export interface Release {
  /** Its folder's name, `dist/releases/<domain>/<id>`. */
  id: string;
  /** Says what it was rendered from; '-' where nobody said. */
  input: string;
  /** When it was published: ISO time, for a person to read. */
  at: string;
  /** A rollback chose it: while it is served, builds of all brands leave the site as it is (decision 014). */
  rolledBack?: true;
}

export const UNKNOWN_INPUT = '-';
/** Fourth column of a line. Lines without it, as older trees have them, are not rolled back. */
const ROLLED_BACK = 'rolled-back';
const RELEASE_ID = /^[0-9a-f]+$/;

export const releasesFolder = (root: string, domain: string): string => join(root, 'dist/releases', domain);
const historyFile = (root: string, domain: string): string => join(root, 'dist/history', domain);
const servedLink = (root: string, domain: string): string => join(root, 'dist/sites', domain);

/** A tree that was published before there was a history: the folders' times are all there is. */
async function guessHistory(root: string, domain: string): Promise<Release[]> {
  const folder = releasesFolder(root, domain);
  const names = (await readdir(folder).catch(() => [])).filter((name) => RELEASE_ID.test(name));
  const times = await Promise.all(
    names.map(async (id) => ({ id, time: (await stat(join(folder, id))).mtime })),
  );
  return times
    .sort((a, b) => a.time.getTime() - b.time.getTime())
    .map(({ id, time }) => ({ id, input: UNKNOWN_INPUT, at: time.toISOString() }));
}

/** The releases of a site that are still there, oldest first. */
export async function readHistory(root: string, domain: string): Promise<Release[]> {
  const text = await readFile(historyFile(root, domain), 'utf8').catch(() => null);
  if (text === null) return guessHistory(root, domain);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', input = UNKNOWN_INPUT, at = '', mark] = line.split(' ');
      return { id, input, at, ...(mark === ROLLED_BACK ? { rolledBack: true as const } : {}) };
    })
    .filter(({ id }) => existsSync(join(releasesFolder(root, domain), id)));
}

/** In one step: a reader finds the old list or the new one. */
export async function writeHistory(
  root: string,
  domain: string,
  releases: readonly Release[],
): Promise<void> {
  const file = historyFile(root, domain);
  const draft = unfinished(file);
  await mkdir(dirname(file), { recursive: true });
  const lines = releases.map(
    ({ id, input, at, rolledBack }) => `${id} ${input} ${at}${rolledBack ? ` ${ROLLED_BACK}` : ''}\n`,
  );
  await writeFile(draft, lines.join(''));
  await rename(draft, file);
}

/** The id of the served release; null where none is served, or where its folder is gone. */
export async function servedRelease(root: string, domain: string): Promise<string | null> {
  const target = await readlink(servedLink(root, domain)).catch(() => null);
  if (target === null || !existsSync(servedLink(root, domain))) return null;
  return basename(target);
}

/** The history up to the served release. What comes after it was taken back, or a kill kept it from being served. */
export function servedSoFar(history: readonly Release[], served: string | null): Release[] {
  const at = history.findIndex(({ id }) => id === served);
  return at < 0 ? [...history] : history.slice(0, at + 1);
}

/** Whether a rollback chose the served release and the brand has not been published since. */
export async function isRolledBack(root: string, domain: string): Promise<boolean> {
  const served = await servedRelease(root, domain);
  return (await readHistory(root, domain)).some(({ id, rolledBack }) => id === served && rolledBack);
}

/** Serves a release: a visitor gets the old site or the new one, never half. */
export async function serve(root: string, domain: string, id: string): Promise<void> {
  const link = servedLink(root, domain);
  const next = unfinished(`${link}.next`);
  await mkdir(dirname(link), { recursive: true });
  await symlink(join('../releases', domain, id), next);
  await rename(next, link);
}
