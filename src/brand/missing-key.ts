/** Where an editor has to write a key that no layer of a brand has. */
import type { BrandSource, KeyPath, Place } from './brand-source.ts';
import { isRecord, type Data } from './layers.ts';

/** How much of a path, from its start, a layer takes away with `null`; nothing where it does not. */
function removed({ data }: BrandSource, path: KeyPath): KeyPath | undefined {
  let value: Data | undefined = data;
  for (const [at, part] of path.entries()) {
    value = isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
    if (value === null) return path.slice(0, at + 1);
  }
  return undefined;
}

/** An editor who writes null means it; one who writes nothing forgot the value. */
const saysNull = (text: string, line: number): boolean => /null|~/i.test(text.split('\n')[line - 1] ?? '');

/**
 * The line that takes the key away, else the brand's own file: its group where it has that, else its first line.
 * @param sources layers, the most general first
 */
export function placeOfMissing(
  sources: readonly BrandSource[],
  path: KeyPath,
): (Place & { message: string }) | undefined {
  for (const source of sources.toReversed()) {
    const at = removed(source, path);
    if (at) {
      const { line, column } = source.locate(at);
      const message = saysNull(source.text, line)
        ? 'is missing: this line takes it away'
        : 'is missing: nothing stands after the colon';
      return { file: source.file, line, column, message };
    }
  }
  const own = sources.at(-1);
  if (!own) return undefined;
  const { depth, line, column } = own.locate(path);
  const groups = path.slice(0, -1);
  const message =
    depth < groups.length
      ? `is missing; it belongs in this file, under ${groups.join('.')}`
      : 'is missing; it belongs in this file';
  return depth === 0
    ? { file: own.file, line: 1, column: 1, message }
    : { file: own.file, line, column, message };
}
