import { copyFileSync, existsSync, linkSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Assets } from './assets.ts';
import { compressed, type FileSource } from './compress.ts';
import { draftName } from './draft-names.ts';
import type { RenderedSite } from './render-site.ts';

/** Files with a content hash in their name; also linked into the pool for pages that are still open. */
const HASHED = /^(_astro\/|pictures\/.*\.|theme\.|home\.es\.)/;

/** Copies to a draft first: the pool has no draft folder around it. */
function copyAtomically(from: string, to: string): void {
  const draft = draftName(to);
  copyFileSync(from, draft);
  renameSync(draft, to);
}

/** Synchronous: the thread pool costs ten times the link itself. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EXDEV') copyAtomically(from, to);
    else if (code !== 'EEXIST') throw error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) await mkdir(folder, { recursive: true });
}

async function writeWithCopies(
  root: string,
  folder: string,
  path: string,
  source: FileSource,
): Promise<void> {
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

/** @throws the error of the first file that failed, after all writes have ended */
export async function writeRelease(
  root: string,
  folder: string,
  { files, pictures = new Map(), assets }: RenderedSite,
  compiled: Assets,
): Promise<void> {
  // Waits for all: a write still running would recreate the draft folder after its removal.
  const results = await Promise.allSettled([
    ...[...files].map(([path, text]) => writeWithCopies(root, folder, path, { text })),
    ...[...pictures].map(([path, bytes]) => writeWithCopies(root, folder, path, { bytes })),
    ...[...assets].map((path) => writeWithCopies(root, folder, path.slice(1), { file: compiled.file(path) })),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
