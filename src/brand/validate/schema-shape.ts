/** Which keys, lists and tables a schema has, as plain data: for suggestions, generated tests and the editor's help. */

/** A place in a record: a group has known keys, a table any names, a list items; the rest is a single value. */
export type Shape =
  | { kind: 'group'; keys: ReadonlyMap<string, Shape> }
  | { kind: 'table'; value: Shape; names: readonly string[] }
  | { kind: 'list'; item: Shape }
  | { kind: 'value' };

/** Reads the shape from a valibot schema; optional keys and added rules do not change it. */
export function shapeOf(schema: unknown): Shape {
  if (typeof schema !== 'object' || schema === null) return { kind: 'value' };
  if ('wrapped' in schema) return shapeOf(schema.wrapped);
  if ('entries' in schema && typeof schema.entries === 'object' && schema.entries !== null) {
    const keys = Object.entries(schema.entries).map(([name, entry]) => [name, shapeOf(entry)] as const);
    return { kind: 'group', keys: new Map(keys) };
  }
  if ('key' in schema && 'value' in schema)
    return { kind: 'table', value: shapeOf(schema.value), names: optionsOf(schema.key) };
  if ('item' in schema) return { kind: 'list', item: shapeOf(schema.item) };
  return { kind: 'value' };
}

/** The names that a table may have, where they are a closed set. */
const optionsOf = (key: unknown): string[] =>
  typeof key === 'object' && key !== null && 'options' in key && Array.isArray(key.options)
    ? key.options.map(String)
    : [];

/** One step down: the shape under a key, a name or an index; nothing where the shape has no such place. */
export function under(shape: Shape | undefined, part: string | number): Shape | undefined {
  if (shape?.kind === 'group') return shape.keys.get(String(part));
  if (shape?.kind === 'table') return shape.value;
  return shape?.kind === 'list' && typeof part === 'number' ? shape.item : undefined;
}

/** The shape at a path from `shape`. */
export const shapeAt = (shape: Shape, path: readonly (string | number)[]): Shape | undefined =>
  path.reduce<Shape | undefined>(under, shape);

/** The names that may stand at a place, for suggestions. */
export function namesAt(shape: Shape | undefined): readonly string[] {
  if (shape?.kind === 'group') return [...shape.keys.keys()];
  return shape?.kind === 'table' ? shape.names : [];
}
