import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { fileError, type BrandError, type KeyPath } from '../brand-error.ts';
import type { DataRecord } from '../resolve/layers.ts';
import { yamlErrors } from '../yaml/yaml-errors.ts';
import { readText } from './text-file.ts';

/** A parsed YAML file (a notice, front matter or a layer of a brand) with the position of every value. */
export interface BrandSource {
  file: string;
  text: string;
  /** The parsed content; empty if the file has errors. */
  data: DataRecord;
  errors: BrandError[];
  /** Position of the value at a path, or of the deepest part of the path that exists in the file. */
  locate(path: KeyPath): { depth: number; line: number; column: number };
}

/** Follows one part of a path. `at` is the node to report: the key of a map entry, or the item of a list. */
function step(node: unknown, part: string | number): { value: unknown; at: Node | null } | null {
  if (isMap(node)) {
    const pair = node.items.find(
      ({ key }) => String((isScalar(key) ? key.value : key) ?? '') === String(part),
    );
    return pair ? { value: pair.value, at: isNode(pair.key) ? pair.key : null } : null;
  }
  if (isSeq(node) && typeof part === 'number') {
    const item = node.items[part];
    return isNode(item) ? { value: item, at: item } : null;
  }
  return null;
}

function locateIn(document: Document.Parsed, lines: LineCounter, path: KeyPath) {
  let node: unknown = document.contents;
  let at: Node | null = document.contents;
  let depth = 0;
  for (const part of path) {
    const next = step(node, part);
    if (!next) break;
    depth += 1;
    node = next.value;
    at = next.at ?? at;
  }
  const { line, col } = lines.linePos(at?.range?.[0] ?? 0);
  return { depth, line: Math.max(1, line), column: Math.max(1, col) };
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** Parsed files by name and text, so that a long-running process such as `npm run dev` only parses changed files. */
const parsed = new Map<string, BrandSource>();
/** Maximum number of cached files, over ten times the number of brand files. */
const MAX_PARSED = 1500;

/** Parses YAML text. Never throws: returns the problems in `errors`. The result is frozen, because callers share it. */
export function parseBrandSource(file: string, text: string): BrandSource {
  const key = `${file}\n${text}`;
  const cached = parsed.get(key);
  if (cached) return cached;
  const source = parseSource(file, text);
  freeze(source.data);
  freeze(source.errors);
  if (parsed.size >= MAX_PARSED) parsed.clear();
  parsed.set(key, source);
  return source;
}

function parseSource(file: string, text: string): BrandSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const errorAt = (offset: number, message: string): BrandError => {
    const { line, col } = lines.linePos(offset);
    return fileError(file, message, Math.max(1, line), Math.max(1, col));
  };
  const errors = yamlErrors(document, text).map(({ offset, message }) => errorAt(offset, message));
  const locate = (path: KeyPath) => locateIn(document, lines, path);
  if (errors.length > 0) return { file, text, data: {}, errors, locate };
  const data = toData(document);
  if (data instanceof Error) return { file, text, data: {}, errors: [errorAt(0, data.message)], locate };
  return { file, text, data, errors, locate };
}

export function loadBrandSource(root: string, file: string): BrandSource {
  const content = readText(root, file);
  return 'error' in content ? unreadableSource(content.error) : parseBrandSource(file, content.text);
}

const unreadableSource = (error: BrandError): BrandSource => ({
  file: error.file,
  text: '',
  data: {},
  errors: [error],
  locate: () => ({ depth: 0, line: 1, column: 1 }),
});

function toData(document: Document.Parsed): DataRecord | Error {
  try {
    const data: unknown = document.toJS({ maxAliasCount: 20 });
    if (data === null) return {};
    return isDataRecord(data) ? data : new Error('expected keys and values, got something else');
  } catch (error) {
    // Too many aliases are the only possible cause, because `yamlErrors` reports all other invalid aliases.
    return new Error('this file repeats values of its own (*name) too often: write them out', {
      cause: error,
    });
  }
}

const isDataRecord = (data: unknown): data is DataRecord =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
