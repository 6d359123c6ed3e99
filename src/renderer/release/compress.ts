/** Compressed copies of files (`.br`, `.gz`), with a cache by content hash. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import { oncePer } from '../../lib/http/once-per.ts';
import { draftName } from './draft-names.ts';
import { linkFile, linkIntoCache } from './link-file.ts';

const CACHE = '.cache/compressed';
const DRAFTS = 'drafts';
export const COMPRESSED_DRAFTS = `${CACHE}/${DRAFTS}`;
const TEXT = /\.(html|css|js|mjs|svg|xml|txt|json|webmanifest)$/;
/** Brotli quality for files that many pages share. Quality 11 takes ten times as long as 8 and saves a few percent. */
const SHARED_QUALITY = 11;
/**
 * Brotli quality for pages. Quality 8 would take a quarter longer and make pages 1 percent smaller. Quality 4 would
 * take a sixth less time but make pages 7 percent larger.
 */
const PAGE_QUALITY = 5;
/**
 * Brotli qualities for pages over the size limit, mostly sign-in pages. Compared with `PAGE_QUALITY`, quality 10 takes 18 times as long
 * and saves 7 percent; quality 11 takes 40 times as long and saves 9 percent. These copies are made after the release is served
 * (decisions/publishing#visible-first-compressed-afterward).
 */
const HEAVY_PAGE_QUALITIES = [10, 11] as const;
/** Limits in bytes. A page over the first limit gets quality 10, and if it is then still over the second limit, quality 11. The budget is 16,500. */
const PAGE_LIMITS = [16_250, 16_450] as const;
/** A window of 64 KiB, which is large enough for most pages. The default of 4 MiB takes twenty times as long. */
const PAGE_WINDOW_BITS = 16;
/** A window of 128 KiB for pages that are compressed at the best quality, because these pages may be larger than 64 KiB. */
const BEST_WINDOW_BITS = 17;
const SHARED_WINDOW_BITS = 22;
/**
 * For the few clients without Brotli. Level 6 would take 40 percent longer and make files 3 percent smaller. The
 * largest memory level takes 7 percent less time.
 */
const GZIP = { level: 4, memLevel: 9 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const NO_COPIES: readonly string[] = [];
const COPIES: readonly string[] = ['.br', '.gz'];

/** The endings of a file's compressed copies; none for binary files. */
export const copiesOf = (path: string): readonly string[] => (TEXT.test(path) ? COPIES : NO_COPIES);

const brotliOptions = (bytes: Uint8Array, quality: number, windowBits = PAGE_WINDOW_BITS): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

export const hashOf = oncePer((bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex'));

/** Path of a file's copies in the cache, without the ending. @param rules the numbers that determine the quality */
function cachePath(root: string, bytes: Uint8Array, ...rules: number[]): string {
  const hash = hashOf(bytes);
  return join(root, CACHE, hash.slice(0, 2), `${hash.slice(2)}.${rules.join('-')}`);
}

const pageCachePath = (root: string, bytes: Uint8Array): string =>
  cachePath(root, bytes, PAGE_QUALITY, ...HEAVY_PAGE_QUALITIES, ...PAGE_LIMITS, BEST_WINDOW_BITS);

const isHeavy = ({ length }: Uint8Array, limit: number = PAGE_LIMITS[0]): boolean => length > limit;

const isPage = (path: string): boolean => path.endsWith('.html');

/** The final Brotli copy of a page whose copy with `PAGE_QUALITY` is over the size limit. */
async function smallestPage(bytes: Uint8Array): Promise<Uint8Array> {
  const [first, last] = HEAVY_PAGE_QUALITIES;
  const page = await brotli(bytes, brotliOptions(bytes, first));
  return isHeavy(page, PAGE_LIMITS[1]) ? brotli(bytes, brotliOptions(bytes, last, BEST_WINDOW_BITS)) : page;
}

/** The bytes of each compressed copy, by the copy's ending (`.br`, `.gz`). */
export type MadeCopies = ReadonlyMap<string, Uint8Array>;

const compressed = (bytes: Uint8Array, ending: string): Uint8Array =>
  ending === '.br' ? brotliCompressSync(bytes, brotliOptions(bytes, PAGE_QUALITY)) : gzipSync(bytes, GZIP);

/**
 * Writes the compressed copies of a file beside it. Synchronous, because a page takes only a millisecond or two.
 * @param target path of the file, in a folder that is not served yet
 * @param made compressed copies that `startCopies` returned
 * @returns false for a page over the size limit. `finishCopies` must then replace its quick Brotli copy.
 */
export function writeCopies(root: string, target: string, bytes: Uint8Array, made?: MadeCopies): boolean {
  const endings = copiesOf(target);
  if (endings.length === 0) return true;
  const base = pageCachePath(root, bytes);
  let isBest = true;
  for (const ending of endings) {
    let copy = made?.get(ending);
    if (!copy && existsSync(base + ending)) {
      linkFile(base + ending, target + ending);
      continue;
    }
    copy ??= compressed(bytes, ending);
    writeFileSync(target + ending, copy);
    if (ending === '.br' && isPage(target) && isHeavy(copy)) isBest = false;
    else linkIntoCache(target + ending, base + ending);
  }
  return isBest;
}

/** Compresses a file in system threads, so that this thread can continue. @returns the copies that the cache lacks */
export async function startCopies(root: string, path: string, bytes: Uint8Array): Promise<MadeCopies> {
  const base = pageCachePath(root, bytes);
  const missing = copiesOf(path).filter((ending) => !existsSync(base + ending));
  const copies = missing.map(
    async (ending) =>
      [
        ending,
        await (ending === '.br' ? brotli(bytes, brotliOptions(bytes, PAGE_QUALITY)) : zip(bytes, GZIP)),
      ] as const,
  );
  return new Map(await Promise.all(copies));
}

/**
 * Replaces the quick Brotli copy of a page over the size limit with the final copy. The page may already be served.
 * @param drafts path prefix for drafts, on the page's disk and in a folder whose stale drafts are deleted
 */
export async function finishCopies(root: string, page: string, drafts: string): Promise<void> {
  const bytes = readFileSync(page);
  const best = await cached(root, `${pageCachePath(root, bytes)}.br`, () => smallestPage(bytes));
  const draft = draftName(drafts);
  linkFile(best, draft);
  renameSync(draft, `${page}.br`);
  rmSync(draft, { force: true }); // renameSync does nothing if both paths are links to the same file
}

async function cached(root: string, path: string, make: () => Promise<Uint8Array>): Promise<string> {
  if (existsSync(path)) return path;
  const bytes = await make();
  const draft = draftName(join(root, COMPRESSED_DRAFTS, basename(path)));
  for (const folder of [dirname(path), dirname(draft)]) mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return path;
}

/** Compresses a file that all sites share. @returns its copies in the cache, in the order of `copiesOf` */
export function compressShared(root: string, bytes: Uint8Array): Promise<string[]> {
  const base = cachePath(root, bytes, SHARED_QUALITY);
  const options = brotliOptions(bytes, SHARED_QUALITY, SHARED_WINDOW_BITS);
  return Promise.all([
    cached(root, `${base}.br`, () => brotli(bytes, options)),
    cached(root, `${base}.gz`, () => zip(bytes, GZIP)),
  ]);
}
