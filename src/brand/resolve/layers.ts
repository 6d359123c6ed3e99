/** How the layers of a brand combine: base, then family, then brand; later wins. */

/** Plain YAML data: what a parsed file holds before it is checked. */
export type Data = string | number | boolean | null | Data[] | DataRecord;
export interface DataRecord {
  [key: string]: Data;
  [FRESH]?: true;
}

/**
 * Marks a record that took the place of something which was not a record (a removed key, a list). It
 * starts afresh on whatever lies below it; without the mark combining would not be associative.
 */
const FRESH = Symbol('fresh');

/** Keys and values, as opposed to a list, a single value or nothing. */
export const isRecord = (value: Data | undefined): value is DataRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function combine(below: Data | undefined, value: Data): Data {
  if (!isRecord(value)) return value;
  if (below === undefined) return value;
  return isRecord(below) ? merge(below, value) : { ...value, [FRESH]: true };
}

/**
 * Lays `over` on `under`: records merge key by key, lists and single values replace, `null` removes
 * the key. Neither argument is changed. Associative, and idempotent on the same layer.
 */
export function merge(under: DataRecord, over: DataRecord): DataRecord {
  if (over[FRESH]) return over;
  const merged = new Map(Object.entries(under));
  for (const [name, value] of Object.entries(over)) merged.set(name, combine(merged.get(name), value));
  const record: DataRecord = Object.fromEntries(merged);
  return under[FRESH] ? { ...record, [FRESH]: true } : record;
}

/** Drops the keys that a layer removed with `null`, at every depth. */
function dropRemoved(data: DataRecord): DataRecord {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, isRecord(value) ? dropRemoved(value) : value]),
  );
}

/** Resolves a brand from its layers, the most general first. Gives plain data, `null`s removed. */
export const resolve = (layers: DataRecord[]): DataRecord => dropRemoved(layers.reduce(merge, {}));
