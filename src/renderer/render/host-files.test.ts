import { describe, expect, it } from 'vitest';
import { headersFile, redirectsFile } from './host-files.ts';

/** Headers by pattern, as a host reads the file. */
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

describe('_headers', () => {
  const hashed = ['/theme.abc.css', '/_astro/a.1.js'];
  const headers = read(headersFile("default-src 'self'; frame-ancestors 'none'", hashed));

  it.each([
    ['/*', 'Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'"],
    ['/*', 'X-Content-Type-Options', 'nosniff'],
    ['/*', 'X-Frame-Options', 'DENY'],
    ['/*', 'Referrer-Policy', 'strict-origin'],
    ['/*', 'Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
    ['/*', 'Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['/*', 'Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=()'],
    ['/*', 'Vary', 'Accept-Encoding'],
    ['/_astro/a.1.js', 'Cache-Control', 'public, max-age=31536000, immutable'],
    ['/theme.abc.css', 'Cache-Control', 'public, max-age=31536000, immutable'],
  ])('%s has %s: %s', (pattern, name, value) => {
    expect(headers.get(pattern)?.get(name)).toBe(value);
  });

  it('only files that are there are kept for a year: no pattern that a missing file matches too', () => {
    const kept = [...headers].filter(([, block]) => block.has('Cache-Control')).map(([pattern]) => pattern);
    expect(kept).toEqual(['/_astro/a.1.js', '/theme.abc.css']);
  });

  it('equal input gives equal bytes, with a line break at the end', () => {
    expect(headersFile('x', hashed)).toBe(headersFile('x', hashed.toReversed()));
    expect(headersFile('x', [])).toMatch(/[^\n]\n$/);
  });
});

describe('_redirects', () => {
  it.each<[string, Record<string, string>, string]>([
    ['one', { '/spa/': '/login/' }, '/spa/ /login/ 302\n'],
    ['several, in order', { '/b/': '/', '/a/': '/x/#/y' }, '/b/ / 302\n/a/ /x/#/y 302\n'],
    ['none', {}, ''],
  ])('%s', (_rule, redirects, text) => {
    expect(redirectsFile(redirects)).toBe(text);
  });
});
