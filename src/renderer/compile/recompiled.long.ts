/** Publishing while another process compiles must not mix pages and files of different compiles. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FEW_BRANDS, PROJECT } from '../../brand/brand-tree.fixture.ts';
import { publishSites } from '../publish/publish-sites.ts';
import { isCompiled, readSources, writeStamp } from './source-hash.ts';

const [CODE = ''] = FEW_BRANDS;
const OPTIONS = { acceptRules: true, log: () => undefined };
const STAMP = 'dist/renderer/source-hash';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const wasPublished = (): boolean => existsSync(join(root, 'dist/sites'));

/** Writes a minimal renderer. @param whileRendering a statement that each render runs */
function writeRenderer(whileRendering = ''): void {
  write(
    'dist/renderer/server/entry.mjs',
    `import { rmSync, writeFileSync } from 'node:fs';
    export const shareTextCaches = () => {};
    export const render = async ({ pathname }) => {
      ${whileRendering}
      return new Response('<script src="/_astro/a.1.js"></script><p>' + pathname, {
        status: pathname === '/404/' ? 404 : 200,
        headers: { 'content-security-policy': "default-src 'self'" },
      });
    };`,
  );
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recompiled-'));
  symlinkSync(join(PROJECT, 'brands'), join(root, 'brands'));
  for (const file of ['astro.config.mjs', 'package-lock.json', 'tsconfig.json', 'src/a.ts'])
    write(file, 'one');
  write('dist/renderer/client/_astro/a.1.js', 'export const a = 1;');
  write('dist/renderer/licenses.txt', 'MIT');
  writeRenderer();
});
afterEach(() => {
  vi.resetModules();
  rmSync(root, { recursive: true, force: true });
});

it('the renderer is out of date if a source changed during the compile', () => {
  const sources = readSources(root);
  write('src/a.ts', 'two');
  writeStamp(root, sources);
  expect(isCompiled(root)).toBe(false);
});

describe('a publish', () => {
  it.each([
    ['begins', `rmSync('ROOT/${STAMP}', { force: true });`],
    [
      'replaces files',
      `rmSync('ROOT/${STAMP}', { force: true }); rmSync('ROOT/dist/renderer/client', { recursive: true, force: true });`,
    ],
    ['ends', `writeFileSync('ROOT/${STAMP}', 'of other sources');`],
  ])('fails and publishes nothing if a compile %s during the publish', async (_when, statement) => {
    writeStamp(root, readSources(root));
    writeRenderer(statement.replaceAll('ROOT', root));
    await expect(publishSites(root, [CODE], OPTIONS)).rejects.toThrow(
      'The renderer was compiled meanwhile. Nothing was published. Build again.',
    );
    expect(wasPublished()).toBe(false);
    expect(existsSync(join(root, 'dist/errors.json'))).toBe(false);
  });

  it('returns null and publishes nothing if it uses the bundle of an earlier compile', async () => {
    writeStamp(root, readSources(root));
    const { publishCompiled } = await import('../bundle/publish-tool.ts');
    const { setBundledRenderer } = await import('../bundle/load-renderer.ts');
    const load = () => import(join(root, 'dist/renderer/server/entry.mjs'));
    setBundledRenderer(load, 'of earlier sources');
    expect(await publishCompiled(root, [CODE], OPTIONS)).toBeNull();
    expect(wasPublished()).toBe(false);
    setBundledRenderer(load, read(STAMP));
    expect(await publishCompiled(root, [CODE], OPTIONS)).toMatchObject({ published: 1 });
  });
});
