import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatBrandError } from '../brand-error.ts';
import { readText } from './text-file.ts';

/** Reads a file that `make` creates at a path. Returns the text, or the formatted error. */
function reading(make: (path: string) => void): string {
  const root = mkdtempSync(join(tmpdir(), 'text-'));
  try {
    make(join(root, 'x.yaml'));
    const result = readText(root, 'x.yaml');
    return 'text' in result ? result.text : formatBrandError(result.error);
  } finally {
    rmSync(root, { recursive: true });
  }
}
const writing = (content: string | Buffer) => reading((path) => writeFileSync(path, content));

describe('a text file', () => {
  it('is read unchanged, whatever UTF-8 characters it contains', () => {
    expect(writing('name: Øresund – 健康\n')).toBe('name: Øresund – 健康\n');
  });

  it('may start with a byte order mark', () => {
    expect(writing('\uFEFFname: x\n')).toBe('name: x\n');
  });

  const halfSaved =
    'this file does not end in a line break, so it may be half saved: see that its last lines are all there, press Enter at the end of the last one and save again';
  it.each<[what: string, text: string, position: string | null]>([
    ['a line break', 'a: 1\nb: 2\n', null],
    ['a line break of Windows', 'a: 1\r\nb: 2\r\n', null],
    ['half a line', 'a: 1\nminimumMem', '2:11'],
    ['a whole line without its break', 'a: 1', '1:5'],
    ['half an indentation', 'a:\n  b: 1\n ', '3:2'],
  ])('gives an error unless it ends in a line break: %s', (_what, text, position) => {
    expect(writing(text)).toBe(position === null ? text : `x.yaml:${position} ${halfSaved}`);
  });

  it('may end without a line break if it is an SVG', () => {
    const root = mkdtempSync(join(tmpdir(), 'text-'));
    writeFileSync(join(root, 'logo.svg'), '<svg/>');
    expect(readText(root, 'logo.svg')).toEqual({ text: '<svg/>' });
    rmSync(root, { recursive: true });
  });

  it.each<[what: string, make: (path: string) => void, error: string]>([
    ['nothing', () => undefined, 'x.yaml:1:1 expected a file here, found none'],
    ['a folder', (path) => mkdirSync(path), 'x.yaml:1:1 expected a file here, found a folder of this name'],
    [
      'a device',
      (path) => symlinkSync('/dev/null', path),
      'x.yaml:1:1 expected a file here, found something else',
    ],
    [
      'a link to nothing',
      (path) => symlinkSync('nowhere', path),
      'x.yaml:1:1 expected a file here, found none',
    ],
    [
      'a link to itself',
      (path) => symlinkSync('x.yaml', path),
      'x.yaml:1:1 this file cannot be read: it is a link that leads back to itself',
    ],
    ['an empty file', (path) => writeFileSync(path, ''), 'x.yaml:1:1 this file is empty'],
    ['a blank file', (path) => writeFileSync(path, ' \n\n\t\n'), 'x.yaml:1:1 this file is empty'],
    [
      'five megabytes',
      (path) => writeFileSync(path, 'a'.repeat(5_000_000)),
      'x.yaml:1:1 expected a text of at most 200 kB, got 5000 kB',
    ],
  ])('gives a plain error message if there is %s at its path', (_what, make, error) => {
    expect(reading(make)).toBe(error);
  });

  it.each<[what: string, link: string, to: string, refused: boolean]>([
    ['a page', 'brands/one/pages/about.md', 'secret.md', true],
    ['a folder of pages', 'brands/one/pages', 'outside', true],
    ['a brand', 'brands/one', 'outside', true],
    [
      'a page (no error for a link to another brand)',
      'brands/one/pages/about.md',
      'brands/two/about.md',
      false,
    ],
  ])(
    'gives an error only if its path contains a symbolic link that leads out of brands/: %s',
    (_what, link, to, refused) => {
      const root = mkdtempSync(join(tmpdir(), 'text-'));
      for (const file of ['secret.md', 'outside/about.md', 'outside/pages/about.md', 'brands/two/about.md']) {
        mkdirSync(join(root, file, '..'), { recursive: true });
        writeFileSync(join(root, file), 'secret\n');
      }
      mkdirSync(join(root, link, '..'), { recursive: true });
      symlinkSync(join(root, to), join(root, link));
      const file = 'brands/one/pages/about.md';
      const read = readText(root, file);
      expect('error' in read ? formatBrandError(read.error) : read.text).toBe(
        refused
          ? `${file}:1:1 this file is a link to a file outside brands/: copy the file here`
          : 'secret\n',
      );
      rmSync(root, { recursive: true });
    },
  );

  it.each<[what: string, content: Buffer, place: string]>([
    ['Latin-1', Buffer.from('a: 1\nname: Caf\u00e9 x\n', 'latin1'), '2:10'],
    ['UTF-16 with its mark', Buffer.from('\uFEFFname: x\n', 'utf16le'), '1:1'],
    ['UTF-16 without', Buffer.from('name: x\n', 'utf16le'), '1:2'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0]), '1:1'],
  ])('gives an error at its first invalid character: %s', (_what, content, position) => {
    expect(writing(content)).toBe(
      `x.yaml:${position} expected text in UTF-8, got a character in another encoding: save the file as UTF-8`,
    );
  });
});
