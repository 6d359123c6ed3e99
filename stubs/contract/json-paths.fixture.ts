/** Copies of a JSON value with fields removed or replaced. */

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Copies a value without the field at a dot path. In the path, `*` means every entry of a list and a number is an index.
 * @returns undefined if the path does not exist, so that a test cannot pass by accident
 */
export function without(value: unknown, path: string): unknown {
  const copy: unknown = structuredClone(value);
  return removeAt(copy, path.split('.')) > 0 ? copy : undefined;
}

function removeAt(value: unknown, [step = '', ...rest]: readonly string[]): number {
  if (Array.isArray(value)) {
    const items: unknown[] = step === '*' ? value : [value[Number(step)]];
    return items.reduce<number>((sum, item) => sum + removeAt(item, rest), 0);
  }
  if (!isRecord(value) || !(step in value)) return 0;
  if (rest.length > 0) return removeAt(value[step], rest);
  Reflect.deleteProperty(value, step);
  return 1;
}

/** The paths of all values that are neither lists nor objects. */
export function leavesOf(value: unknown): string[][] {
  if (!Array.isArray(value) && !isRecord(value)) return [[]];
  return Object.entries(value).flatMap(([step, inner]) => leavesOf(inner).map((rest) => [step, ...rest]));
}

/**
 * Copies a value and, in the copy, replaces the value at a path. In the path, `*` means every entry of a list.
 * @param next makes the new value from the old one
 */
export function replacedAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  next: (old: unknown) => unknown,
): unknown {
  if (step === undefined) return next(value);
  const entries = Object.entries(value ?? {}).map(([name, inner]: [string, unknown]): [string, unknown] => [
    name,
    name === step || step === '*' ? replacedAt(inner, rest, next) : inner,
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
