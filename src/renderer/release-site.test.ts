import {
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
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAssets, type Assets } from './assets.ts';
import { fillPreloads } from './preloads.ts';
import { releaseSite } from './release-site.ts';
import type { RenderedSite } from './render-site.ts';

const DOMAIN = 'test.example';
let root: string;
let assets: Assets;

const site = (text: string, files: Record<string, string> = {}): RenderedSite => ({
  domain: DOMAIN,
  files: new Map(Object.entries({ 'index.html': text, ...files })),
  assets: new Set(['/_astro/a.1.js']),
});
const served = (path: string) => readFileSync(join(root, 'dist/sites', DOMAIN, path), 'utf8');
const releases = () => readdirSync(join(root, 'dist/releases', DOMAIN));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  const client = join(root, 'dist/renderer/client/_astro');
  mkdirSync(client, { recursive: true });
  writeFileSync(join(client, 'a.1.js'), 'import{x}from"./b.2.js";import("./c.3.js")');
  writeFileSync(join(client, 'b.2.js'), 'export const x=1');
  writeFileSync(join(client, 'c.3.js'), 'import"./d.4.js"');
  writeFileSync(join(client, 'd.4.js'), '');
  writeFileSync(join(client, 'e.5.css'), '');
  assets = readAssets(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('compiled files', () => {
  it('that a page reaches, now or later, and no others', () => {
    expect([...assets.closure(['/_astro/a.1.js'])].sort()).toEqual([
      '/_astro/a.1.js',
      '/_astro/b.2.js',
      '/_astro/c.3.js',
      '/_astro/d.4.js',
    ]);
  });

  it('that must be there before the first runs', () => {
    expect([...assets.staticImports(['/_astro/a.1.js'])].sort()).toEqual([
      '/_astro/a.1.js',
      '/_astro/b.2.js',
    ]);
  });

  it('are listed in the login page for a signed-in visit', () => {
    const island =
      '<astro-island component-url="/_astro/a.1.js" component-export="default" renderer-url="/_astro/c.3.js" client="signed-in"></astro-island>';
    const page = `${island}<template id="member-preloads"></template>`;
    expect(fillPreloads(page, assets)).toBe(
      `${island}<template id="member-preloads">${['a.1', 'b.2', 'c.3', 'd.4'].map((name) => `<link rel="modulepreload" href="/_astro/${name}.js">`).join('')}</template>`,
    );
    expect(fillPreloads('<p>no island</p>', assets)).toBe('<p>no island</p>');
  });
});

describe('a release', () => {
  it('is served through a symlink, with compressed copies that hold the same bytes', async () => {
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

  it('shares compiled files by hard link', async () => {
    await releaseSite(root, site('one'), assets);
    const inode = (path: string) => statSync(join(root, path)).ino;
    expect(inode(`dist/sites/${DOMAIN}/_astro/a.1.js`)).toBe(inode('dist/renderer/client/_astro/a.1.js'));
  });

  it('equal to the served one changes nothing', async () => {
    await releaseSite(root, site('one'), assets);
    const [before] = releases();
    expect(await releaseSite(root, site('one'), assets)).toBe(`${DOMAIN} unchanged`);
    expect(releases()).toEqual([before]);
  });

  it('keeps the last three, and every hashed file in the pool', async () => {
    for (const text of ['one', 'two', 'three', 'four', 'five'])
      await releaseSite(root, site(text, { [`theme.${text}.css`]: text }), assets);
    expect(releases()).toHaveLength(3);
    expect(served('index.html')).toBe('five');
    expect(readFileSync(join(root, 'dist/pool/theme.one.css'), 'utf8')).toBe('one');
    expect(readdirSync(join(root, 'dist/pool'))).toContain('theme.one.css.br');
  });

  it('that goes back to an earlier text is served again', async () => {
    for (const text of ['one', 'two', 'one']) await releaseSite(root, site(text), assets);
    expect(served('index.html')).toBe('one');
  });

  it('that fails half-way leaves the old site whole, and the next one heals', async () => {
    await releaseSite(root, site('one'), assets);
    const broken = { ...site('two'), assets: new Set(['/_astro/gone.9.js']) };
    await expect(releaseSite(root, broken, assets)).rejects.toThrow();
    expect(served('index.html')).toBe('one');
    await releaseSite(root, site('three'), assets);
    expect(served('index.html')).toBe('three');
  });

  it('published twice at once is whole: one of the two, never a mixture', async () => {
    const texts = ['one', 'two', 'three', 'four'];
    await Promise.all(texts.map((text) => releaseSite(root, site(text, { 'a/index.html': text }), assets)));
    expect(texts).toContain(served('index.html'));
    expect(served('a/index.html')).toBe(served('index.html'));
    expect(releases().filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
