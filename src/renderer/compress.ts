/** Precompressed copies, kept by content hash so that an unchanged file costs nothing. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { unfinished } from './process-mark.ts';

const CACHE = '.cache/compressed';
const DRAFTS = 'drafts';
/** Where a copy is written before it gets its name. */
export const COMPRESSED_DRAFTS = `${CACHE}/${DRAFTS}`;
const TEXT = /\.(html|css|js|mjs|svg|xml|txt|json|webmanifest)$/;
/** Brotli 11 costs eight times level 9 for a few per cent: worth it for files that many pages share. */
const SHARED = /^_astro\//;
const SHARED_QUALITY = 11;
const PAGE_QUALITY = 9;
/** A page fits a window of 64 KiB; the default of 4 MiB costs twenty times the time for nothing. */
const PAGE_WINDOW_BITS = 16;
const SHARED_WINDOW_BITS = 22;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Sites share files: what one of them is compressing the others wait for. */
const underWay = new Map<string, Promise<void>>();

function keep(path: string, make: () => Promise<Buffer>): Promise<void> {
  const started = underWay.get(path);
  if (started) return started;
  // Forgotten once done: a disk that was full, or a cache that was cleared, must not last as long as the process.
  const mine = write(path, make).finally(() => underWay.delete(path));
  underWay.set(path, mine);
  return mine;
}

async function write(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(path)) return;
  const draft = unfinished(join(dirname(dirname(path)), DRAFTS, basename(path)));
  const bytes = await make();
  // At once, not by promise: for files as small as these the way to the thread and back costs ten times the work.
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** A file of a release: its content, or the file that it is another name of. */
export type FileSource = { text: string } | { bytes: Uint8Array } | { file: string };

async function bytesOf(source: FileSource): Promise<Uint8Array> {
  if ('file' in source) return readFile(source.file);
  return 'text' in source ? Buffer.from(source.text) : source.bytes;
}

/**
 * The compressed forms of a file, made if need be.
 * @param path in the site's folder; decides whether it is text
 * @returns pairs of ending and file: `.br` and `.gz`; none for what is not text
 */
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
    keep(`${base}.br`, () => brotli(bytes, { params })),
    keep(`${base}.gz`, () => zip(bytes, { level: 9 })),
  ]);
  return [
    ['.br', `${base}.br`],
    ['.gz', `${base}.gz`],
  ];
}
