/** Linking files, also on disks without hard links and for files with the maximum number of links. */
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkFile, linkIntoCache } from './link-file.ts';

let folder: string;
const at = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-'));
  writeFileSync(at('from'), 'new');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe.each(['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'])('if making a link fails with %s,', (code) => {
  const fail = (): never => {
    throw Object.assign(new Error(code), { code });
  };

  it('linkFile() copies the file and leaves no draft', () => {
    linkFile(at('from'), at('to'), fail);
    expect(readFileSync(at('to'), 'utf8')).toBe('new');
    expect(readdirSync(folder).sort()).toEqual(['from', 'to']);
  });

  it('linkIntoCache() does not cache the file', () => {
    linkIntoCache(at('from'), at('cache'), fail);
    expect(existsSync(at('cache'))).toBe(false);
  });
});

it('linkFile() does not replace an existing file', () => {
  writeFileSync(at('to'), 'old');
  linkFile(at('from'), at('to'));
  expect(readFileSync(at('to'), 'utf8')).toBe('old');
});

it('linkIntoCache() throws an error with the name of the source if the source is missing', () => {
  expect(() => linkIntoCache(at('gone'), at('new/cache'))).toThrow(/ENOENT.*gone/);
});

it('linkIntoCache() creates a missing cache folder', () => {
  linkIntoCache(at('from'), at('new/cache'));
  expect(readFileSync(at('new/cache'), 'utf8')).toBe('new');
});

it('linkIntoCache() succeeds if another thread creates the folder at the same time', () => {
  linkIntoCache(at('from'), at('new/cache'), (from, to) => {
    try {
      linkSync(from, to);
    } finally {
      mkdirSync(at('new'), { recursive: true });
    }
  });
  expect(readFileSync(at('new/cache'), 'utf8')).toBe('new');
});
