import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressed } from './compress.ts';

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

describe('compressed copies', () => {
  it.each(['index.html', '_astro/a.1.js', 'theme.1.css', 'sitemap.xml', 'favicon.svg', 'robots.txt'])(
    'of %s hold the same bytes, smaller',
    async (path) => {
      const copies = new Map(await compressed(root, path, { text: TEXT }));
      const [brotli = '', gzip = ''] = [copies.get('.br'), copies.get('.gz')];
      expect(brotliDecompressSync(readFileSync(brotli)).toString()).toBe(TEXT);
      expect(gunzipSync(readFileSync(gzip)).toString()).toBe(TEXT);
      for (const file of [brotli, gzip]) expect(statSync(file).size).toBeLessThan(TEXT.length / 4);
    },
  );

  it('of a file on disk are those of its bytes', async () => {
    const file = join(root, 'a.js');
    writeFileSync(file, TEXT);
    expect(await compressed(root, '_astro/a.js', { file })).toEqual(
      await compressed(root, '_astro/a.js', { text: TEXT }),
    );
  });

  it.each(['face.woff2', 'picture.png', '_headers', '_redirects'])('are not made of %s', async (path) => {
    expect(await compressed(root, path, { text: TEXT })).toEqual([]);
  });

  it('are made once for equal bytes, whatever the file is called', async () => {
    const first = await compressed(root, 'index.html', { text: TEXT });
    const times = cached().map((file) => statSync(file).mtimeMs);
    expect(await compressed(root, 'about/index.html', { text: TEXT })).toEqual(first);
    expect(cached().map((file) => statSync(file).mtimeMs)).toEqual(times);
    expect(cached()).toHaveLength(2);
  });

  it('of different bytes are different files', async () => {
    const one = await compressed(root, 'index.html', { text: 'one' });
    const two = await compressed(root, 'index.html', { text: 'two' });
    expect(one.map(([, file]) => file)).not.toEqual(two.map(([, file]) => file));
  });

  it('asked for ten times at once are made once, and nothing half-written is left', async () => {
    await Promise.all(Array.from({ length: 10 }, () => compressed(root, 'index.html', { text: TEXT })));
    expect(
      cached()
        .map((file) => file.replace(/^.*\./, ''))
        .sort(),
    ).toEqual(['br', 'gz']);
  });

  it('come back after the cache was cleared, in the same process', async () => {
    await compressed(root, 'index.html', { text: TEXT });
    rmSync(join(root, '.cache'), { recursive: true });
    const copies = await compressed(root, 'index.html', { text: TEXT });
    for (const [, file] of copies) expect(statSync(file).isFile()).toBe(true);
  });

  it('that could not be written can be written later', async () => {
    const copies = await compressed(root, 'index.html', { text: TEXT });
    const [[, brotli = ''] = []] = copies;
    rmSync(join(root, '.cache'), { recursive: true });
    writeFileSync(join(root, '.cache'), 'a file where the folder belongs');
    await expect(compressed(root, 'index.html', { text: TEXT })).rejects.toThrow();
    rmSync(join(root, '.cache'));
    mkdirSync(join(root, '.cache'));
    await compressed(root, 'index.html', { text: TEXT });
    expect(brotliDecompressSync(readFileSync(brotli)).toString()).toBe(TEXT);
  });
});
