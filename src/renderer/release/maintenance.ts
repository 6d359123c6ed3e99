/**
 * Maintenance of a site as a mark on its member pages, which they read before the services' flag (spec 000 §2 Routes,
 * decisions/publishing#maintenance-without-services). Set on the served release: no brand file is read, and nothing is rendered.
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
/** Where a page's head names the file that sends the first reads (boot.ts). */
const EARLY_READS = new RegExp(`(?<start>${MEMBER_AREA}[^>]*?) data-(?:early|later)=`);

const switchFile = (root: string, domain: string): string => join(root, FOLDER, domain);

export const isInMaintenance = (root: string, domain: string): boolean =>
  existsSync(switchFile(root, domain));

/** The release that replaces another one when maintenance starts or ends. It has the same headers. */
export const switchedId = (served: string, isOn: boolean): string =>
  createHash('sha256').update(`${served} ${isOn}`).digest('hex').slice(0, ID_LENGTH);

/** A page with or without the mark. With it, no read is sent early. Pages without the member area stay as they are. */
export function withMark(html: string, isOn: boolean): string {
  if (!html.includes(MEMBER_AREA)) return html;
  return html
    .replace(START, isOn ? '$<start> data-maintenance="true"' : '$<start>')
    .replace(EARLY_READS, `$<start> data-${isOn ? 'later' : 'early'}=`);
}

/** Links a release into a folder, its member pages written again. @returns paths of pages with a quick copy */
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

/**
 * Starts or ends maintenance of a published site, also for its next releases. The changed release replaces the
 * served one, so that a rollback leads to the one before.
 * @throws Error if the site is not published
 */
export async function setMaintenance(root: string, domain: string, isOn: boolean): Promise<void> {
  await withLock(root, domain, () => {
    const served = servedRelease(root, domain);
    if (served === null) throw new Error(`${domain} is not published.`);
    if (!isOn && !isInMaintenance(root, domain)) return;
    const file = switchFile(root, domain);
    mkdirSync(dirname(file), { recursive: true });
    if (isOn) writeFileSync(file, '');
    else rmSync(file, { force: true });
    const id = switchedId(served, isOn);
    const releases = releasesFolder(root, domain);
    const folder = join(releases, id);
    if (!existsSync(folder)) {
      const draft = draftName(join(releases, '.draft'));
      markUnfinished(root, domain, id, copyMarked(root, join(releases, served), draft, isOn));
      renameSync(draft, folder);
    }
    const record = readRecord(root, domain, served);
    if (record) writeRecord(root, domain, id, record);
    writeHistory(
      root,
      domain,
      readHistory(root, domain).map((release) => (release.id === served ? { ...release, id } : release)),
    );
    serve(root, domain, id);
  });
  await finishRelease(root, domain);
}
