/** Which keys of a brand differ from the published record, and whether that may be published (docs/decisions/048). */
import { keyKind, type KeyKind } from './key-kinds.ts';
import {
  dotted,
  fileOf,
  fileOfValue,
  type EntryValue,
  type RecordEntry,
  type WrittenIn,
} from './record-entries.ts';

/** A brand's record as it is published. */
export interface PublishedRecord {
  /** Tells schemas with other keys apart. */
  schema: string;
  entries: readonly RecordEntry[];
  written: WrittenIn;
}

/** A key whose value differs. */
export interface KeyChange {
  path: readonly string[];
  kind: KeyKind;
  /** Plain name of the key. */
  name: string;
  /** Undefined where the release has no such key. */
  before: EntryValue | undefined;
  /** Undefined where the record has it no longer. */
  after: EntryValue | undefined;
  /** The file that set it in the release. */
  oldFile: string | undefined;
  /** The file that sets or removes it now; undefined where none mentions it. */
  file: string | undefined;
  /** The file that set it no longer does, so that a more general one decides, or none. A half-saved file does this. */
  fellBack: boolean;
}

/** Brands of a publish, each with what differs. */
export interface BrandChanges {
  code: string;
  changes: readonly KeyChange[];
}

/** More changed keys than this at once look like a half-saved file. */
const MOST_KEYS = 5;

/** Base, family, brand: a higher rank has the last word. */
function rank(file: string | undefined): number {
  if (file === undefined) return 0;
  if (!file.includes('/_')) return 3;
  return file.includes('/_families/') ? 2 : 1;
}

const same = (one: EntryValue | undefined, other: EntryValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Every key whose value differs. Where the records are of different schemas, only the keys that both have: a key that
 * the schema gained or lost is no edit of a brand.
 */
export function recordChanges(before: PublishedRecord, now: PublishedRecord): KeyChange[] {
  const values = (record: PublishedRecord) =>
    new Map(record.entries.map((entry) => [dotted(entry.path), entry] as const));
  const [old, current] = [values(before), values(now)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((key): KeyChange[] => {
    const [was, is] = [old.get(key), current.get(key)];
    const path = (is ?? was)?.path ?? [];
    if (same(was?.value, is?.value)) return [];
    if (before.schema !== now.schema && (!was || !is)) return [];
    const find = ({ written }: PublishedRecord, entry: RecordEntry | undefined) =>
      entry ? fileOfValue(written, path) : fileOf(written, path);
    const [oldFile, file] = [find(before, was), find(now, is)];
    const fellBack = was !== undefined && rank(file) < rank(oldFile);
    return [{ path, ...keyKind(path), before: was?.value, after: is?.value, oldFile, file, fellBack }];
  });
}

const isRule = ({ kind }: KeyChange): boolean => kind === 'rule' || kind === 'member';

/** What an editor is told: rules, and copy and look that a file lost. Edits of copy and look show in the diff. */
export const listed = (changes: readonly KeyChange[]): KeyChange[] =>
  changes.filter((change) => isRule(change) || change.fellBack);

/** Whether publishing needs `--accept-rules`: a rule for members changes, or more than five listed keys. */
export const needsAcceptance = (changes: readonly KeyChange[]): boolean =>
  changes.some(({ kind }) => kind === 'member') || listed(changes).length > MOST_KEYS;
