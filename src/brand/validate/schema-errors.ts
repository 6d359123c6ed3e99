/** What the schema says against a combined record, each fault at its place. */
import { brandSchema, type BrandIssue } from '../brand.schema.ts';
import { faultAt } from '../load/source-positions.ts';
import {
  distinctFaults,
  showPath,
  type BrandSource,
  type Fault,
  type KeyPath,
} from '../load/brand-source.ts';
import { idleRemovals } from './ineffective-removals.ts';
import { describeIssue, isMissingKey, isUnknownKey } from './issue-text.ts';
import { isRecord, type Data, type DataRecord } from '../resolve/layers.ts';
import { placeOfMissing } from './missing-key.ts';
import { didYouMean } from '../nearest.ts';
import { namesAt, shapeAt, shapeOf, under, type Shape } from './schema-shape.ts';
import { keyedTabs } from './tab-errors.ts';
import { valueAt } from '../resolve/trace.ts';

/** The keys, lists and tables of a brand record. */
export const BRAND_SHAPE = shapeOf(brandSchema);

const pathOf = (issue: BrandIssue): KeyPath =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** Lists where keys and values belong. The schema would read an empty one as no keys at all. */
function listsForKeys(shape: Shape | undefined, data: Data | undefined, path: KeyPath = []): KeyPath[] {
  if (Array.isArray(data)) {
    if (shape?.kind === 'group' || shape?.kind === 'table') return [path];
    return data.flatMap((item, at) => listsForKeys(shape && under(shape, at), item, [...path, at]));
  }
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    listsForKeys(shape && under(shape, name), value, [...path, name]),
  );
}

function gotList(data: DataRecord, path: KeyPath): string {
  const list = valueAt(data, path);
  const form = showPath(path) === 'tabs' && Array.isArray(list) ? `; ${keyedTabs(list)}` : '';
  return `expected keys and values, got a list${form}`;
}

const startsWith = (path: KeyPath, start: KeyPath): boolean => start.every((part, at) => path[at] === part);

/** Whether a path leads through a list or a table: what is missing there belongs where the entry stands. */
const inEntry = (path: KeyPath): boolean =>
  path.some((_part, at) => {
    const kind = shapeAt(BRAND_SHAPE, path.slice(0, at))?.kind;
    return kind === 'list' || kind === 'table';
  });

/** The groups that have a key: a line that is not indented has left the group it belongs to. */
const groupsWith = (name: string): string[] =>
  BRAND_SHAPE.kind === 'group'
    ? [...BRAND_SHAPE.keys].flatMap(([group, shape]) =>
        shape.kind === 'group' && shape.keys.has(name) ? [group] : [],
      )
    : [];

/** Where a key belongs that stands at the top of a file, and is none there. */
function belongs(path: KeyPath, message: string): string {
  const [name] = path;
  const groups = path.length === 1 ? groupsWith(String(name)) : [];
  return groups.length > 0 && !message.includes('did you mean')
    ? `${message}; it belongs under ${groups.join(' or ')}, indented`
    : message;
}

/** A key that an entry of a table lacks. An entry that should have been one of the others lacks nearly all of them. */
function missingInEntry(data: DataRecord, path: KeyPath): string {
  const at = path.findIndex((_part, depth) => shapeAt(BRAND_SHAPE, path.slice(0, depth))?.kind === 'table');
  const table = at < 0 ? undefined : valueAt(data, path.slice(0, at));
  const name = String(path[at]);
  const others = isRecord(table) ? Object.keys(table).filter((other) => other !== name) : [];
  const meant = didYouMean(name, others);
  return meant ? `is missing: '${name}' would be a new entry${meant}` : 'is missing';
}

function issueFault(sources: readonly BrandSource[], data: DataRecord, issue: BrandIssue): Fault {
  const path = pathOf(issue);
  if (isMissingKey(issue)) {
    if (inEntry(path)) return faultAt(sources, path, missingInEntry(data, path));
    const missing = placeOfMissing(sources, path);
    if (missing) return { ...missing, path: showPath(path) };
  }
  const known = namesAt(shapeAt(BRAND_SHAPE, path.slice(0, -1)));
  const message = describeIssue(issue, 'a brand record', known);
  return faultAt(sources, path, isUnknownKey(issue) ? belongs(path, message) : message);
}

/**
 * Everything that the schema has to say against a record.
 * @param data the combined layers
 * @param issues what parsing them found
 */
export function schemaFaults(
  sources: readonly BrandSource[],
  data: DataRecord,
  issues: readonly BrandIssue[],
): Fault[] {
  const lists = listsForKeys(BRAND_SHAPE, data);
  return distinctFaults([
    ...lists.map((path) => faultAt(sources, path, gotList(data, path))),
    ...issues
      .filter((issue) => !lists.some((list) => startsWith(pathOf(issue), list)))
      .map((issue) => issueFault(sources, data, issue)),
    ...idleRemovals(BRAND_SHAPE, sources),
  ]);
}
