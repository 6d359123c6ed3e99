/** Writes keys into the text of a YAML file and keeps its comments and order. */
import { isMap, isNode, isScalar, parseDocument, type Pair, type YAMLMap } from 'yaml';

const pairOf = (map: YAMLMap, key: string): Pair | undefined =>
  map.items.find((item) => isScalar(item.key) && item.key.value === key);

interface KeySpan {
  /** How many keys of the path the file contains. */
  depth: number;
  start: number;
  /** Offset after the value, before the line breaks that end a block. */
  end: number;
}

function spanOf(text: string, path: readonly string[]): KeySpan | undefined {
  let map: unknown = parseDocument(text).contents;
  let span: KeySpan | undefined;
  for (const [at, key] of path.entries()) {
    const pair = isMap(map) ? pairOf(map, key) : undefined;
    if (!pair || !isNode(pair.key) || !isNode(pair.value)) return span;
    const start = pair.key.range?.[0] ?? 0;
    const last = pair.value.range?.[1] ?? start;
    span = { depth: at + 1, start, end: start + text.slice(start, last).trimEnd().length };
    map = pair.value;
  }
  return span;
}

/**
 * Writes a key with its value at a path. Replaces the key if it exists; otherwise adds it under the nearest existing
 * parent, or at the end of the file.
 * @param lines YAML: the line with the key, then the other lines of its value, indented relative to the key
 */
export function withKey(text: string, path: readonly string[], lines: string): string {
  const span = spanOf(text, path);
  const indented = (depth: number): string => lines.replaceAll('\n', `\n${'  '.repeat(depth)}`);
  if (span?.depth === path.length) {
    // Removes the comment of the old value, which would end up after the new value.
    const rest = text.slice(span.end).replace(/^[ \t]*#[^\n]*/, '');
    return `${text.slice(0, span.start)}${indented(path.length - 1)}${rest}`;
  }
  const depth = span?.depth ?? 0;
  const missing = path.slice(depth, -1).map((key, at) => `${'  '.repeat(depth + at)}${key}:\n`).join('');
  const added = `${missing}${'  '.repeat(path.length - 1)}${indented(path.length - 1)}\n`;
  if (span) {
    const after = text.indexOf('\n', span.end) + 1;
    return `${text.slice(0, after)}${added}${text.slice(after)}`;
  }
  return `${text.trimEnd()}\n\n${added}`;
}
