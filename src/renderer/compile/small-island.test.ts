import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { toBrandSlice } from '../../brand/brand-slice.ts';
import { loadBrands } from '../../brand/read-brands.ts';
import { compileIsland } from './small-island.ts';

const MOST_CHARACTERS = 1000;

it('the island script is one small classic script', () => {
  const script = compileIsland();
  expect(script.length).toBeLessThan(MOST_CHARACTERS);
  expect(script).toMatch(/^\(\(\)=>\{.*customElements\.define\(`astro-island`,\w+\)\}\)\(\);$/s);
  expect(script).not.toContain('</');
});

/** The island element reads plain values and lists only; dates, sets and maps would be lost. */
it('islands get only values that JSON has', () => {
  for (const { brand } of loadBrands(resolve(import.meta.dirname, '../../..'))) {
    const slice = toBrandSlice(brand);
    expect(JSON.parse(JSON.stringify(slice))).toEqual(slice);
  }
});
