/** A site's releases, oldest first, in `dist/history/<domain>`. The symlink in `dist/sites` is the served one. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, rename, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { draftName } from './draft-names.ts';

export interface Release {
  id: string;
  /** Hash of the inputs that it was rendered from; `-` if unknown. */
  input: string;
  /** ISO time. */
  at: string;
  /** Chosen by a rollback: while it is served, builds of all brands skip the site (decision 014). */
  rolledBack?: true;
}

export const UNKNOWN_INPUT = '-';
const ROLLED_BACK = 'rolled-back';
const RELEASE_ID = /^[0-9a-f]+$/;

export const releasesFolder = (root: string, domain: string): string => join(root, 'dist/releases', domain);
const historyFile = (root: string, domain: string): string => join(root, 'dist/history', domain);
const servedLink = (root: string, domain: string): string => join(root, 'dist/sites', domain);

/** For trees published before the history file existed. */
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

export async function writeHistory(
  root: string,
  domain: string,
  releases: readonly Release[],
): Promise<void> {
  const file = historyFile(root, domain);
  const draft = draftName(file);
  await mkdir(dirname(file), { recursive: true });
  const lines = releases.map(
    ({ id, input, at, rolledBack }) => `${id} ${input} ${at}${rolledBack ? ` ${ROLLED_BACK}` : ''}\n`,
  );
  await writeFile(draft, lines.join(''));
  await rename(draft, file);
}

/** Null if none is served or its folder is missing. */
export async function servedRelease(root: string, domain: string): Promise<string | null> {
  const target = await readlink(servedLink(root, domain)).catch(() => null);
  if (target === null || !existsSync(servedLink(root, domain))) return null;
  return basename(target);
}

/** The history up to the served release. Later ones were rolled back, or their publish was killed before the swap. */
export function historyUpToServed(history: readonly Release[], served: string | null): Release[] {
  const at = history.findIndex(({ id }) => id === served);
  return at < 0 ? [...history] : history.slice(0, at + 1);
}

export async function isRolledBack(root: string, domain: string): Promise<boolean> {
  const served = await servedRelease(root, domain);
  return (await readHistory(root, domain)).some(({ id, rolledBack }) => id === served && rolledBack);
}

export async function serve(root: string, domain: string, id: string): Promise<void> {
  const link = servedLink(root, domain);
  const next = draftName(`${link}.next`);
  await mkdir(dirname(link), { recursive: true });
  await symlink(join('../releases', domain, id), next);
  await rename(next, link);
}
