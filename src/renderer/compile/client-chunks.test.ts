import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkFile, CHUNKS, clientGroups, isRoot } from './client-chunks.ts';

const SRC = join(import.meta.dirname, '../..');

describe('shared browser chunks', () => {
  it.each(CHUNKS.flatMap(({ name, roots = [] }) => roots.map((root) => [name, root] as const)))(
    'have only roots that exist in src: the chunk %s has the root %s',
    (_name, root) => expect(existsSync(join(SRC, root))).toBe(true),
  );

  it('contain exactly their root files and all modules in their root folders', () => {
    const chunk = { name: 'x', roots: ['lib/http/', 'brand/brand-slice.ts'] };
    const has = (path: string) => isRoot(chunk, `/project/src/${path}`);
    expect(has('lib/http/deep/network.ts')).toBe(true);
    expect(has('brand/brand-slice.ts')).toBe(true);
    expect(has('brand/brand-slice.css')).toBe(false);
    expect(has('lib/date/date.ts')).toBe(false);
  });

  it('do not contain Spanish texts', () => {
    const spanish = '/project/src/lib/http/x.text.es.ts';
    expect(clientGroups.filter(({ test }) => test(spanish))).toEqual([]);
  });

  it('have a short name if several views import them', () => {
    expect(chunkFile({ name: 'shared~a.island~b.island' })).toBe('_astro/shared.[hash:7].js');
    expect(chunkFile({ name: 'member' })).toBe('_astro/[name].[hash:7].js');
  });
});
