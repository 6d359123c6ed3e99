/**
 * Writes a rendered site as a release and makes it the served one. Layout under dist/:
 * releases/<domain>/<id>/ whole sites, sites/<domain> a symlink to one of them, history/<domain> the order
 * in which they were published, records/<domain>/<id>.json what each was rendered from, pool/ every hashed file that any release has had, for pages still open in a
 * browser.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Assets } from './assets.ts';
import { unfinished } from './process-mark.ts';
import { withLock } from './publish-lock.ts';
import {
  readHistory,
  releasesFolder,
  serve,
  servedRelease,
  servedSoFar,
  UNKNOWN_INPUT,
  writeHistory,
  type Release,
} from './release-history.ts';
import { dropOldRecords, writeRecord } from './published-record.ts';
import type { RenderedSite } from './render-site.ts';
import { writeRelease } from './write-release.ts';

const KEPT_RELEASES = 3;

/** What a person reads of a site that is served already. */
export const unchangedLine = (domain: string): string => `${domain} unchanged`;
/** Says that a site stays at the release that a rollback chose. */
export const rolledBackLine = (domain: string, code: string): string =>
  `${domain} stays rolled back. To publish its files as they are: npm run build -- --brand ${code}`;
/** Says that the files of a site that was rolled back give the pages that it serves. */
const backLine = (domain: string): string => `${domain} unchanged, and no longer rolled back`;
const ID_LENGTH = 16;

/** The id says what is in the release: equal sites have equal ids. */
function releaseId({ files, pictures = new Map(), assets }: RenderedSite): string {
  const hash = createHash('sha256');
  for (const [path, text] of [...files].sort()) hash.update(`${path}\0${text}\0`);
  for (const path of [...pictures.keys(), ...assets].sort()) hash.update(`${path}\0`);
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** Under another name first: a folder that is half removed must never be taken for a release. */
async function removeRelease(folder: string): Promise<void> {
  const doomed = unfinished(join(dirname(folder), '.old'));
  await rename(folder, doomed);
  await rm(doomed, { recursive: true, force: true });
}

async function dropOldReleases(folder: string, kept: readonly Release[]): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const old = names.filter((name) => !kept.some(({ id }) => id === name));
  await Promise.all(old.map((name) => removeRelease(join(folder, name))));
}

/** A release appears under its id only when all of it is there. */
async function writeWhole(
  root: string,
  releases: string,
  id: string,
  site: RenderedSite,
  assets: Assets,
): Promise<void> {
  const draft = unfinished(join(releases, '.draft'));
  try {
    await writeRelease(root, draft, site, assets);
    await rename(draft, join(releases, id));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Writes and serves one site; who publishes the same one meanwhile waits.
 * @param input says what the site was rendered from, for the next build to see whether it may skip it
 * @returns a line for a person
 */
export const releaseSite = (
  root: string,
  site: RenderedSite,
  assets: Assets,
  input: string = UNKNOWN_INPUT,
): Promise<string> => withLock(root, site.domain, () => release(root, site, assets, input));

async function release(root: string, site: RenderedSite, assets: Assets, input: string): Promise<string> {
  const { domain } = site;
  const id = releaseId(site);
  const releases = releasesFolder(root, domain);
  const served = await servedRelease(root, domain);
  const soFar = servedSoFar(await readHistory(root, domain), served);
  const unmarked = soFar.map(({ rolledBack, ...one }): Release => one);
  // Before the swap, like the history: a release that is served has its record.
  if (site.record) await writeRecord(root, domain, id, site.record);
  if (served === id) {
    await writeHistory(
      root,
      domain,
      unmarked.map((one) => (one.id === id ? { ...one, input } : one)),
    );
    const wasRolledBack = soFar.some((one) => one.id === id && one.rolledBack);
    return wasRolledBack ? backLine(domain) : unchangedLine(domain);
  }
  if (!existsSync(join(releases, id))) await writeWhole(root, releases, id, site, assets);
  const before = unmarked.filter((one) => one.id !== id);
  const line = [...before, { id, input, at: new Date().toISOString() }].slice(-KEPT_RELEASES);
  // Before the swap: a crash between the two leaves a release that was never served, and the next one drops it.
  await writeHistory(root, domain, line);
  await serve(root, domain, id);
  await dropOldReleases(releases, line);
  await dropOldRecords(
    root,
    domain,
    line.map((one) => one.id),
  );
  return `${domain} ${site.files.size} files`;
}
