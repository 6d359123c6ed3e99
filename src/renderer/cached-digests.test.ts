import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../brand/brand-tree.fixture.ts';
import { cacheDigests } from './cached-digests.ts';

type Digest = (data: string, algorithm: string) => Promise<string>;

const isDigest = (value: unknown): value is Digest => typeof value === 'function';

/** The function in Astro's file, without the rest of it. */
async function digestOf(code: string): Promise<Digest> {
  const start = code.search(/^(?:const cspDigests|async function generateCspDigest)/m);
  const end = code.indexOf('\n}\n', code.indexOf('hashBuffer', start));
  const surroundings = `const encoder = new TextEncoder();
    const encodeBase64 = (bytes) => Buffer.from(bytes).toString('base64');
    const ALGORITHMS = { 'SHA-256': 'sha256-', 'SHA-512': 'sha512-' };`;
  const module: unknown = await import(
    `data:text/javascript,${encodeURIComponent(`${surroundings}\n${code.slice(start, end + 2)}\nexport default generateCspDigest;`)}`
  );
  if (typeof module !== 'object' || module === null || !('default' in module) || !isDigest(module.default))
    throw new Error('no digest');
  return module.default;
}

it('digests stay as they were, and equal content is hashed once', async () => {
  const astro = readFileSync(join(PROJECT, 'node_modules/astro/dist/core/encryption.js'), 'utf8');
  const [before, after] = [await digestOf(astro), await digestOf(cacheDigests(astro))];
  for (const [data, name] of [
    ['', 'SHA-256'],
    ['a{}', 'SHA-256'],
    ['a{}', 'SHA-512'],
  ] as const) {
    const hash = createHash(name.replace('-', '').toLowerCase()).update(data).digest('base64');
    expect(await after(data, name)).toBe(`${name.replace('-', '').toLowerCase()}-${hash}`);
    expect(await after(data, name)).toBe(await before(data, name));
    expect(after(data, name)).toBe(after(data, name));
  }
});

it('a file without the function is an error', () => {
  expect(() => cacheDigests('export const encode = 1;')).toThrow(/encryption\.js/);
});
