import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedFilesChanged } from './shared-changes.ts';

const [BEFORE, PUBLISHED, AFTER] = [1000, 2000, 3000];
const FILES = [
  'brands/_base.yaml',
  'brands/_pages/about/en.md',
  'dist/renderer/source-hash',
  'brands/mincr/brand.yaml',
];
let root: string;

function touch(file: string, at: number): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), '');
  utimesSync(join(root, file), at, at);
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shared-'));
  for (const file of FILES) touch(file, BEFORE);
  for (const folder of ['brands/_pages', 'brands/_pages/about'])
    utimesSync(join(root, folder), BEFORE, BEFORE);
  touch('dist/sites.json', PUBLISHED);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each(['brands/_base.yaml', 'brands/_pages/about/en.md', 'dist/renderer/source-hash'])(
  'a change of %s counts as a change of a shared file',
  (file) => {
    expect(sharedFilesChanged(root)).toBe(false);
    touch(file, AFTER);
    expect(sharedFilesChanged(root)).toBe(true);
  },
);

it('a change of one brand’s file does not count as a change of a shared file', () => {
  touch('brands/mincr/brand.yaml', AFTER);
  expect(sharedFilesChanged(root)).toBe(false);
});

it('all shared files count as changed if nothing has been published yet', () => {
  rmSync(join(root, 'dist/sites.json'));
  expect(sharedFilesChanged(root)).toBe(true);
});
