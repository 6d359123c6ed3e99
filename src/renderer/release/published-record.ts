/** Stores the brand record of each release in `dist/records/<domain>/<release>.json`. Releases of older versions have no record. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Notice } from '../../brand/alerts/notice-questions.ts';
import type { BrandSite } from '../../brand/read-brands.ts';
import { KEY_KINDS } from '../../brand/rule-changes/key-kinds.ts';
import { recordEntries } from '../../brand/rule-changes/record-entries.ts';
import type { PublishedRecord } from '../../brand/rule-changes/rule-changes.rules.ts';
import { draftName } from './draft-names.ts';
import { servedRelease } from './release-history.ts';

/** All keys of the schema. Their hash identifies the schema's version. */
const KEYS = Object.keys(KEY_KINDS).sort();
const SCHEMA = createHash('sha256').update(KEYS.join()).digest('hex').slice(0, 16);
const ENDING = '.json';

const recordsFolder = (root: string, domain: string): string => join(root, 'dist/records', domain);
const recordFile = (root: string, domain: string, id: string): string =>
  join(recordsFolder(root, domain), `${id}${ENDING}`);

export const noticeId = ({ file, starts }: Notice): string => `${file} ${starts}`;

export const recordOf = ({ brand, written, notices }: BrandSite): PublishedRecord => ({
  schema: SCHEMA,
  keys: KEYS,
  entries: recordEntries(brand),
  written,
  notices: notices.map(noticeId),
});

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSingle = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isEntry = (entry: unknown): boolean =>
  isObject(entry) &&
  'path' in entry &&
  isTexts(entry.path) &&
  'value' in entry &&
  (isSingle(entry.value) || (Array.isArray(entry.value) && entry.value.every(isSingle)));

/** Validates without the schema library, because loading it would slow each publish. */
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
  isTexts(Object.values(value.written)) &&
  (!('notices' in value) || isTexts(value.notices));

/** A file's text; '' if it cannot be read. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The record of the served release as JSON; '' if there is none. */
export function servedRecordText(root: string, domain: string): string {
  const id = servedRelease(root, domain);
  return id === null ? '' : textOf(recordFile(root, domain, id));
}

export function parseRecord(text: string): PublishedRecord | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

export const readRecord = (root: string, domain: string, id: string): PublishedRecord | null =>
  parseRecord(textOf(recordFile(root, domain, id)));

/** Writes a record atomically. Equal records give equal bytes. */
export function writeRecord(root: string, domain: string, id: string, record: PublishedRecord): void {
  const file = recordFile(root, domain, id);
  const draft = draftName(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, `${JSON.stringify(record)}\n`);
  renameSync(draft, file);
}

export const hasRecords = (root: string): boolean => {
  const folder = join(root, 'dist/records');
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith(ENDING))
  );
};

export function addMissingRecord(root: string, site: BrandSite): void {
  const { domain } = site.brand;
  const id = servedRelease(root, domain);
  if (id !== null && readRecord(root, domain, id) === null) writeRecord(root, domain, id, recordOf(site));
}

/** Ids of the notices in all stored releases, including releases that were rolled back. */
export function publishedNotices(root: string, domain: string): ReadonlySet<string> {
  const folder = recordsFolder(root, domain);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(names.flatMap((name) => readRecord(root, domain, name.replace(ENDING, ''))?.notices ?? []));
}

export function deleteOldRecords(root: string, domain: string, stored: readonly string[]): void {
  const folder = recordsFolder(root, domain);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const old = names.filter(
    (name) => name.endsWith(ENDING) && !stored.includes(name.slice(0, -ENDING.length)),
  );
  for (const name of old) unlinkSync(join(folder, name));
}
