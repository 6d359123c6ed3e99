import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../..');
const ISLAND = /<(?<tag>[A-Z]\w*)[^<]*?\sclient:[a-z-]+[^<]*?>/g;

/** A page's islands with children. The browser would lose the children, because `react-client.ts` ignores slots. */
const withChildren = (page: string): string[] =>
  [...page.matchAll(ISLAND)].flatMap(([tag]) => (tag.endsWith('/>') ? [] : [tag]));

const pages = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.astro'))
  .map((path) => [path, readFileSync(join(SRC, path), 'utf8')] as const);

it('the project has no island with children', () => {
  expect(pages.flatMap(([, page]) => [...page.matchAll(ISLAND)])).not.toEqual([]);
  expect(pages.flatMap(([path, page]) => withChildren(page).map((tag) => `${path}: ${tag}`))).toEqual([]);
});

it('withChildren() finds an island with children', () => {
  expect(withChildren('<Form client:touch brand={x}>Text</Form>')).toEqual(['<Form client:touch brand={x}>']);
});
