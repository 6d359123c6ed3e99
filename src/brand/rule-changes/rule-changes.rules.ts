import { isAmong, keyKind, type KeyKind } from './key-kinds.ts';
import {
  dottedPath,
  fileOf,
  fileOfValue,
  type EntryValue,
  type RecordEntry,
  type WrittenIn,
} from './record-entries.ts';

export interface PublishedRecord {
  schema: string;
  /** The schema's keys, in the notation of `KEY_KINDS`. Undefined in records that earlier versions published. */
  keys?: readonly string[];
  entries: readonly RecordEntry[];
  written: WrittenIn;
  /** File and start of each notice, including past notices. Undefined in records that earlier versions published. */
  notices?: readonly string[];
}

export interface KeyChange {
  path: readonly string[];
  kind: KeyKind;
  name: string;
  before: EntryValue | undefined;
  after: EntryValue | undefined;
  oldFile: string | undefined;
  file: string | undefined;
  /** Whether the key was removed from its file, as in a half-saved file. A more general file may now set the key. */
  fellBack: boolean;
}

export interface BrandChanges {
  code: string;
  changes: readonly KeyChange[];
  /**
   * The published site of a removed brand. `gone.code` is the removed brand; the `code` outside `gone` may be a brand
   * that took over the domain.
   */
  gone?: { code: string; domain: string };
  /** Why nothing could be compared: the published record is lost, or the release is too old to have a record. */
  unknown?: 'lost' | 'none yet';
  /** Questions for the editor about notices and about values copied from another brand. */
  questions?: readonly string[];
}

/** If more changes are reported, publishing needs `--accept-rules`: so many at once suggest a half-saved file. */
const MOST_KEYS = 5;

function rank(file: string | undefined): number {
  if (file === undefined) return 0;
  if (!file.includes('/_')) return 3;
  return file.includes('/_families/') ? 2 : 1;
}

/** Minimum age of a visitor who has not given a state. Depends on the home state and on the minimum ages by state. */
function visitorAge({ entries }: PublishedRecord): EntryValue | undefined {
  const at = (key: string) => entries.find(({ path }) => dottedPath(path) === key)?.value;
  return at(`minimumVisitorAge.byState.${String(at('brandState'))}`) ?? at('minimumVisitorAge.otherwise');
}

/** Changes that follow from another change: a new home state changes the minimum visitor age. */
function derivedChanges(
  before: PublishedRecord,
  now: PublishedRecord,
  changes: readonly KeyChange[],
): KeyChange[] {
  const cause = changes.find(({ path }) => dottedPath(path) === 'brandState');
  const [was, is] = [visitorAge(before), visitorAge(now)];
  if (!cause || same(was, is)) return [];
  const name = 'Minimum age of a visitor from the home state';
  return [
    { ...cause, path: ['minimumVisitorAge'], kind: 'member', name, before: was, after: is, fellBack: false },
  ];
}

const same = (a: EntryValue | undefined, b: EntryValue | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Every key whose value differs. If the schemas differ, a key that only one schema contains is not a change. */
export function compareRecords(before: PublishedRecord, now: PublishedRecord): KeyChange[] {
  const changes = keyChanges(before, now);
  return [...changes, ...derivedChanges(before, now, changes)];
}

function keyChanges(before: PublishedRecord, now: PublishedRecord): KeyChange[] {
  const values = (record: PublishedRecord) =>
    new Map(record.entries.map((entry) => [dottedPath(entry.path), entry] as const));
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
    // A default comes from the schema, so no file contains it. It counts as removed if its group is removed.
    const isFilled = fileOf(before.written, path) === undefined;
    const rest = isFilled ? fileOfValue(now.written, path) : file;
    const fellBack = was !== undefined && rank(rest) < rank(oldFile);
    return [{ path, ...keyKind(path), before: was?.value, after: is?.value, oldFile, file, fellBack }];
  });
}

const needsYes = ({ kind }: KeyChange): boolean => kind === 'member' || kind === 'address';
const isRule = (change: KeyChange): boolean => change.kind === 'rule' || needsYes(change);

/** All changes to rules, and other changes caused by removing a key from its file. `brands diff` shows the rest. */
export const reportedChanges = (changes: readonly KeyChange[]): KeyChange[] =>
  changes.filter((change) => isRule(change) || change.fellBack);

/** Whether publishing needs `--accept-rules` (decisions/brands#changed-rules-require-acceptance). */
export const needsAcceptance = ({
  changes,
  gone,
  unknown,
  questions = [],
}: Omit<BrandChanges, 'code'>): boolean =>
  gone !== undefined ||
  unknown === 'lost' ||
  questions.length > 0 ||
  changes.some(needsYes) ||
  reportedChanges(changes).length > MOST_KEYS;
