import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readOptions } from './read-options.ts';
import { replaceFiles } from './replace-files.ts';

const read = (...args: string[]) => readOptions(['--out', 'x', ...args], '/project');

describe('readOptions()', () => {
  it.each<[string, string[], string]>([
    ['an unknown option', ['--foo'], "Unknown option '--foo'"],
    ['an option without its value', ['--listen'], 'argument missing'],
    ['no folder', [], '--out names no folder'],
    ['plain HTTP for visitors', ['--no-tls'], '--no-tls needs --listen and --balancer'],
    ['plain HTTP on a port', ['--no-tls', '--listen', '8080'], '--no-tls needs --listen and --balancer'],
    ['a balancer that is not an address', ['--balancer', 'not-an-ip'], '--balancer must be an IP address'],
    [
      'a port with text after it',
      ['--listen', '443;y'],
      '--listen must be a port, or an address and a port like',
    ],
    ['a path that ends the line', ['--pid', '/run/x;y'], '--pid must be a name or a path'],
    ['an empty path', ['--access-log', ''], '--access-log must be a name or a path'],
    ['a host with a space', ['--bare-host', 'a b'], '--bare-host must be the name of a host'],
  ])('throws an error with a plain message for %s', (what, args, sentence) => {
    const all = what === 'no folder' ? args : ['--out', 'x', ...args];
    expect(() => readOptions(all, '/project')).toThrow(sentence);
  });

  it('returns the settings for valid options, and null for --help', () => {
    const behind = read(
      '--no-tls',
      '--listen',
      '[::]:8080',
      '--balancer',
      '10.0.0.0/8',
      '--access-log',
      '/dev/stdout',
    );
    expect(behind?.settings).toMatchObject({ tls: null, listen: ['[::]:8080'], balancers: ['10.0.0.0/8'] });
    expect(read('--certificate', '/tls/{domain}.pem')?.settings.tls?.certificate).toBe('/tls/{domain}.pem');
    expect(read()?.settings).toMatchObject({ dist: '/project/dist', listen: ['443', '[::]:443'] });
    expect(read('--help')).toBeNull();
  });
});

describe('replaceFiles()', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replace-files-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('replaces no file if one of the new files cannot be written', () => {
    writeFileSync(join(folder, 'nginx.conf'), 'old');
    const files = new Map([
      ['nginx.conf', 'new'],
      ['missing/sites.conf', 'new'],
    ]);
    expect(() => replaceFiles(folder, files)).toThrow('ENOENT');
    expect(readFileSync(join(folder, 'nginx.conf'), 'utf8')).toBe('old');
  });

  it('leaves the folder’s other entries in place, and leaves no temporary folder', () => {
    mkdirSync(join(folder, 'closed'));
    replaceFiles(folder, new Map([['nginx.conf', 'new']]));
    expect(readFileSync(join(folder, 'nginx.conf'), 'utf8')).toBe('new');
    expect(readdirSync(folder).sort()).toEqual(['closed', 'nginx.conf']);
  });
});
