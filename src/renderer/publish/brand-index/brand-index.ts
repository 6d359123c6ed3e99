/**
 * An index of brand files, so that publishing one brand does not read other brands (decisions/publishing#other-brands-are-not-read-again).
 * It contains the content of files that were valid when last read. An entry is used only while its files are unchanged.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { AlertRecord } from '../../../brand/alerts/alerts.schema.ts';
import type { ReadMarkdown } from '../../../brand/copy/markdown.ts';
import type { PageSource } from '../../../brand/copy/page-copy.ts';
import type { StateRecord } from '../../../brand/states/state.schema.ts';
import type { DataRecord } from '../../../brand/resolve/layers.ts';
import type { BrandName } from '../../../brand/validate/other-brand-names.ts';
import { writeIfPossible } from '../../release/write-if-possible.ts';

const FILE = 'dist/brand-index';

/** A YAML file without errors. */
export interface IndexedSource {
  file: string;
  text: string;
  data: DataRecord;
}

export interface IndexedShared {
  stamp: string;
  base: IndexedSource;
  families: [name: string, source: IndexedSource][];
  pages: [name: string, page: PageSource][];
  /** The parsed Markdown of shared pages, so that publishing one brand does not parse them again. */
  reads: Map<PageSource, Map<string, ReadMarkdown>>;
  pageNames: readonly string[];
  states: ReadonlyMap<string, StateRecord>;
  outside: readonly string[];
  alerts: { alert: AlertRecord; source: IndexedSource }[];
}

export interface IndexedBrand {
  stamp: string;
  own: IndexedSource;
  /** SVG of the logo with placeholders for colors. */
  drawing: string;
}

export interface BrandIndex {
  /** Version of the code that validated the files. */
  version: string;
  /** When the index was written, in milliseconds since 1970. Unchanged files that were valid then are also valid at any later time. */
  at: number;
  shared: IndexedShared;
  /** Names of all brands, including brands with errors, because each brand is checked against all names. */
  names: BrandName[];
  brands: Map<string, IndexedBrand>;
}

const isIndex = (value: unknown, version: string): value is BrandIndex =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === version &&
  'brands' in value &&
  value.brands instanceof Map;

/** The index; null if there is none, if another version of the code wrote it, or if it was written later than `now`. */
export function readIndex(root: string, version: string, now: number): BrandIndex | null {
  try {
    const value: unknown = deserialize(readFileSync(join(root, FILE)));
    return isIndex(value, version) && value.at <= now ? value : null;
  } catch {
    return null;
  }
}

export const writeIndex = (root: string, index: BrandIndex): void =>
  writeIfPossible(join(root, FILE), serialize(index));
