import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomText } from './heavy-page.fixture.ts';
import { compressShared, copiesOf, finishCopies, startCopies, writeCopies } from './compress.ts';

const TEXT = '<p>Claims and payments</p>'.repeat(50);
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));
const cached = () =>
  readdirSync(join(root, '.cache/compressed'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Writes a file with its quickly compressed copies, as `write-release.ts` does. */
function quicklyWritten(path: string, text = TEXT): { file: string; isBest: boolean } {
  const file = join(root, 'release', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return { file, isBest: writeCopies(root, file, Buffer.from(text)) };
}

/** Writes a file and its final compressed copies. @returns the file's path */
async function written(path: string, text = TEXT): Promise<string> {
  const { file, isBest } = quicklyWritten(path, text);
  if (!isBest) await finishCopies(root, file, join(root, 'copy'));
  return file;
}

const inodeOf = (file: string) => statSync(file).ino;

describe('compressed copies', () => {
  it.each(['index.html', 'theme.1.css', 'sitemap.xml', 'favicon.svg', 'robots.txt', 'portals.json'])(
    'are much smaller than %s and decompress to the same bytes',
    async (path) => {
      const file = await written(path);
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(TEXT);
      expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(TEXT);
      for (const ending of copiesOf(path)) expect(statSync(file + ending).size).toBeLessThan(TEXT.length / 4);
    },
  );

  it.each(['face.woff2', 'picture.png', '_headers', '_redirects'])('are not written for %s', async (path) => {
    const file = await written(path);
    expect(copiesOf(path)).toEqual([]);
    expect(readdirSync(dirname(file))).toEqual([path]);
  });

  it('are written to the cache only once for equal files, even if their names differ', async () => {
    const page = await written('index.html');
    const other = await written('about/index.html');
    for (const ending of copiesOf(page)) expect(inodeOf(page + ending)).toBe(inodeOf(other + ending));
    expect(cached()).toHaveLength(2);
  });

  it('are different for different files', async () => {
    const page = await written('index.html', 'one');
    const other = await written('about/index.html', 'two');
    for (const ending of copiesOf(page)) expect(inodeOf(page + ending)).not.toBe(inodeOf(other + ending));
  });

  it('are created by startCopies() only if the cache lacks them', async () => {
    const bytes = Buffer.from(TEXT);
    const made = await startCopies(root, 'index.html', bytes);
    const { file } = quicklyWritten('index.html');
    expect([...made.keys()]).toEqual(copiesOf(file));
    for (const [ending, copy] of made) expect(readFileSync(file + ending).equals(copy)).toBe(true);
    expect(await startCopies(root, 'index.html', bytes)).toEqual(new Map());
    expect(await startCopies(root, 'face.woff2', bytes)).toEqual(new Map());
    rmSync(join(root, '.cache'), { recursive: true });
    const other = join(root, 'release/other.html');
    writeCopies(root, other, bytes, new Map([['.br', Buffer.from('made')]]));
    expect(readFileSync(`${other}.br`, 'utf8')).toBe('made');
    expect(gunzipSync(readFileSync(`${other}.gz`)).toString()).toBe(TEXT);
  });

  it.each([
    ['of a page below the size limit have the quick quality', 44_000, 'index.html', false],
    ['of a sign-in page below the size limit have the quick quality', 44_000, 'es/login/index.html', false],
    [
      'of a page over the size limit get a better quality, which brings them below the limit',
      48_000,
      'faqs/index.html',
      true,
    ],
    ['of a page far over the size limit have the best quality', 50_000, 'es/login/index.html', true],
  ])('%s', async (_what, characters, path, isBetter) => {
    const text = randomText(characters);
    const quick = brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 },
    }).length;
    const copy = readFileSync(`${await written(path, text)}.br`);
    expect(brotliDecompressSync(copy).toString()).toBe(text);
    expect(copy.length).toBeLessThanOrEqual(16_450);
    expect(copy.length < quick).toBe(isBetter);
  });

  it('are created again if the cache is cleared while the process runs', async () => {
    await written('index.html');
    rmSync(join(root, '.cache'), { recursive: true });
    const file = await written('about/index.html');
    for (const ending of copiesOf(file)) expect(statSync(file + ending).isFile()).toBe(true);
    expect(cached()).toHaveLength(2);
  });

  it('are written even if an earlier attempt failed', async () => {
    writeFileSync(join(root, '.cache'), 'a file where the folder belongs');
    expect(() => quicklyWritten('index.html')).toThrow();
    rmSync(join(root, '.cache'));
    rmSync(join(root, 'release'), { recursive: true });
    const file = await written('index.html');
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(TEXT);
  });

  it('of a page over the size limit are initially no more than 8 percent larger than the final copies', async () => {
    const { file, isBest } = quicklyWritten('index.html', randomText(48_000));
    expect(isBest).toBe(false);
    const quick = readFileSync(`${file}.br`);
    await finishCopies(root, file, join(root, 'copy'));
    const best = readFileSync(`${file}.br`);
    expect(brotliDecompressSync(quick).equals(brotliDecompressSync(best))).toBe(true);
    expect(best.length).toBeLessThan(quick.length);
    expect(quick.length).toBeLessThan(best.length * 1.08);
    expect(quicklyWritten('again/index.html', randomText(48_000)).isBest).toBe(true);
  });

  it('of a page below the size limit are final as soon as they are written', () => {
    expect(quicklyWritten('index.html').isBest).toBe(true);
  });
});

describe('compressed copies of a shared file', () => {
  const shared = () => compressShared(root, Buffer.from(TEXT));

  it('contain the file’s bytes, even if ten calls create the copies at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, shared));
    expect(new Set(all.flat()).size).toBe(2);
    const [[brotli = '', gzip = ''] = []] = all;
    expect(brotliDecompressSync(readFileSync(brotli)).toString()).toBe(TEXT);
    expect(gunzipSync(readFileSync(gzip)).toString()).toBe(TEXT);
    expect(cached().sort()).toEqual([brotli, gzip].sort());
  });

  it('are created only once if several calls request them', async () => {
    const before = (await shared()).map(inodeOf);
    expect((await shared()).map(inodeOf)).toEqual(before);
  });
});
