import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStyles } from '../compile/compiled-styles.ts';
import type { AddedNames, StylesOf } from './inline-styles.ts';

const CLIENT = 'dist/renderer/client';
const LINKS_FILE = 'dist/renderer/asset-links.json';

export interface Assets {
  paths: ReadonlySet<string>;
  /** The given files and all files that they load, directly or indirectly, including dynamic imports. */
  closure(addresses: Iterable<string>): Set<string>;
  staticImports(addresses: Iterable<string>): Set<string>;
  /** The rules of a compiled style sheet by its address; undefined for other files. */
  styles: StylesOf;
  addedNames: AddedNames;
  file(address: string): string;
}

function follow(start: Iterable<string>, next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const open = [...start];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (reached.has(address)) continue;
    reached.add(address);
    open.push(...(next.get(address) ?? []));
  }
  return reached;
}

/** Matches compressed copies (`asset-copies.ts`). */
const COPY = /\.(br|gz)$/;
const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["']\.\/(?<name>[^"']+)["']/g;

/** `loads`: the files that each file loads; `imports`: the files that each file imports statically. */
export interface AssetLinks {
  loads: ReadonlyMap<string, readonly string[]>;
  imports: ReadonlyMap<string, readonly string[]>;
}

/** The links between compiled files, as recorded at compile time. Without a record, searches the files. */
export function readAssetLinks(root: string): AssetLinks {
  const file = join(root, LINKS_FILE);
  if (!existsSync(file)) return findAssetLinks(root);
  const [loads, imports]: [string, string[]][][] = JSON.parse(readFileSync(file, 'utf8'));
  return { loads: new Map(loads), imports: new Map(imports) };
}

/** Records the links at compile time, because a search in 150 files takes longer than rendering a page. */
export function writeAssetLinks(root: string): void {
  const { loads, imports } = findAssetLinks(root);
  writeFileSync(join(root, LINKS_FILE), JSON.stringify([[...loads], [...imports]]));
}

/** Finds links by searching each compiled file for other files' names. Names contain hashes, so a found name means that the file is loaded. */
function findAssetLinks(root: string): AssetLinks {
  const folder = join(root, CLIENT, '_astro');
  const names = readdirSync(folder).filter((name) => !COPY.test(name));
  const loads = new Map<string, string[]>();
  const imports = new Map<string, string[]>();
  for (const name of names) {
    const text = /\.(js|css)$/.test(name) ? readFileSync(join(folder, name), 'utf8') : '';
    loads.set(
      `/_astro/${name}`,
      names.filter((other) => other !== name && text.includes(other)).map((other) => `/_astro/${other}`),
    );
    imports.set(
      `/_astro/${name}`,
      [...text.matchAll(STATIC_IMPORT)].map(({ groups }) => `/_astro/${groups?.['name']}`),
    );
  }
  return { loads, imports };
}

export const assetsOf = (root: string, { loads, imports }: AssetLinks): Assets => ({
  paths: new Set(loads.keys()),
  closure: (addresses) => follow(addresses, loads),
  staticImports: (addresses) => follow(addresses, imports),
  ...readStyles(root),
  file: (address) => join(root, CLIENT, address.slice(1)),
});

export const readAssets = (root: string): Assets => assetsOf(root, readAssetLinks(root));
