/** Disks without hard links, and files with as many as the disk allows. */
import { existsSync, linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type * as FileSystem from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkFile, linkIntoCache } from './link-file.ts';

vi.mock('node:fs', async (original) => {
  const files = await original<typeof FileSystem>();
  return { ...files, linkSync: vi.fn(files.linkSync) };
});

let folder: string;
const at = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-'));
  writeFileSync(at('from'), 'new');
});
afterEach(() => {
  vi.mocked(linkSync).mockReset();
  rmSync(folder, { recursive: true });
});

describe.each(['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'])('where a link fails with %s', (code) => {
  beforeEach(() => {
    vi.mocked(linkSync).mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
  });

  it('a file is copied, and no draft is left', () => {
    linkFile(at('from'), at('to'));
    expect(readFileSync(at('to'), 'utf8')).toBe('new');
    expect(readdirSync(folder).sort()).toEqual(['from', 'to']);
  });

  it('a cache goes without it', () => {
    linkIntoCache(at('from'), at('cache'));
    expect(existsSync(at('cache'))).toBe(false);
  });
});

it('an existing file stays as it is', async () => {
  const files = await vi.importActual<typeof FileSystem>('node:fs');
  vi.mocked(linkSync).mockImplementation(files.linkSync);
  writeFileSync(at('to'), 'old');
  linkFile(at('from'), at('to'));
  expect(readFileSync(at('to'), 'utf8')).toBe('old');
});

it('a missing source is an error that names it, also of a cache', async () => {
  const files = await vi.importActual<typeof FileSystem>('node:fs');
  vi.mocked(linkSync).mockImplementation(files.linkSync);
  expect(() => linkIntoCache(at('gone'), at('new/cache'))).toThrow(/ENOENT.*gone/);
});
