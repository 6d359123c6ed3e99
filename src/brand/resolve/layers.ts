export type Data = string | number | boolean | null | Data[] | DataRecord;
export interface DataRecord {
  [key: string]: Data;
  [REPLACES]?: true;
}

/** Marks a record that replaces `null`, a list or a single value. Without this mark, `merge` would not be associative. */
const REPLACES = Symbol('replaces');

export const isRecord = (value: Data | undefined): value is DataRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function combine(below: Data | undefined, value: Data): Data {
  if (!isRecord(value)) return value;
  if (below === undefined) return value;
  return isRecord(below) ? merge(below, value) : { ...value, [REPLACES]: true };
}

/**
 * Merges `over` with the more general layer `under`. Records are merged key by key; any other value of `over`,
 * including `null`, replaces the value of `under`.
 */
export function merge(under: DataRecord, over: DataRecord): DataRecord {
  if (over[REPLACES]) return over;
  const merged = new Map(Object.entries(under));
  for (const [name, value] of Object.entries(over)) merged.set(name, combine(merged.get(name), value));
  const record: DataRecord = Object.fromEntries(merged);
  return under[REPLACES] ? { ...record, [REPLACES]: true } : record;
}

function dropRemoved(data: DataRecord): DataRecord {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, isRecord(value) ? dropRemoved(value) : value]),
  );
}

/** Merges layers, ordered from most general to most specific, into data without `null`. */
export const resolveLayers = (layers: DataRecord[]): DataRecord => dropRemoved(layers.reduce(merge, {}));
