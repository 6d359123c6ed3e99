/** Stores a site's releases in `dist/history/<domain>`, oldest first. The symlink in `dist/sites` leads to the served release. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { draftName } from './draft-names.ts';

export interface Release {
  id: string;
  /** Input hash of the release; `-` if unknown. */
  input: string;
  /** When the release was published, as an ISO time. */
  at: string;
  /**
   * Whether a rollback led to this release. If so, a build of all brands skips the release's site while the release is
   * served (decisions/publishing#rollbacks-last-until-named).
   */
  rolledBack?: true;
}

export const UNKNOWN_INPUT = '-';
const ROLLED_BACK = 'rolled-back';
const RELEASE_ID = /^[0-9a-f]+$/;

export const releasesFolder = (root: string, domain: string): string => join(root, 'dist/releases', domain);
const historyFile = (root: string, domain: string): string => join(root, 'dist/history', domain);
export const servedLink = (root: string, domain: string): string => join(root, 'dist/sites', domain);

/** The result of `read`; null if the file or folder cannot be read. */
function readIfPresent(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** A history made from the times of the release folders, for sites that were published before the history file existed. */
function guessHistory(root: string, domain: string): Release[] {
  const folder = releasesFolder(root, domain);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => RELEASE_ID.test(name)) : [];
  return names
    .map((id) => ({ id, time: statSync(join(folder, id)).mtime }))
    .sort((a, b) => a.time.getTime() - b.time.getTime())
    .map(({ id, time }) => ({ id, input: UNKNOWN_INPUT, at: time.toISOString() }));
}

export function readHistory(root: string, domain: string): Release[] {
  const text = readIfPresent(() => readFileSync(historyFile(root, domain), 'utf8'));
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

export function writeHistory(root: string, domain: string, releases: readonly Release[]): void {
  const file = historyFile(root, domain);
  const draft = draftName(file);
  mkdirSync(dirname(file), { recursive: true });
  const lines = releases.map(
    ({ id, input, at, rolledBack }) => `${id} ${input} ${at}${rolledBack ? ` ${ROLLED_BACK}` : ''}\n`,
  );
  writeFileSync(draft, lines.join(''));
  renameSync(draft, file);
}

/** Id of the served release; null if none is served or its folder is missing. */
export function servedRelease(root: string, domain: string): string | null {
  const target = readIfPresent(() => readlinkSync(servedLink(root, domain)));
  if (target === null || !existsSync(servedLink(root, domain))) return null;
  return basename(target);
}

/**
 * The history up to the served release. Later releases were rolled back, or their publish was killed before it served
 * them.
 */
export function historyUpToServed(history: readonly Release[], served: string | null): Release[] {
  const at = history.findIndex(({ id }) => id === served);
  return at < 0 ? [...history] : history.slice(0, at + 1);
}

export function isRolledBack(root: string, domain: string): boolean {
  const served = servedRelease(root, domain);
  return readHistory(root, domain).some(({ id, rolledBack }) => id === served && rolledBack);
}

export function serve(root: string, domain: string, id: string): void {
  const link = servedLink(root, domain);
  const next = draftName(`${link}.next`);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join('../releases', domain, id), next);
  renameSync(next, link);
}
