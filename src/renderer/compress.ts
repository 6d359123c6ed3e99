import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { draftName } from './draft-names.ts';

const CACHE = '.cache/compressed';
const DRAFTS = 'drafts';
export const COMPRESSED_DRAFTS = `${CACHE}/${DRAFTS}`;
const TEXT = /\.(html|css|js|mjs|svg|xml|txt|json|webmanifest)$/;
/** Brotli 11 takes eight times as long as 9 and saves a few percent: only for files that many pages share. */
const SHARED = /^_astro\//;
const SHARED_QUALITY = 11;
const PAGE_QUALITY = 9;
/** A page fits into a 64 KiB window. The default of 4 MiB takes twenty times as long. */
const PAGE_WINDOW_BITS = 16;
const SHARED_WINDOW_BITS = 22;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const inProgress = new Map<string, Promise<void>>();

function writeOnce(path: string, make: () => Promise<Buffer>): Promise<void> {
  const started = inProgress.get(path);
  if (started) return started;
  // Deleted when done, so that a full disk or a cleared cache does not fail the rest of the process.
  const mine = write(path, make).finally(() => inProgress.delete(path));
  inProgress.set(path, mine);
  return mine;
}

async function write(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(path)) return;
  const draft = draftName(join(dirname(dirname(path)), DRAFTS, basename(path)));
  const bytes = await make();
  // Synchronous: for small files the thread pool costs ten times the write itself.
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

export type FileSource = { text: string } | { bytes: Uint8Array } | { file: string };

async function bytesOf(source: FileSource): Promise<Uint8Array> {
  if ('file' in source) return readFile(source.file);
  return 'text' in source ? Buffer.from(source.text) : source.bytes;
}

/** A file's compressed copies: pairs of suffix (`.br`, `.gz`) and file; empty for binary files. */
export async function compressed(
  root: string,
  path: string,
  source: FileSource,
): Promise<[ending: string, file: string][]> {
  if (!TEXT.test(path)) return [];
  const bytes = await bytesOf(source);
  const shared = SHARED.test(path);
  const quality = shared ? SHARED_QUALITY : PAGE_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: shared ? SHARED_WINDOW_BITS : PAGE_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const hash = createHash('sha256').update(bytes).digest('hex');
  const folder = join(root, CACHE, hash.slice(0, 2));
  for (const needed of [folder, join(root, COMPRESSED_DRAFTS)])
    if (!existsSync(needed)) mkdirSync(needed, { recursive: true });
  const base = join(folder, `${hash.slice(2)}.${quality}`);
  await Promise.all([
    writeOnce(`${base}.br`, () => brotli(bytes, { params })),
    writeOnce(`${base}.gz`, () => zip(bytes, { level: 9 })),
  ]);
  return [
    ['.br', `${base}.br`],
    ['.gz', `${base}.gz`],
  ];
}
