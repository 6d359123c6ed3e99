/** Disks without hard links, and files that have the most links their disk allows. */
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

describe.each(['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'])('where a link fails with %s', (code) => {
  const fail = (): never => {
    throw Object.assign(new Error(code), { code });
  };

  it('a file is copied, and no draft is left', () => {
    linkFile(at('from'), at('to'), fail);
    expect(readFileSync(at('to'), 'utf8')).toBe('new');
    expect(readdirSync(folder).sort()).toEqual(['from', 'to']);
  });

  it('a file is not cached, and no draft is left', () => {
    linkIntoCache(at('from'), at('cache'), fail);
    expect(existsSync(at('cache'))).toBe(false);
  });
});

it('an existing file stays as it is', () => {
  writeFileSync(at('to'), 'old');
  linkFile(at('from'), at('to'));
  expect(readFileSync(at('to'), 'utf8')).toBe('old');
});

it('a missing source is an error that names it, also when linking into a cache', () => {
  expect(() => linkIntoCache(at('gone'), at('new/cache'))).toThrow(/ENOENT.*gone/);
});

it('a missing cache folder is created', () => {
  linkIntoCache(at('from'), at('new/cache'));
  expect(readFileSync(at('new/cache'), 'utf8')).toBe('new');
});

it('a file is cached although another thread creates the folder at the same time', () => {
  linkIntoCache(at('from'), at('new/cache'), (from, to) => {
    try {
      linkSync(from, to);
    } finally {
      mkdirSync(at('new'), { recursive: true });
    }
  });
  expect(readFileSync(at('new/cache'), 'utf8')).toBe('new');
});
