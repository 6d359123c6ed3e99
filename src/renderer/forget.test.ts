import { existsSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forget } from './forget.ts';

const DAY_MS = 86_400_000;
let root: string;
const file = (path: string): string => join(root, path);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forget-'));
  for (const folder of ['dist/pool/_astro', 'dist/releases/a.example/1', '.cache/compressed/ab'])
    mkdirSync(file(folder), { recursive: true });
  writeFileSync(file('dist/pool/_astro/gone.js'), 'gone');
  writeFileSync(file('dist/pool/_astro/held.js'), 'held');
  linkSync(file('dist/pool/_astro/held.js'), file('dist/releases/a.example/1/held.js'));
  writeFileSync(file('.cache/compressed/ab/gone.9.br'), 'gone');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('files of releases long gone', () => {
  it('stay for a month, for pages that are still open', () => {
    expect(forget(root, Date.now() + 29 * DAY_MS)).toBe(0);
    expect(existsSync(file('dist/pool/_astro/gone.js'))).toBe(true);
  });

  it('then go, with their compressed copies; what a release has stays, however old', () => {
    expect(forget(root, Date.now() + 31 * DAY_MS)).toBe(2);
    expect(existsSync(file('dist/pool/_astro/gone.js'))).toBe(false);
    expect(existsSync(file('.cache/compressed/ab/gone.9.br'))).toBe(false);
    expect(existsSync(file('dist/pool/_astro/held.js'))).toBe(true);
  });

  it('are looked for once a day', () => {
    const later = Date.now() + 31 * DAY_MS;
    expect(forget(root, later - DAY_MS / 2)).toBe(2);
    rmSync(file('dist/releases'), { recursive: true });
    expect(forget(root, later)).toBe(0);
    expect(forget(root, later + DAY_MS)).toBe(1);
  });

  it('a tree without any has nothing to forget', () => {
    rmSync(root, { recursive: true });
    mkdirSync(root);
    expect(forget(root)).toBe(0);
  });
});
