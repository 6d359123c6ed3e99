import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStamp, isCompiled, readSources, readStamp, writeStamp } from './source-hash.ts';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  for (const file of ['astro.config.mjs', 'package-lock.json', 'tsconfig.json']) write(file, '{}');
  write('src/a.ts', 'one');
  write('src/pages/index.astro', 'page');
  write('src/pages/index.test.ts', 'test');
  write('brands/_base.yaml', 'a: 1');
  mkdirSync(join(root, 'dist/renderer'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a compile', () => {
  it('is needed if nothing was compiled before', () => {
    expect(isCompiled(root)).toBe(false);
  });

  it('is needed after a compile that did not finish', () => {
    writeStamp(root, readSources(root));
    expect(readStamp(root)).toMatch(/^[0-9a-f]{64}$/);
    clearStamp(root);
    expect([isCompiled(root), readStamp(root)]).toEqual([false, null]);
  });

  it('is not needed if no source changed', () => {
    writeStamp(root, readSources(root));
    expect(isCompiled(root)).toBe(true);
    write('src/a.ts', 'one');
    expect(isCompiled(root)).toBe(true);
  });

  it.each<[change: string, change: () => void]>([
    ['a source', () => write('src/a.ts', 'two')],
    ['a page', () => write('src/pages/index.astro', '')],
    ['a new source', () => write('src/b/c.ts', '')],
    ['a deleted source', () => rmSync(join(root, 'src/a.ts'))],
    ['a renamed source', () => renameSync(join(root, 'src/a.ts'), join(root, 'src/b.ts'))],
    [
      'a file’s name and text, even if their concatenation stays the same',
      () => {
        rmSync(join(root, 'src/a.ts'));
        write('src/a.tso', 'ne');
      },
    ],
    ['the configuration', () => write('astro.config.mjs', '{ }')],
    ['a dependency', () => write('package-lock.json', '{ }')],
    ['the compiler options', () => write('tsconfig.json', '{ }')],
  ])('is needed after a change of %s', (_what, change) => {
    writeStamp(root, readSources(root));
    change();
    expect(isCompiled(root)).toBe(false);
  });

  it.each<[what: string, change: () => void]>([
    ['a test', () => write('src/pages/index.test.ts', 'other')],
    ['a new test of a view', () => write('src/view.test.tsx', '')],
    ['a long-running test', () => write('src/a.long.ts', '')],
    ['a brand', () => write('brands/_base.yaml', 'a: 2')],
  ])('is not needed after a change of %s', (_what, change) => {
    writeStamp(root, readSources(root));
    change();
    expect(isCompiled(root)).toBe(true);
  });

  it('is needed after a change that keeps a file’s size and modification time', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    try {
      const file = join(root, 'src/a.ts');
      const whole = new Date('2026-01-02T03:04:05Z');
      utimesSync(file, whole, whole);
      writeStamp(root, readSources(root));
      const { size, mtimeMs } = statSync(file);
      expect(isCompiled(root)).toBe(true);
      write('src/a.ts', 'two');
      utimesSync(file, whole, whole);
      expect([statSync(file).size, statSync(file).mtimeMs]).toEqual([size, mtimeMs]);
      expect(isCompiled(root)).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not needed if no source changed, even if the manifest of sources cannot be written', () => {
    writeStamp(root, readSources(root));
    rmSync(join(root, 'dist/renderer/source-manifest.json'));
    mkdirSync(join(root, 'dist/renderer/source-manifest.json/folder'), { recursive: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    expect(isCompiled(root)).toBe(true);
    vi.useRealTimers();
    expect(readdirSync(join(root, 'dist/renderer')).sort()).toEqual([
      'source-hash',
      'source-manifest.json',
      'source-stamps',
    ]);
  });

  it('is not needed if only modification times changed', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    try {
      writeStamp(root, readSources(root));
      write('src/a.ts', 'one');
      const manifest = () => statSync(join(root, 'dist/renderer/source-manifest.json')).ino;
      const first = manifest();
      expect(isCompiled(root)).toBe(true);
      const second = manifest();
      expect([isCompiled(root), manifest()]).toEqual([true, second]);
      expect(second).not.toBe(first);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is needed if a source or the stored hash changes, but not if only the manifest is missing', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    try {
      writeStamp(root, readSources(root));
      expect(isCompiled(root)).toBe(true);
      rmSync(join(root, 'dist/renderer/source-manifest.json'));
      expect(isCompiled(root)).toBe(true);
      write('src/b.ts', 'new');
      expect(isCompiled(root)).toBe(false);
      rmSync(join(root, 'src/b.ts'));
      expect(isCompiled(root)).toBe(true);
      writeFileSync(join(root, 'dist/renderer/source-hash'), 'another');
      expect(isCompiled(root)).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});
