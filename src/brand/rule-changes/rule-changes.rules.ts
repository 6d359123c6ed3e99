/** Which keys of a brand differ from the published record, and whether that may be published (docs/decisions/048). */
import { isAmong, keyKind, type KeyKind } from './key-kinds.ts';
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
  /** The keys of that schema, as `KEY_KINDS` writes them. A record of an earlier version has none. */
  keys?: readonly string[];
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
  /** The served site of a folder that is gone. Its code is another one than `code` where this brand has its domain now. */
  gone?: { code: string; domain: string };
  /** Why the served release could not be compared: its record is lost, or no release has one yet. */
  unknown?: 'lost' | 'none yet';
}

/** More changed keys than this at once look like a half-saved file. */
const MOST_KEYS = 5;

/** Base, family, brand: a higher rank has the last word. */
function rank(file: string | undefined): number {
  if (file === undefined) return 0;
  if (!file.includes('/_')) return 3;
  return file.includes('/_families/') ? 2 : 1;
}

/** The minimum age of a visitor who has not said where they live, which follows from two keys. */
function visitorAge({ entries }: PublishedRecord): EntryValue | undefined {
  const at = (key: string) => entries.find(({ path }) => dotted(path) === key)?.value;
  return at(`minimumVisitorAge.byState.${String(at('brandState'))}`) ?? at('minimumVisitorAge.otherwise');
}

/** What another home state means for visitors. */
function derivedChanges(
  before: PublishedRecord,
  now: PublishedRecord,
  changes: readonly KeyChange[],
): KeyChange[] {
  const cause = changes.find(({ path }) => dotted(path) === 'brandState');
  const [was, is] = [visitorAge(before), visitorAge(now)];
  if (!cause || same(was, is)) return [];
  const name = 'Minimum age of a visitor from the home state';
  return [
    { ...cause, path: ['minimumVisitorAge'], kind: 'member', name, before: was, after: is, fellBack: false },
  ];
}

const same = (one: EntryValue | undefined, other: EntryValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Every key whose value differs. Where the records are of different schemas, only the keys that both schemas have: a key
 * that the schema gained or lost is no edit of a brand.
 */
export function recordChanges(before: PublishedRecord, now: PublishedRecord): KeyChange[] {
  const changes = keyChanges(before, now);
  return [...changes, ...derivedChanges(before, now, changes)];
}

function keyChanges(before: PublishedRecord, now: PublishedRecord): KeyChange[] {
  const values = (record: PublishedRecord) =>
    new Map(record.entries.map((entry) => [dotted(entry.path), entry] as const));
  const [old, current] = [values(before), values(now)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((key): KeyChange[] => {
    const [was, is] = [old.get(key), current.get(key)];
    const path = (is ?? was)?.path ?? [];
    if (same(was?.value, is?.value)) return [];
    const lacking = was ? now : before;
    if ((!was || !is) && before.schema !== now.schema && !isAmong(path, lacking.keys ?? [])) return [];
    const find = ({ written }: PublishedRecord, entry: RecordEntry | undefined) =>
      entry ? fileOfValue(written, path) : fileOf(written, path);
    const [oldFile, file] = [find(before, was), find(now, is)];
    // A value that the schema filled in is in no file: it fell back where its entry did.
    const isFilled = fileOf(before.written, path) === undefined;
    const rest = isFilled ? fileOfValue(now.written, path) : file;
    const fellBack = was !== undefined && rank(rest) < rank(oldFile);
    return [{ path, ...keyKind(path), before: was?.value, after: is?.value, oldFile, file, fellBack }];
  });
}

const needsYes = ({ kind }: KeyChange): boolean => kind === 'member' || kind === 'address';
const isRule = (change: KeyChange): boolean => change.kind === 'rule' || needsYes(change);

/** What an editor is told: rules, and copy and look that a file lost. Edits of copy and look show in the diff. */
export const listed = (changes: readonly KeyChange[]): KeyChange[] =>
  changes.filter((change) => isRule(change) || change.fellBack);

/**
 * Whether publishing needs `--accept-rules`: a rule for members or the domain changes, more than five listed keys do, a
 * site would go, or the record to compare with is lost.
 */
export const needsAcceptance = ({ changes, gone, unknown }: Omit<BrandChanges, 'code'>): boolean =>
  gone !== undefined || unknown === 'lost' || changes.some(needsYes) || listed(changes).length > MOST_KEYS;
