/**
 * The record that each release was published from, in `dist/records/<domain>/<release>.json`, outside the folder that
 * is served. A release of an older tree may have none.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrandSite } from '../brand/read-brands.ts';
import { KEY_KINDS } from '../brand/rule-changes/key-kinds.ts';
import { recordEntries } from '../brand/rule-changes/record-entries.ts';
import type { PublishedRecord } from '../brand/rule-changes/rule-changes.rules.ts';
import { unfinished } from './process-mark.ts';
import { servedRelease } from './release-history.ts';

/** Says which keys the schema has. */
const KEYS = Object.keys(KEY_KINDS).sort();
const SCHEMA = createHash('sha256').update(KEYS.join()).digest('hex').slice(0, 16);
const ENDING = '.json';

const recordsFolder = (root: string, domain: string): string => join(root, 'dist/records', domain);
const recordFile = (root: string, domain: string, id: string): string =>
  join(recordsFolder(root, domain), `${id}${ENDING}`);

/** The record of a brand as it would be published now. */
export const recordOf = ({ brand, written }: BrandSite): PublishedRecord => ({
  schema: SCHEMA,
  keys: KEYS,
  entries: recordEntries(brand),
  written,
});

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSingle = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isEntry = (entry: unknown): boolean =>
  isObject(entry) &&
  'path' in entry &&
  isTexts(entry.path) &&
  'value' in entry &&
  (isSingle(entry.value) || (Array.isArray(entry.value) && entry.value.every(isSingle)));

/** By hand and not with the schema library: a publish must be quick. */
const isRecord = (value: unknown): value is PublishedRecord =>
  isObject(value) &&
  'schema' in value &&
  typeof value.schema === 'string' &&
  (!('keys' in value) || isTexts(value.keys)) &&
  'entries' in value &&
  Array.isArray(value.entries) &&
  value.entries.every(isEntry) &&
  'written' in value &&
  isObject(value.written) &&
  isTexts(Object.values(value.written));

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

/** Whether any release of any brand has a record: else all are from before there were records. */
export const hasRecords = (root: string): boolean => {
  const folder = join(root, 'dist/records');
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith(ENDING))
  );
};

/** Writes the record of a served release again where it is missing or damaged. */
export async function addMissingRecord(root: string, site: BrandSite): Promise<void> {
  const { domain } = site.brand;
  const id = await servedRelease(root, domain);
  if (id !== null && (await readRecord(root, domain, id)) === null)
    await writeRecord(root, domain, id, recordOf(site));
}

/** Removes the records of releases that are no longer kept. */
export async function dropOldRecords(root: string, domain: string, kept: readonly string[]): Promise<void> {
  const folder = recordsFolder(root, domain);
  const names = await readdir(folder).catch(() => []);
  const old = names.filter((name) => name.endsWith(ENDING) && !kept.includes(name.slice(0, -ENDING.length)));
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}
