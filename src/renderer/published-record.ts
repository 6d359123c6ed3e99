/**
 * The record that each release was published from, in `dist/records/<domain>/<release>.json`, outside the folder that
 * is served. A release of an older tree may have none.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrandSite } from '../brand/brand-files.ts';
import { KEY_KINDS } from '../brand/key-kinds.ts';
import { recordEntries } from '../brand/record-entries.ts';
import type { PublishedRecord } from '../brand/rule-changes.rules.ts';
import { unfinished } from './process-mark.ts';
import { servedRelease } from './release-history.ts';

/** Says which keys the schema has. */
const SCHEMA = createHash('sha256').update(Object.keys(KEY_KINDS).sort().join()).digest('hex').slice(0, 16);
const ENDING = '.json';

export const recordsFolder = (root: string, domain: string): string => join(root, 'dist/records', domain);
const recordFile = (root: string, domain: string, id: string): string =>
  join(recordsFolder(root, domain), `${id}${ENDING}`);

/** The record of a brand as it would be published now. */
export const recordOf = ({ brand, written }: BrandSite): PublishedRecord => ({
  schema: SCHEMA,
  entries: recordEntries(brand),
  written,
});

const isRecord = (value: unknown): value is PublishedRecord =>
  typeof value === 'object' &&
  value !== null &&
  'schema' in value &&
  'entries' in value &&
  Array.isArray(value.entries) &&
  'written' in value &&
  typeof value.written === 'object' &&
  value.written !== null;

/** @returns null where the release has no record, or a damaged one */
export async function readRecord(root: string, domain: string, id: string): Promise<PublishedRecord | null> {
  try {
    const value: unknown = JSON.parse(await readFile(recordFile(root, domain, id), 'utf8'));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** In one step, as all that a publish writes. Equal records are equal bytes. */
export async function writeRecord(
  root: string,
  domain: string,
  id: string,
  record: PublishedRecord,
): Promise<void> {
  const file = recordFile(root, domain, id);
  const draft = unfinished(file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, `${JSON.stringify(record)}\n`);
  await rename(draft, file);
}

/** Gives a served release that is older than its record the record that it was rendered from. */
export async function addMissingRecord(root: string, site: BrandSite): Promise<void> {
  const { domain } = site.brand;
  const id = await servedRelease(root, domain);
  if (id !== null && !existsSync(recordFile(root, domain, id)))
    await writeRecord(root, domain, id, recordOf(site));
}

/** Removes the records of releases that are no longer kept. */
export async function dropOldRecords(root: string, domain: string, kept: readonly string[]): Promise<void> {
  const folder = recordsFolder(root, domain);
  const names = await readdir(folder).catch(() => []);
  const old = names.filter((name) => name.endsWith(ENDING) && !kept.includes(name.slice(0, -ENDING.length)));
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}
