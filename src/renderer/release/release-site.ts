/**
 * Writes a rendered site as a release and serves it. Layout under dist/:
 * - releases/<domain>/<id>/: complete sites
 * - sites/<domain>: symlink to the served release
 * - history/<domain>: releases in publishing order
 * - records/<domain>/<id>.json: the brand record of each release
 * - unfinished/<domain>: list of pages that have only quick compressed copies (finish-release.ts)
 * - maintenance/<domain>: exists while the site's member pages show maintenance (maintenance.ts)
 * - pool/: hashed files of all releases, for pages that are still open in a browser
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '../render/assets.ts';
import { hashOf } from './compress.ts';
import { draftName, isOwnDraft } from './draft-names.ts';
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
import type { PublishedRecord } from '../../brand/rule-changes/rule-changes.rules.ts';
import { finishRelease, markUnfinished } from './finish-release.ts';
import { isInMaintenance, matchingRelease, withMark } from './maintenance.ts';
import { writeRecord } from './published-record.ts';
import { addToPool, writeRelease, type ReleasedSite } from './write-release.ts';

const KEPT_RELEASES = 3;

export const unchangedLine = (domain: string): string => `${domain} unchanged`;
export const rolledBackLine = (domain: string, code: string): string =>
  `${domain} stays rolled back. To publish its files as they are: npm run build -- --brand ${code}`;
const rollbackEndedLine = (domain: string): string => `${domain} unchanged, and no longer rolled back`;
const ID_LENGTH = 16;

function releaseId({ files, pictures = new Map(), assets }: ReleasedSite): string {
  const hash = createHash('sha256');
  const bytesOf = (content: string | Uint8Array = '') =>
    typeof content === 'string' ? Buffer.from(content) : content;
  // Hashes each file separately, because compressing needs these hashes too.
  for (const path of [...files.keys()].sort()) hash.update(`${path}\0${hashOf(bytesOf(files.get(path)))}\0`);
  for (const path of [...pictures.keys(), ...assets].sort()) hash.update(`${path}\0`);
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** A release that is not served yet. */
export interface PreparedRelease {
  domain: string;
  id: string;
  /** Input hash of the site. */
  input: string;
  /** Folder with the files of the release; null if the release is already in `releases/`. */
  draft: string | null;
  /** Paths of hashed files in the draft, for the pool. */
  hashed: readonly string[];
  /** Paths of pages whose Brotli copy was compressed quickly. `finishRelease` replaces it with a smaller copy. */
  quick: readonly string[];
  record: PublishedRecord | undefined;
  files: number;
  /** Whether the member pages are marked for maintenance. */
  isMarked: boolean;
}

const DRAFT = '.draft';
const draftsOf = (root: string, domain: string): string => join(releasesFolder(root, domain), DRAFT);

/** The site with its member pages marked for maintenance. */
function marked(site: ReleasedSite): ReleasedSite {
  const copies = new Map(site.copies);
  const files = new Map(
    [...site.files].map(([path, content]) => {
      const html = path.endsWith('.html') ? Buffer.from(content).toString() : '';
      const page = withMark(html, true);
      if (page === html) return [path, content] as const;
      copies.delete(path);
      return [path, Buffer.from(page)] as const;
    }),
  );
  return { ...site, files, copies };
}

/** Writes and compresses the files of a site. @param input the site's input hash, by which the next build can skip the site */
export async function prepareRelease(
  root: string,
  rendered: ReleasedSite,
  assets: Assets,
  input: string = UNKNOWN_INPUT,
): Promise<PreparedRelease> {
  const isMarked = isInMaintenance(root, rendered.domain);
  const site = isMarked ? marked(rendered) : rendered;
  const { domain, record, files } = site;
  const id = releaseId(site);
  const about = { domain, id, input, record, files: files.size, isMarked };
  const prepared = { ...about, draft: null, hashed: [], quick: [] };
  if (existsSync(join(releasesFolder(root, domain), id))) return prepared;
  const draft = draftName(draftsOf(root, domain));
  try {
    return { ...prepared, draft, ...(await writeRelease(root, draft, site, assets)) };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Deletes releases of a domain that this process prepared but did not serve. */
export function removeUnserved(root: string, domain: string): void {
  const folder = releasesFolder(root, domain);
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.startsWith(DRAFT) && isOwnDraft(name))
      rmSync(join(folder, name), { recursive: true, force: true });
}

/** Moves the draft to `releases/`. @throws Error if there is no draft and the existing release was deleted meanwhile */
function moveDraft(folder: string, { domain, draft }: PreparedRelease): void {
  if (existsSync(folder)) {
    if (draft !== null) rmSync(draft, { recursive: true, force: true });
  } else if (draft === null) throw new Error(`The release of ${domain} was deleted meanwhile. Build again.`);
  else renameSync(draft, folder);
}

/** Serves a prepared release. Call `finishRelease` after it. @returns a line for the terminal */
export const serveRelease = (root: string, prepared: PreparedRelease, assets: Assets): Promise<string> =>
  withLock(root, prepared.domain, () => serveLocked(root, prepared, assets));

export async function releaseSite(
  root: string,
  site: ReleasedSite,
  assets: Assets,
  input: string = UNKNOWN_INPUT,
): Promise<string> {
  const line = await withLock(root, site.domain, async () =>
    serveLocked(root, await prepareRelease(root, site, assets, input), assets),
  );
  await finishRelease(root, site.domain);
  return line;
}

function serveLocked(root: string, prepared: PreparedRelease, assets: Assets): string {
  const { domain, id, input, draft, hashed, quick } = prepared;
  const releases = releasesFolder(root, domain);
  const served = servedRelease(root, domain);
  const soFar = historyUpToServed(readHistory(root, domain), served);
  const unmarked = soFar.map(({ rolledBack, ...rest }): Release => rest);
  // Writes the record before the symlink changes, so that a served release always has its record.
  if (prepared.record) writeRecord(root, domain, id, prepared.record);
  if (draft !== null) addToPool(root, draft, hashed, assets);
  // Lists the unfinished pages before moving the release, so that the list exists even if the process is killed after
  // the move.
  if (served !== id || draft !== null) markUnfinished(root, domain, id, quick);
  moveDraft(join(releases, id), prepared);
  if (served === id) {
    writeHistory(
      root,
      domain,
      unmarked.map((release) => (release.id === id ? { ...release, input } : release)),
    );
    const wasRolledBack = soFar.some((release) => release.id === id && release.rolledBack);
    return wasRolledBack ? rollbackEndedLine(domain) : unchangedLine(domain);
  }
  const before = unmarked.filter((release) => release.id !== id);
  const line = [...before, { id, input, at: new Date().toISOString() }].slice(-KEPT_RELEASES);
  // Writes the history before the symlink changes. After a crash in between, the next publish removes the unserved
  // release from the history.
  writeHistory(root, domain, line);
  // Maintenance may have started or ended since the release was prepared.
  const isCurrent = isInMaintenance(root, domain) === prepared.isMarked;
  serve(root, domain, isCurrent ? id : matchingRelease(root, domain, id));
  return `${domain} ${prepared.files} files`;
}
