import { brandSchema, type BrandIssue } from '../brand.schema.ts';
import { errorAt, locate } from '../load/source-positions.ts';
import { distinctErrors, formatPath, type BrandError, type KeyPath } from '../brand-error.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { describeIssue, isMissingKey, isUnknownKey, unknownKey } from './issue-text.ts';
import { isRecord, type Data, type DataRecord } from '../resolve/layers.ts';
import { missingKeyError } from './missing-key.ts';
import { didYouMean } from '../nearest.ts';
import { namesAt, shapeAt, shapeOf, childShape, type Shape } from './schema-shape.ts';
import { keyedTabsHint } from './tab-errors.ts';
import { valueAt, within } from '../resolve/trace.ts';

/** Cached results of `removals`. The key is a layer's data. */
const cache = new WeakMap<DataRecord, KeyPath[]>();

function nullPaths(data: Data, path: KeyPath = []): KeyPath[] {
  if (data === null) return [path];
  return isRecord(data)
    ? Object.entries(data).flatMap(([key, value]) => nullPaths(value, [...path, key]))
    : [];
}

/** Paths that a layer sets to `null`, which removes a key. Cached, because many brands share base and family. */
function removals({ data }: BrandSource): KeyPath[] {
  const paths = cache.get(data) ?? nullPaths(data);
  cache.set(data, paths);
  return paths;
}

const besides = (below: readonly BrandSource[], path: KeyPath): string[] =>
  below.flatMap(({ data }) => {
    const group = valueAt(data, path.slice(0, -1));
    return isRecord(group) ? Object.keys(group) : [];
  });

function message(shape: Shape, below: readonly BrandSource[], path: KeyPath): string | undefined {
  const name = String(path.at(-1));
  const group = shapeAt(shape, path.slice(0, -1));
  if (group?.kind === 'group' && !group.keys.has(name))
    return unknownKey(name, 'a brand record', namesAt(group));
  const names = besides(below, path);
  if (group?.kind !== 'table' || names.includes(name)) return undefined;
  return `has no value, and there is none to remove${didYouMean(name, names)}`;
}

const ineffectiveRemovals = (shape: Shape, sources: readonly BrandSource[]): BrandError[] =>
  sources.flatMap((source, at) =>
    removals(source).flatMap((path) => {
      const says = message(shape, sources.slice(0, at), path);
      return says === undefined ? [] : [{ ...locate([source], path), path: formatPath(path), message: says }];
    }),
  );

export const BRAND_SHAPE = shapeOf(brandSchema);

const pathOf = (issue: BrandIssue): KeyPath =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** Paths of lists where the schema expects a group. The schema would accept an empty list as an empty group. */
function listsForKeys(shape: Shape | undefined, data: Data | undefined, path: KeyPath = []): KeyPath[] {
  if (Array.isArray(data)) {
    if (shape?.kind === 'group' || shape?.kind === 'table') return [path];
    return data.flatMap((item, at) => listsForKeys(shape && childShape(shape, at), item, [...path, at]));
  }
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    listsForKeys(shape && childShape(shape, name), value, [...path, name]),
  );
}

function gotList(data: DataRecord, path: KeyPath): string {
  const list = valueAt(data, path);
  const form = formatPath(path) === 'tabs' && Array.isArray(list) ? `; ${keyedTabsHint(list)}` : '';
  return `expected keys and values, got a list${form}`;
}

const inEntry = (path: KeyPath): boolean =>
  path.some((_part, at) => {
    const kind = shapeAt(BRAND_SHAPE, path.slice(0, at))?.kind;
    return kind === 'list' || kind === 'table';
  });

/** Groups that contain this key. An unknown top-level key may belong to such a group and have lost its indentation. */
const groupsWith = (name: string): string[] =>
  BRAND_SHAPE.kind === 'group'
    ? [...BRAND_SHAPE.keys].flatMap(([group, shape]) =>
        shape.kind === 'group' && shape.keys.has(name) ? [group] : [],
      )
    : [];

function belongs(path: KeyPath, message: string): string {
  const [name] = path;
  const groups = path.length === 1 ? groupsWith(String(name)) : [];
  return groups.length > 0 && !message.includes('did you mean')
    ? `${message}; it belongs under ${groups.join(' or ')}, indented`
    : message;
}

/** Message for a missing key in a table entry. Suggests a similar entry, in case the entry's name is misspelled. */
function missingInEntry(data: DataRecord, path: KeyPath): string {
  const at = path.findIndex((_part, depth) => shapeAt(BRAND_SHAPE, path.slice(0, depth))?.kind === 'table');
  const table = at < 0 ? undefined : valueAt(data, path.slice(0, at));
  const name = String(path[at]);
  const others = isRecord(table) ? Object.keys(table).filter((other) => other !== name) : [];
  const meant = didYouMean(name, others);
  return meant ? `is missing: '${name}' would be a new entry${meant}` : 'is missing';
}

function issueError(sources: readonly BrandSource[], data: DataRecord, issue: BrandIssue): BrandError {
  const path = pathOf(issue);
  if (isMissingKey(issue)) {
    if (inEntry(path)) return errorAt(sources, path, missingInEntry(data, path));
    const missing = missingKeyError(sources, path);
    if (missing) return { ...missing, path: formatPath(path) };
  }
  const entryNames = namesAt(shapeAt(BRAND_SHAPE, path.slice(0, -1)));
  const message = describeIssue(issue, 'a brand record', entryNames);
  return errorAt(sources, path, isUnknownKey(issue) ? belongs(path, message) : message);
}

/** Schema errors of a merged record, each with its position. */
export function schemaErrors(
  sources: readonly BrandSource[],
  data: DataRecord,
  issues: readonly BrandIssue[],
): BrandError[] {
  const lists = listsForKeys(BRAND_SHAPE, data);
  return distinctErrors([
    ...lists.map((path) => errorAt(sources, path, gotList(data, path))),
    ...issues
      .filter((issue) => !lists.some((list) => within(pathOf(issue), list)))
      .map((issue) => issueError(sources, data, issue)),
    ...ineffectiveRemovals(BRAND_SHAPE, sources),
  ]);
}
