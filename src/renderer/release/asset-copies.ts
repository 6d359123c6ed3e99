/** Compressed copies of compiled files. They are stored beside the files, so that each site only needs a hard link. */
import { existsSync, readFileSync } from 'node:fs';
import { oncePer } from '../../lib/http/once-per.ts';
import type { Assets } from '../render/assets.ts';
import { compressShared, copiesOf } from './compress.ts';
import { linkFile } from './link-file.ts';

async function compressAsset(root: string, file: string): Promise<void> {
  const endings = copiesOf(file);
  if (endings.every((ending) => existsSync(file + ending))) return;
  const copies = await compressShared(root, readFileSync(file));
  for (const [index, ending] of endings.entries()) linkFile(copies[index] ?? '', file + ending);
}

const started = oncePer((_compiled: Assets) => new Map<string, Promise<void>>());

/**
 * Compresses the compiled files that have no compressed copies yet, for example in the first publish after a compile.
 */
export async function compressAssets(
  root: string,
  addresses: Iterable<string>,
  compiled: Assets,
): Promise<void> {
  const files = started(compiled);
  const open: Promise<void>[] = [];
  for (const address of addresses) {
    let compressing = files.get(address);
    if (!compressing) {
      compressing = compressAsset(root, compiled.file(address));
      files.set(address, compressing);
    }
    open.push(compressing);
  }
  // Waits for all tasks, so that no task is still running after an error.
  for (const result of await Promise.allSettled(open)) if (result.status === 'rejected') throw result.reason;
}
