import { describe, expect, it } from 'vitest';
import { headerRules, headersFile, hostFileErrors, redirectsFile } from './host-files.ts';

/** Parses `_headers` as a host does. @returns headers by pattern */
function read(text: string): Map<string, Map<string, string>> {
  const blocks = text.trim().split('\n\n');
  return new Map(
    blocks.map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      return [
        pattern,
        new Map(
          lines.map((line) => {
            const match = /^ {2}([A-Za-z-]+): (\S.*)$/.exec(line);
            if (!match) throw new Error(`not a header: ${line}`);
            return [match[1] ?? '', match[2] ?? ''];
          }),
        ),
      ];
    }),
  );
}

const file = headersFile(headerRules("default-src 'self'; frame-ancestors 'none'"));

describe('_headers', () => {
  const headers = read(file);

  it.each([
    ['/*', 'Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'"],
    ['/*', 'X-Content-Type-Options', 'nosniff'],
    ['/*', 'X-Frame-Options', 'DENY'],
    ['/*', 'Referrer-Policy', 'strict-origin'],
    ['/*', 'Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
    ['/*', 'Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['/*', 'Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=()'],
    ['/*', 'Vary', 'Accept-Encoding'],
    ['/_astro/*', 'Cache-Control', 'public, max-age=31536000, immutable'],
    ['/hashed/*', 'Cache-Control', 'public, max-age=31536000, immutable'],
  ])('gives files at %s the header %s: %s', (pattern, name, value) => {
    expect(headers.get(pattern)?.get(name)).toBe(value);
  });

  it('contains rules for only three patterns: all paths, /_astro/ and /hashed/', () => {
    expect([...headers.keys()]).toEqual(['/*', '/_astro/*', '/hashed/*']);
  });

  it('sets a header for all paths or for a folder, not both, because static hosts join the values', () => {
    const [all = new Map(), ...folders] = headers.values();
    for (const folder of folders) expect([...folder.keys()].filter((name) => all.has(name))).toEqual([]);
  });

  it('ends with a line break', () => {
    expect(file).toMatch(/[^\n]\n$/);
  });
});

describe('_redirects', () => {
  it.each<[string, Record<string, string>, string]>([
    ['one redirect', { '/spa/': '/login/' }, '/spa/ /login/ 302\n'],
    ['several redirects in their order', { '/b/': '/', '/a/': '/x/#/y' }, '/b/ / 302\n/a/ /x/#/y 302\n'],
    ['nothing without redirects', {}, ''],
  ])('contains %s', (_rule, redirects, text) => {
    expect(redirectsFile(redirects)).toBe(text);
  });
});

describe('hostFileErrors', () => {
  const rules = (count: number): string =>
    headersFile(Array.from({ length: count }, (_, at) => ({ pattern: `/${at}/*`, headers: { A: 'b' } })));
  const redirects = (count: number): string =>
    redirectsFile(Object.fromEntries(Array.from({ length: count }, (_, at) => [`/old-${at}/`, '/'])));
  const line = (length: number): string => `/*\n  A: ${'x'.repeat(length - 5)}\n`;

  it.each<[what: string, headers: string, redirects: string]>([
    ['the files of a site', file, redirects(20)],
    ['15 rules', rules(15), ''],
    ['a header of 2,000 characters', line(2000), ''],
    ['2,000 redirects', file, redirects(2000)],
    ['a redirect of 1,000 characters', file, `/old/ /${'x'.repeat(1000 - 11)} 302\n`],
  ])('accepts %s', (_what, headers, moves) => {
    expect(hostFileErrors(headers, moves)).toEqual([]);
  });

  it.each<[headers: string, redirects: string, error: string]>([
    [rules(16), '', '_headers has 16 rules; at most 15 are allowed'],
    [line(2001), '', '_headers has a line of 2001 characters, and hosts take 2000: A: xxx'],
    [file, redirects(2001), '_redirects has 2001 addresses, and hosts take 2000'],
    [
      file,
      `/old/ /${'x'.repeat(1001 - 11)} 302\n`,
      '_redirects has a line of 1001 characters, and hosts take 1000: /old/ /xxx',
    ],
  ])('reports files that exceed the limits of hosts', (headers, moves, error) => {
    expect(hostFileErrors(headers, moves)).toEqual([expect.stringContaining(error)]);
  });
});
