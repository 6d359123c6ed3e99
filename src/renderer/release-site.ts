/**
 * Writes a rendered site as a release and serves it. Layout under dist/:
 * - releases/<domain>/<id>/: complete sites
 * - sites/<domain>: symlink to the served release
 * - history/<domain>: releases in publishing order
 * - records/<domain>/<id>.json: the brand record of each release
 * - pool/: hashed files of all releases, for pages still open in a browser
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Assets } from './assets.ts';
import { draftName } from './draft-names.ts';
import { withLock } from './publish-lock.ts';
import {
  readHistory,
  releasesFolder,
  serve,
  servedRelease,
  historyUpToServed,
  UNKNOWN_INPUT,
  writeHistory,
  type Release,
} from './release-history.ts';
import { deleteOldRecords, writeRecord } from './published-record.ts';
import { writeRelease, type ReleasedSite } from './write-release.ts';

const KEPT_RELEASES = 3;

export const unchangedLine = (domain: string): string => `${domain} unchanged`;
export const rolledBackLine = (domain: string, code: string): string =>
  `${domain} stays rolled back. To publish its files as they are: npm run build -- --brand ${code}`;
const rollbackEndedLine = (domain: string): string => `${domain} unchanged, and no longer rolled back`;
const ID_LENGTH = 16;

function releaseId({ files, pictures = new Map(), assets }: ReleasedSite): string {
  const hash = createHash('sha256');
  for (const path of [...files.keys()].sort())
    hash
      .update(`${path}\0`)
      .update(files.get(path) ?? '')
      .update('\0');
  for (const path of [...pictures.keys(), ...assets].sort()) hash.update(`${path}\0`);
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** Renames before deleting, so that a half-deleted folder never looks like a release. */
function removeRelease(folder: string): void {
  const draft = draftName(join(dirname(folder), '.old'));
  renameSync(folder, draft);
  rmSync(draft, { recursive: true, force: true });
}

function deleteOldReleases(folder: string, kept: readonly Release[]): void {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const old = names.filter((name) => !kept.some(({ id }) => id === name));
  for (const name of old) removeRelease(join(folder, name));
}

async function writeAtomically(
  root: string,
  releases: string,
  id: string,
  site: ReleasedSite,
  assets: Assets,
): Promise<void> {
  const draft = draftName(join(releases, '.draft'));
  try {
    await writeRelease(root, draft, site, assets);
    renameSync(draft, join(releases, id));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * @param input hash of the inputs, so that the next build can skip an unchanged site
 * @returns a line for the terminal
 */
export const releaseSite = (
  root: string,
  site: ReleasedSite,
  assets: Assets,
  input: string = UNKNOWN_INPUT,
): Promise<string> => withLock(root, site.domain, () => release(root, site, assets, input));

async function release(root: string, site: ReleasedSite, assets: Assets, input: string): Promise<string> {
  const { domain } = site;
  const id = releaseId(site);
  const releases = releasesFolder(root, domain);
  const served = servedRelease(root, domain);
  const soFar = historyUpToServed(readHistory(root, domain), served);
  const unmarked = soFar.map(({ rolledBack, ...one }): Release => one);
  // Before the swap, so that a served release always has its record.
  if (site.record) writeRecord(root, domain, id, site.record);
  if (served === id) {
    writeHistory(
      root,
      domain,
      unmarked.map((one) => (one.id === id ? { ...one, input } : one)),
    );
    const wasRolledBack = soFar.some((one) => one.id === id && one.rolledBack);
    return wasRolledBack ? rollbackEndedLine(domain) : unchangedLine(domain);
  }
  if (!existsSync(join(releases, id))) await writeAtomically(root, releases, id, site, assets);
  const before = unmarked.filter((one) => one.id !== id);
  const line = [...before, { id, input, at: new Date().toISOString() }].slice(-KEPT_RELEASES);
  // Before the swap: after a crash in between, the next publish drops the release that was never served.
  writeHistory(root, domain, line);
  serve(root, domain, id);
  deleteOldReleases(releases, line);
  deleteOldRecords(
    root,
    domain,
    line.map((one) => one.id),
  );
  return `${domain} ${site.files.size} files`;
}
