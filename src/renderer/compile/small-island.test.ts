import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { toBrandSlice } from '../../brand/brand-slice.ts';
import { loadBrands } from '../../brand/read-brands.ts';
import { compileIsland } from './small-island.ts';

const MOST_CHARACTERS = 1000;

it('compileIsland() returns one classic script of fewer than 1000 characters', () => {
  const script = compileIsland();
  expect(script.length).toBeLessThan(MOST_CHARACTERS);
  expect(script).toMatch(/^\(\(\)=>\{.*customElements\.define\(`astro-island`,\w+\)\}\)\(\);$/s);
  expect(script).not.toContain('</');
});

/** The island element reads only plain values and lists. It would lose dates, sets and maps. */
it('the brand slices that islands get as props consist of JSON values', () => {
  for (const { brand } of loadBrands(resolve(import.meta.dirname, '../../..'))) {
    const slice = toBrandSlice(brand);
    expect(JSON.parse(JSON.stringify(slice))).toEqual(slice);
  }
});
