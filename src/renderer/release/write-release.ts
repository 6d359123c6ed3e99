import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { oncePer } from '../../lib/http/once-per.ts';
import { isHashed } from '../../brand/addresses.ts';
import { compressAssets } from './asset-copies.ts';
import type { Assets } from '../render/assets.ts';
import { copiesOf, writeCopies, type MadeCopies } from './compress.ts';
import { linkFile } from './link-file.ts';
import type { RenderedSite } from '../render/render-site.ts';

/** The files of each folder of the pool, listed once per publish. */
const pooledFiles = oncePer((_compiled: Assets) => new Map<string, Set<string>>());

function listed(folders: Map<string, Set<string>>, folder: string): Set<string> {
  let names = folders.get(folder);
  if (!names) {
    mkdirSync(folder, { recursive: true });
    names = new Set(readdirSync(folder));
    folders.set(folder, names);
  }
  return names;
}

/** A rendered site whose files are texts or bytes. */
export interface ReleasedSite extends Omit<RenderedSite, 'files'> {
  files: ReadonlyMap<string, string | Uint8Array>;
  /** Compressed copies that are already being made, by path. */
  copies?: ReadonlyMap<string, Promise<MadeCopies>>;
}

/** Links the hashed files of a release into the pool. @param hashed paths of these files in the release */
export function addToPool(root: string, folder: string, hashed: readonly string[], compiled: Assets): void {
  const pool = pooledFiles(compiled);
  for (const path of hashed) {
    const pooled = join(root, 'dist/pool', path);
    const names = listed(pool, dirname(pooled));
    for (const ending of ['', ...copiesOf(path)]) {
      const name = basename(path) + ending;
      if (names.has(name)) continue;
      linkFile(join(folder, path + ending), pooled + ending);
      names.add(name);
    }
  }
}

interface WrittenRelease {
  /** Paths of hashed files, which are linked into the pool. */
  hashed: string[];
  /** Paths of pages whose Brotli copy was compressed quickly (see `finishCopies`). */
  quick: string[];
}

/**
 * Writes the files of a release into a folder.
 * @throws the error of the first file that failed; the folder is then incomplete
 */
export async function writeRelease(
  root: string,
  folder: string,
  { files, pictures = new Map(), assets, copies }: ReleasedSite,
  compiled: Assets,
): Promise<WrittenRelease> {
  await compressAssets(root, assets, compiled);
  const folders = new Set<string>();
  const targetOf = (path: string): string => {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!folders.has(parent)) {
      mkdirSync(parent, { recursive: true });
      folders.add(parent);
    }
    return target;
  };
  const quick: string[] = [];
  const compress = (path: string, bytes: Uint8Array, made?: MadeCopies): void => {
    if (!writeCopies(root, join(folder, path), bytes, made)) quick.push(path);
  };
  const deferred: { path: string; bytes: Uint8Array; made: Promise<MadeCopies> }[] = [];
  const write = (path: string, bytes: Uint8Array): void => {
    writeFileSync(targetOf(path), bytes);
    const made = copies?.get(path);
    if (made) deferred.push({ path, bytes, made });
    else compress(path, bytes);
  };
  for (const [path, content] of files) {
    write(path, typeof content === 'string' ? Buffer.from(content) : content);
    await setImmediate(); // lets this thread receive messages from workers
  }
  for (const [path, bytes] of pictures) write(path, bytes);
  for (const address of assets) {
    const path = address.slice(1);
    const [source, target] = [compiled.file(address), targetOf(path)];
    for (const ending of ['', ...copiesOf(path)]) linkFile(source + ending, target + ending);
  }
  for (const { path, bytes, made } of deferred) compress(path, bytes, await made);
  const paths = [...files.keys(), ...pictures.keys(), ...[...assets].map((address) => address.slice(1))];
  return { hashed: paths.filter((path) => isHashed(`/${path}`)), quick };
}
