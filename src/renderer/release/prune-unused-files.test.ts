import { existsSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pruneUnusedFiles } from './prune-unused-files.ts';

const DAY_MS = 86_400_000;
const START = Date.now();
let root: string;
const file = (path: string): string => join(root, path);
const isThere = (path: string): boolean => existsSync(file(path));
/** Prunes once a day. @returns the number of files deleted each day */
const daily = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, day) => pruneUnusedFiles(root, START + (from + day) * DAY_MS));
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forget-'));
  for (const folder of ['dist/pool/_astro', 'dist/releases/a.example/1', '.cache/compressed/ab'])
    mkdirSync(file(folder), { recursive: true });
  writeFileSync(file('dist/pool/_astro/gone.js'), 'gone');
  writeFileSync(file('dist/pool/_astro/held.js'), 'held');
  linkSync(file('dist/pool/_astro/held.js'), file('dist/releases/a.example/1/held.js'));
  writeFileSync(file('.cache/compressed/ab/gone.9.br'), 'gone');
  linkSync(file('.cache/compressed/ab/gone.9.br'), file('dist/pool/_astro/gone.js.br'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('unused files', () => {
  it('stay for a month after their release is deleted', () => {
    expect(sum(daily(0, 29))).toBe(0);
    expect(isThere('dist/pool/_astro/gone.js')).toBe(true);
  });

  it('are deleted after a month, together with their compressed copies', () => {
    expect(daily(0, 30).at(-1)).toBe(2);
    expect(isThere('dist/pool/_astro/gone.js')).toBe(false);
    expect(isThere('dist/pool/_astro/gone.js.br')).toBe(false);
    expect(isThere('dist/pool/_astro/held.js')).toBe(true);
  });

  it('have compressed copies in the cache, which are deleted another month later', () => {
    daily(0, 59);
    expect(isThere('.cache/compressed/ab/gone.9.br')).toBe(true);
    expect(daily(60, 60)).toEqual([1]);
    expect(isThere('.cache/compressed/ab/gone.9.br')).toBe(false);
  });

  it('include compressed copies of files that are already deleted', () => {
    rmSync(file('dist/pool/_astro/gone.js'));
    expect(daily(0, 30).at(-1)).toBe(1);
    expect(isThere('dist/pool/_astro/gone.js.br')).toBe(false);
  });

  it('are searched for only once a day', () => {
    daily(0, 29);
    expect(pruneUnusedFiles(root, START + 29.5 * DAY_MS)).toBe(0);
    expect(pruneUnusedFiles(root, START + 30 * DAY_MS)).toBe(2);
  });

  it('stay for another month after the deletion of a release that had used them again', () => {
    daily(0, 20);
    linkSync(file('dist/pool/_astro/gone.js'), file('dist/releases/a.example/1/gone.js'));
    daily(21, 21);
    rmSync(file('dist/releases/a.example/1/gone.js'));
    daily(22, 40);
    expect(isThere('dist/pool/_astro/gone.js')).toBe(true);
    daily(41, 52);
    expect(isThere('dist/pool/_astro/gone.js')).toBe(false);
  });

  it('are not found in a project that has published nothing', () => {
    rmSync(root, { recursive: true });
    mkdirSync(root);
    expect(pruneUnusedFiles(root)).toBe(0);
  });
});

describe('a wrong clock', () => {
  it('causes no deletions if it jumps 40 days ahead', () => {
    daily(0, 2);
    expect(pruneUnusedFiles(root, START + 42 * DAY_MS)).toBe(0);
    expect(pruneUnusedFiles(root, START + 43 * DAY_MS)).toBe(0);
    expect(isThere('dist/pool/_astro/gone.js')).toBe(true);
  });

  it('does not prevent deletions after the clock is corrected', () => {
    daily(0, 2);
    pruneUnusedFiles(root, START + 42 * DAY_MS);
    expect(sum(daily(3, 40))).toBe(2);
  });

  it.each(['', 'null', '{}', '{"at":'])(
    'causes no deletions even if the ledger of unused files is corrupt: %j',
    (text) => {
      writeFileSync(file('.cache/forgotten'), text);
      expect(pruneUnusedFiles(root, Date.now() + 400 * DAY_MS)).toBe(0);
      expect(isThere('dist/pool/_astro/gone.js')).toBe(true);
    },
  );
});
