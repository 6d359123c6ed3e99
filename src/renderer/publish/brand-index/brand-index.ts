/**
 * What publishing one brand needs of the others and of shared files, as it was when they were last read without
 * errors (decisions/publishing#other-brands-are-not-read-again). An entry counts only while the files that it was read from are unchanged.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { AlertRecord } from '../../../brand/alerts/alerts.schema.ts';
import type { ReadMarkdown } from '../../../brand/copy/markdown.ts';
import type { PageSource } from '../../../brand/copy/page-copy.ts';
import type { StateRecord } from '../../../brand/states/state.schema.ts';
import type { DataRecord } from '../../../brand/resolve/layers.ts';
import type { BrandName } from '../../../brand/validate/other-brand-names.ts';
import { draftName } from '../../release/draft-names.ts';

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
  /** What checking the pages found, so that publishing one brand does not parse them. */
  reads: Map<PageSource, Map<string, ReadMarkdown>>;
  pageNames: readonly string[];
  states: ReadonlyMap<string, StateRecord>;
  outside: readonly string[];
  alerts: { alert: AlertRecord; source: IndexedSource }[];
}

export interface IndexedBrand {
  stamp: string;
  own: IndexedSource;
  /** The logo with color placeholders. */
  drawing: string;
}

export interface BrandIndex {
  /** Version of the code that validated these files. */
  version: string;
  /** Milliseconds since 1970: what was valid then is valid later, but not before. */
  at: number;
  shared: IndexedShared;
  /** Names of all brands, also of those with errors: each brand was checked against them. */
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

/** Null if there is no index, if other code wrote it, or if it was written later than `now`. */
export function readIndex(root: string, version: string, now: number): BrandIndex | null {
  try {
    const value: unknown = deserialize(readFileSync(join(root, FILE)));
    return isIndex(value, version) && value.at <= now ? value : null;
  } catch {
    return null;
  }
}

/** Without an index, the next publish reads all brands. */
export function writeIndex(root: string, index: BrandIndex): void {
  const file = join(root, FILE);
  const draft = draftName(file);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, serialize(index));
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}
