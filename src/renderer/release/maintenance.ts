/**
 * Turns a site's maintenance on and off by marking its member pages. The mark needs no services (spec 000 §2 Routes,
 * decisions/publishing#maintenance-without-services). Edits a copy of the served release, so that nothing is rendered.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { MEMBER_PRELOADS } from '../../lib/page/member-preloads.ts';
import { writeCopies } from './compress.ts';
import { draftName } from './draft-names.ts';
import { finishRelease, markUnfinished } from './finish-release.ts';
import { linkFile } from './link-file.ts';
import { withLock } from './publish-lock.ts';
import { readRecord, writeRecord } from './published-record.ts';
import { readHistory, releasesFolder, serve, servedRelease, writeHistory } from './release-history.ts';

const FOLDER = 'dist/maintenance';
const ID_LENGTH = 16;
const PAGE = /\.html$/;
const COPY = /\.html\.(?:br|gz)$/;
const MEMBER_AREA = `<template id="${MEMBER_PRELOADS}"`;
const START = /(?<start><html\b)(?: data-maintenance="true")?/;
/** Matches the attribute in a page's head that names the file for early requests (read by boot.ts). */
const EARLY_READS = new RegExp(`(?<start>${MEMBER_AREA}[^>]*?) data-(?:early|later)=`);

const switchFile = (root: string, domain: string): string => join(root, FOLDER, domain);

export const isInMaintenance = (root: string, domain: string): boolean =>
  existsSync(switchFile(root, domain));

/** Id of the release that replaces the served release when maintenance starts or ends. */
export const switchedId = (served: string, isOn: boolean): string =>
  createHash('sha256').update(`${served} ${isOn}`).digest('hex').slice(0, ID_LENGTH);

/** A page with the mark added or removed. A marked page sends no early requests. Pages without the member area do not change. */
export function withMark(html: string, isOn: boolean): string {
  if (!html.includes(MEMBER_AREA)) return html;
  return html
    .replace(START, isOn ? '$<start> data-maintenance="true"' : '$<start>')
    .replace(EARLY_READS, `$<start> data-${isOn ? 'later' : 'early'}=`);
}

/** Makes a copy of a release with hard links, except for member pages, which are rewritten. @returns paths of the rewritten pages that are compressed at the fast level for now */
function copyMarked(root: string, from: string, to: string, isOn: boolean): string[] {
  const quick: string[] = [];
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const path = relative(from, source);
    const target = join(to, path);
    mkdirSync(dirname(target), { recursive: true });
    if (COPY.test(path)) continue;
    const html = PAGE.test(path) ? readFileSync(source, 'utf8') : '';
    const page = withMark(html, isOn);
    if (page !== html) {
      writeFileSync(target, page);
      if (!writeCopies(root, target, Buffer.from(page))) quick.push(path);
      continue;
    }
    const copies = PAGE.test(path) ? ['.br', '.gz'].filter((ending) => existsSync(source + ending)) : [];
    for (const ending of ['', ...copies]) linkFile(source + ending, target + ending);
  }
  return quick;
}

/** Whether a member page of a release lacks the mark during maintenance, or has it while maintenance is off. */
const isOutdated = (release: string, isOn: boolean): boolean =>
  readdirSync(release, { recursive: true, encoding: 'utf8' }).some((path) => {
    const html = PAGE.test(path) ? readFileSync(join(release, path), 'utf8') : '';
    return withMark(html, isOn) !== html;
  });

/**
 * Copies a release, and makes the copy's member pages match the maintenance switch. The copy replaces the release in
 * the history, so a rollback still leads to the release before it. Requires the domain's lock.
 * @returns id of the copy, or of the release if it matches
 */
export function matchingRelease(
  root: string,
  domain: string,
  from: string,
  isOn: boolean = isInMaintenance(root, domain),
): string {
  const releases = releasesFolder(root, domain);
  if (!isOutdated(join(releases, from), isOn)) return from;
  const id = switchedId(from, isOn);
  const folder = join(releases, id);
  if (!existsSync(folder)) {
    const draft = draftName(join(releases, '.draft'));
    markUnfinished(root, domain, id, copyMarked(root, join(releases, from), draft, isOn));
    renameSync(draft, folder);
  }
  const record = readRecord(root, domain, from);
  if (record) writeRecord(root, domain, id, record);
  writeHistory(
    root,
    domain,
    readHistory(root, domain)
      .map((release) => (release.id === from ? { ...release, id } : release))
      .filter((release, at, all) => all.findLastIndex((other) => other.id === release.id) === at),
  );
  return id;
}

/**
 * Starts or ends maintenance of a published site, for the served release and later releases.
 * @throws Error if the site is not published
 */
export async function setMaintenance(root: string, domain: string, isOn: boolean): Promise<void> {
  await withLock(root, domain, () => {
    const served = servedRelease(root, domain);
    if (served === null) throw new Error(`${domain} is not published.`);
    const file = switchFile(root, domain);
    mkdirSync(dirname(file), { recursive: true });
    if (isOn) writeFileSync(file, '');
    const id = matchingRelease(root, domain, served, isOn);
    if (id !== served) serve(root, domain, id);
    if (!isOn) rmSync(file, { force: true }); // last, so that a killed command leaves maintenance on
  });
  await finishRelease(root, domain);
}
