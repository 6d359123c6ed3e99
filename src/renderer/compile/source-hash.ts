/** Detects whether the compiled renderer is up to date with the sources. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileStamp } from '../publish/brand-index/folder-stamp.ts';
import { writeIfPossible } from '../release/write-if-possible.ts';

export const RENDERER = 'dist/renderer';
export const STAMP = `${RENDERER}/source-hash`;
/** Hashes and stamps of all sources, so that only files with a new stamp are read again (decisions/publishing#other-brands-are-not-read-again). */
const MANIFEST = `${RENDERER}/source-manifest.json`;
/** The stamps of all sources as one text. If the text is unchanged, neither the manifest nor the sources are read. */
const STAMPS = `${RENDERER}/source-stamps`;
const FILES = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json'];
const TEST = /\.(test|long|fixture)\.tsx?$/;

/** Stamp and hash of each source by its path from the root. */
type Manifest = Record<string, { stamp: string | null; hash: string }>;

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((file) => typeof file === 'object' && file !== null && 'hash' in file);

function readManifest(root: string): Manifest {
  try {
    const value: unknown = JSON.parse(readFileSync(join(root, MANIFEST), 'utf8'));
    return isManifest(value) ? value : {};
  } catch {
    return {};
  }
}

const writeManifest = (root: string, manifest: Manifest): void =>
  writeIfPossible(join(root, MANIFEST), JSON.stringify(manifest));

const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/** Lists the sources in a folder. Several times faster than the recursive `readdirSync`. */
function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(root, path);
    return entry.isFile() && !TEST.test(path) ? [path] : [];
  });
}

type Stamped = readonly (readonly [file: string, stamp: string | null])[];

const stampSources = (root: string): Stamped =>
  [...FILES, ...sourcesIn(root, 'src').sort()].map((file) => [file, fileStamp(`${root}/${file}`)]);

/** The text of `STAMPS`; null if a file changed so recently that it has no stamp. @param hash hash of all sources */
const stampsText = (hash: string, stamped: Stamped): string | null =>
  stamped.some(([, stamp]) => stamp === null) ? null : [hash, ...stamped.flat()].join('\n');

function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Makes the manifest. Reads only files whose stamp differs from the earlier manifest.
 * @param stamped stamps taken before the files are read, so that a file that changes during the read has another stamp next time
 */
function manifestOf(
  root: string,
  before: Manifest,
  stamped: Stamped = stampSources(root),
): { manifest: Manifest; isNew: boolean } {
  let isNew = false;
  const files = stamped.map(([file, stamp]) => {
    const cached = before[file];
    if (cached && stamp !== null && cached.stamp === stamp) return [file, cached] as const;
    isNew ||= stamp !== null;
    return [file, { stamp, hash: sha256(readFileSync(join(root, file))) }] as const;
  });
  return { manifest: Object.fromEntries(files), isNew };
}

const hashOf = (manifest: Manifest): string =>
  sha256(
    Object.entries(manifest)
      .map(([file, { hash }]) => `${file}\0${hash}\n`)
      .join(''),
  );

/** The state of the sources before a compile. */
export interface Sources {
  manifest: Manifest;
  hash: string;
}

export function readSources(root: string): Sources {
  const { manifest } = manifestOf(root, {});
  return { manifest, hash: hashOf(manifest) };
}

/** Marks the renderer as compiled from sources that were read before the compile. If a source has changed since, the renderer counts as out of date. */
export function writeStamp(root: string, { manifest, hash }: Sources): void {
  writeManifest(root, manifest);
  writeFileSync(join(root, STAMP), hash);
}

/** Removes the stamp before a compile, so that a killed compile does not count as complete. */
export const clearStamp = (root: string): void => rmSync(join(root, STAMP), { force: true });

export const readStamp = (root: string): string | null => readIfPresent(join(root, STAMP));

export function isCompiled(root: string): boolean {
  const stamp = readStamp(root);
  if (stamp === null) return false;
  const stamped = stampSources(root);
  const stamps = stampsText(stamp, stamped);
  if (stamps !== null && stamps === readIfPresent(join(root, STAMPS))) return true;
  const { manifest, isNew } = manifestOf(root, readManifest(root), stamped);
  if (hashOf(manifest) !== stamp) return false;
  if (isNew) writeManifest(root, manifest);
  if (stamps !== null) writeIfPossible(join(root, STAMPS), stamps);
  return true;
}
