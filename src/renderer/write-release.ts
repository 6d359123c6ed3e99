/** Writes the files of a release into its draft folder. */
import { copyFileSync, existsSync, linkSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Assets } from './assets.ts';
import { compressed, type FileSource } from './compress.ts';
import { unfinished } from './process-mark.ts';
import type { RenderedSite } from './render-site.ts';

/** Files whose name says what is in them; kept for pages that are still open. */
const HASHED = /^(_astro\/|pictures\/.*\.|theme\.|home\.es\.)/;

/** A file appears under its name only when all of it is there: the pool has no draft folder around it. */
function copyWhole(from: string, to: string): void {
  const draft = unfinished(to);
  copyFileSync(from, draft);
  renameSync(draft, to);
}

/**
 * A second name for a file: no copy, no space; a copy only across file systems. At once, not by promise: the
 * way to the thread and back costs ten times the work.
 */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EXDEV') copyWhole(from, to);
    else if (code !== 'EEXIST') throw error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) await mkdir(folder, { recursive: true });
}

async function place(root: string, folder: string, path: string, source: FileSource): Promise<void> {
  const target = join(folder, path);
  await makeFolder(dirname(target));
  if ('file' in source) linkFile(source.file, target);
  else writeFileSync(target, 'text' in source ? source.text : source.bytes);
  for (const [ending, file] of await compressed(root, path, source)) linkFile(file, `${target}${ending}`);
  if (!HASHED.test(path)) return;
  const pooled = join(root, 'dist/pool', path);
  await makeFolder(dirname(pooled));
  for (const ending of ['', '.br', '.gz']) {
    if (existsSync(`${target}${ending}`)) linkFile(`${target}${ending}`, `${pooled}${ending}`);
  }
}

/**
 * Writes a site into a folder: pages, compiled files as hard links, compressed copies; hashed files into the pool too.
 * @throws what the first file that failed did, once no file is being written any more
 */
export async function writeRelease(
  root: string,
  folder: string,
  { files, pictures = new Map(), assets }: RenderedSite,
  compiled: Assets,
): Promise<void> {
  // All of them, even where one fails: a file still being written would bring the draft back after its removal.
  const results = await Promise.allSettled([
    ...[...files].map(([path, text]) => place(root, folder, path, { text })),
    ...[...pictures].map(([path, bytes]) => place(root, folder, path, { bytes })),
    ...[...assets].map((path) => place(root, folder, path.slice(1), { file: compiled.file(path) })),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
