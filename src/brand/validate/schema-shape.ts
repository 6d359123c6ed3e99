/** Describes the structure of a schema as plain data, for suggestions, generated tests and editor help. */

/** A group has fixed keys, a table has arbitrary names, a list has items; anything else is a single value. */
export type Shape =
  | { kind: 'group'; keys: ReadonlyMap<string, Shape> }
  | { kind: 'table'; value: Shape; names: readonly string[] }
  | { kind: 'list'; item: Shape }
  | { kind: 'value' };

/** The shape of a valibot schema. Ignores whether keys are optional, and all additional checks. */
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

const optionsOf = (key: unknown): string[] =>
  typeof key === 'object' && key !== null && 'options' in key && Array.isArray(key.options)
    ? key.options.map(String)
    : [];

export function childShape(shape: Shape | undefined, part: string | number): Shape | undefined {
  if (shape?.kind === 'group') return shape.keys.get(String(part));
  if (shape?.kind === 'table') return shape.value;
  return shape?.kind === 'list' && typeof part === 'number' ? shape.item : undefined;
}

export const shapeAt = (shape: Shape, path: readonly (string | number)[]): Shape | undefined =>
  path.reduce<Shape | undefined>(childShape, shape);

export function namesAt(shape: Shape | undefined): readonly string[] {
  if (shape?.kind === 'group') return [...shape.keys.keys()];
  return shape?.kind === 'table' ? shape.names : [];
}
