/** One brand file with the place of every value in it, so that a fault can name file, line and column. */
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { DataRecord } from '../resolve/layers.ts';
import { yamlProblems } from '../yaml/yaml-errors.ts';

/** A place in a brand file. Lines and columns count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** A fault in a brand file, as an editor reads it. */
export interface Fault extends Place {
  /** Where in the record, for example `pages[2]`; empty for the file as a whole. */
  path: string;
  /** What was expected and what was found. */
  message: string;
}

export type KeyPath = readonly (string | number)[];

export interface BrandSource {
  file: string;
  /** As written. */
  text: string;
  data: DataRecord;
  faults: Fault[];
  /** Position of the value at a path, or of the deepest part of the path that the file has. */
  locate(path: KeyPath): { depth: number; line: number; column: number };
}

/** `tabs.claims.label`, `pages[2]` */
export const showPath = (path: KeyPath): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

/** `brands/mincr/brand.yaml:14:3 tabs.claims.label: expected text, got a list` */
export const showFault = ({ file, line, column, path, message }: Fault): string =>
  `${file}:${line}:${column} ${path ? `${path}: ` : ''}${message}`;

/** Each fault once: a shared layer's is met by every brand, an editor wants it once. */
export const distinctFaults = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [showFault(fault), fault])).values(),
];

/** Steps into a map or a list; `at` is where a person looks: the key of a map entry, the item of a list. */
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

/** Reads one YAML text. Never throws: what is wrong with the file is in `faults`. */
export function parseBrandSource(file: string, text: string): BrandSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const faultAt = (offset: number, message: string): Fault => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col), path: '', message };
  };
  const faults = yamlProblems(document, text).map(({ offset, message }) => faultAt(offset, message));
  const locate = (path: KeyPath) => locateIn(document, lines, path);
  if (faults.length > 0) return { file, text, data: {}, faults, locate };
  const data = toData(document);
  if (data instanceof Error) return { file, text, data: {}, faults: [faultAt(0, data.message)], locate };
  return { file, text, data, faults, locate };
}

/** Stands for a file that cannot be read as text. */
export const unreadableSource = (fault: Fault): BrandSource => ({
  file: fault.file,
  text: '',
  data: {},
  faults: [fault],
  locate: () => ({ depth: 0, line: 1, column: 1 }),
});

function toData(document: Document.Parsed): DataRecord | Error {
  try {
    const data: unknown = document.toJS({ maxAliasCount: 20 });
    if (data === null) return {};
    return isDataRecord(data) ? data : new Error('expected keys and values, got something else');
  } catch (error) {
    // All other references were looked at before.
    return new Error('this file repeats values of its own (*name) too often: write them out', {
      cause: error,
    });
  }
}

const isDataRecord = (data: unknown): data is DataRecord =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
