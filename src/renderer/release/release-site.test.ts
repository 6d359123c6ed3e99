import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAssets, type Assets } from '../render/assets.ts';
import { releaseSite } from './release-site.ts';
import type { RenderedSite } from '../render/render-site.ts';

const DOMAIN = 'test.example';
let root: string;
let assets: Assets;

const site = (text: string, files: Record<string, string> = {}): RenderedSite => ({
  domain: DOMAIN,
  files: new Map(Object.entries({ 'index.html': text, ...files })),
  assets: new Set(['/_astro/a.1.js']),
});
const served = (path: string) => readFileSync(join(root, 'dist/sites', DOMAIN, path), 'utf8');
const inode = (path: string) => statSync(join(root, path)).ino;
const releases = () => readdirSync(join(root, 'dist/releases', DOMAIN));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  const client = join(root, 'dist/renderer/client/_astro');
  mkdirSync(client, { recursive: true });
  writeFileSync(join(client, 'a.1.js'), 'export const a = 1;');
  assets = readAssets(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a release', () => {
  it('is served through a symlink, with compressed copies of its files', async () => {
    await releaseSite(root, site('<h1>one</h1>'), assets);
    expect(served('index.html')).toBe('<h1>one</h1>');
    const folder = join(root, 'dist/sites', DOMAIN);
    expect(readlinkSync(folder)).toMatch(/^\.\.\/releases\/test\.example\/[0-9a-f]{16}$/);
    for (const file of ['index.html', '_astro/a.1.js']) {
      const plain = readFileSync(join(folder, file));
      expect(brotliDecompressSync(readFileSync(join(folder, `${file}.br`)))).toEqual(plain);
      expect(gunzipSync(readFileSync(join(folder, `${file}.gz`)))).toEqual(plain);
    }
  });

  it('contains compiled files and their compressed copies as hard links to shared files', async () => {
    await releaseSite(root, site('one'), assets);
    for (const ending of ['', '.br', '.gz']) {
      const file = `_astro/a.1.js${ending}`;
      expect(inode(`dist/sites/${DOMAIN}/${file}`)).toBe(inode(`dist/renderer/client/${file}`));
      expect(inode(`dist/pool/${file}`)).toBe(inode(`dist/renderer/client/${file}`));
    }
    expect([...readAssets(root).paths]).toEqual(['/_astro/a.1.js']);
  });

  it('reuses the compressed copies of an unchanged page', async () => {
    const copies = ['index.html.br', 'index.html.gz', 'other.html.br'];
    const inodes = () => copies.map((file) => inode(`dist/sites/${DOMAIN}/${file}`));
    await releaseSite(root, site('one', { 'other.html': 'one more' }), assets);
    const before = inodes();
    await releaseSite(root, site('one', { 'other.html': 'changed' }), assets);
    const after = inodes();
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[2]).not.toBe(before[2]);
  });

  it('is not written if it has the same bytes as the served release', async () => {
    await releaseSite(root, site('one'), assets);
    const [before] = releases();
    expect(await releaseSite(root, site('one'), assets)).toBe(`${DOMAIN} unchanged`);
    expect(releases()).toEqual([before]);
  });

  it('is deleted after three newer releases, but its hashed files stay in the pool of shared files', async () => {
    for (const text of ['one', 'two', 'three', 'four', 'five'])
      await releaseSite(root, site(text, { [`hashed/theme.${text}.css`]: text }), assets);
    expect(releases()).toHaveLength(3);
    expect(served('index.html')).toBe('five');
    expect(readFileSync(join(root, 'dist/pool/hashed/theme.one.css'), 'utf8')).toBe('one');
    expect(readdirSync(join(root, 'dist/pool/hashed'))).toContain('theme.one.css.br');
  });

  it('is served again if it is published again after another release', async () => {
    for (const text of ['one', 'two', 'one']) await releaseSite(root, site(text), assets);
    expect(served('index.html')).toBe('one');
  });

  it('that cannot be written leaves the old site complete and does not block the next release', async () => {
    await releaseSite(root, site('one'), assets);
    const broken = { ...site('two'), assets: new Set(['/_astro/gone.9.js']) };
    await expect(releaseSite(root, broken, assets)).rejects.toThrow();
    expect(served('index.html')).toBe('one');
    await releaseSite(root, site('three'), assets);
    expect(served('index.html')).toBe('three');
  });

  it('contains the files of only one version if four versions are published at the same time', async () => {
    const texts = ['one', 'two', 'three', 'four'];
    await Promise.all(texts.map((text) => releaseSite(root, site(text, { 'a/index.html': text }), assets)));
    expect(texts).toContain(served('index.html'));
    expect(served('a/index.html')).toBe(served('index.html'));
    expect(releases().filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('is not written if only the order of its files differs from the served release', async () => {
    await releaseSite(root, site('one', { 'b.txt': 'b', 'a.txt': 'a' }), assets);
    const again = site('one', { 'a.txt': 'a', 'b.txt': 'b' });
    expect(await releaseSite(root, again, assets)).toBe(`${DOMAIN} unchanged`);
  });

  it.each<[string, RenderedSite]>([
    ['one more file', site('one', { 'a.txt': '' })],
    ['another text', site('two')],
    ['one fewer compiled file', { ...site('one'), assets: new Set() }],
    ['text that moves from a file’s content to its name', site('on', { 'index.htmle': '' })],
  ])('is written if it differs from the served release by %s', async (_what, other) => {
    await releaseSite(root, site('one'), assets);
    expect(await releaseSite(root, other, assets)).toBe(`${DOMAIN} ${other.files.size} files`);
    expect(releases()).toHaveLength(2);
  });

  it('is written again if its folder was deleted', async () => {
    await releaseSite(root, site('one'), assets);
    rmSync(join(root, 'dist/releases'), { recursive: true });
    await releaseSite(root, site('one'), assets);
    expect(served('index.html')).toBe('one');
  });

  it.each(['a folder', 'a compiled file'])(
    'leaves no partly written files if writing %s fails',
    async (cause) => {
      const broken = {
        ...site('two'),
        // Writing fails because a file is where the folder must be, or because the compiled file is missing.
        ...(cause === 'a folder'
          ? {
              files: new Map([
                ['a', ''],
                ['a/b', ''],
              ]),
            }
          : {}),
        ...(cause === 'a compiled file' ? { assets: new Set(['/_astro/gone.9.js']) } : {}),
      };
      await expect(releaseSite(root, broken, assets)).rejects.toThrow(/gone\.9\.js|EEXIST|ENOTDIR/);
      expect(existsSync(join(root, 'dist/releases', DOMAIN)) ? releases() : []).toEqual([]);
      expect(existsSync(join(root, 'dist/sites', DOMAIN))).toBe(false);
    },
  );

  it('leaves its compiled files in the pool of shared files when it is deleted', async () => {
    await releaseSite(root, site('one'), assets);
    for (const text of ['two', 'three', 'four', 'five'])
      await releaseSite(root, { ...site(text), assets: new Set() }, assets);
    expect(existsSync(join(root, 'dist/sites', DOMAIN, '_astro'))).toBe(false);
    expect(readdirSync(join(root, 'dist/pool/_astro')).sort()).toEqual(['a.1.js', 'a.1.js.br', 'a.1.js.gz']);
    expect(readdirSync(join(root, 'dist/pool'))).toEqual(['_astro']);
  });

  it('contains only its own domain’s files if several domains are published at the same time', async () => {
    const domains = ['a.example', 'b.example', 'c.example'];
    await Promise.all(domains.map((domain) => releaseSite(root, { ...site(domain), domain }, assets)));
    for (const domain of domains)
      expect(readFileSync(join(root, 'dist/sites', domain, 'index.html'), 'utf8')).toBe(domain);
  });

  it('is complete after several processes publish the site at the same time', async () => {
    const module = pathToFileURL(join(import.meta.dirname, 'release-site.ts')).href;
    const publish = (text: string) =>
      promisify(execFile)(process.execPath, [
        '--input-type=module',
        '--eval',
        `import { releaseSite } from ${JSON.stringify(module)};
        const files = new Map(Array.from({ length: 40 }, (_, n) => [n + '.html', ${JSON.stringify(text)}]));
        const start = ${Date.now() + 1500};
        await new Promise((go) => setTimeout(go, start - Date.now()));
        await releaseSite(${JSON.stringify(root)}, { domain: '${DOMAIN}', files, assets: new Set() }, {});`,
      ]);
    await Promise.all(['one', 'one', 'one', 'two'].map(publish));
    const texts = Array.from({ length: 40 }, (_, n) => served(`${n}.html`));
    expect(['one', 'two']).toContain(texts[0]);
    expect(new Set(texts).size).toBe(1);
    expect(releases()).toHaveLength(2);
  });
});
