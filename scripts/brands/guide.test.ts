/** What the guide prints is what an editor has to write. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrand } from '../../src/brand/read-brands.ts';
import { brandTree, PROJECT } from '../../src/brand/brand-tree.fixture.ts';
import { why } from './why.ts';

const guide = readFileSync(join(PROJECT, 'docs/editing-a-brand.md'), 'utf8');
const recipe = (number: number): string =>
  new RegExp(`^## ${number}\\. [\\s\\S]*?(?=^## |(?![\\s\\S]))`, 'm').exec(guide)?.[0] ?? '';
/** The indented block that begins so, without its indentation. */
function block(text: string, start: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim().startsWith(start));
  const indent = /^ */.exec(lines[first] ?? '')?.[0] ?? '';
  const after = lines.slice(first).findIndex((line) => line !== '' && !line.startsWith(indent));
  return `${lines
    .slice(first, first + after)
    .map((line) => line.slice(indent.length))
    .join('\n')
    .trimEnd()}\n`;
}

describe('recipe 6, add a page', () => {
  const pages = block(recipe(6), 'pages:');

  it('lists the pages that the brand has, and the new one', () => {
    const [printed = ''] = why(PROJECT, 'mincr', 'pages').text.split('\n');
    expect(pages).toBe(`${printed.slice(0, -1)}, newsroom]\n`);
  });

  it('works as written', () => {
    using tree = brandTree();
    const brand = 'brands/mincr/brand.yaml';
    tree.write(brand, tree.read(brand) + pages);
    expect(readBrand(tree.root, 'mincr')).toHaveProperty('errors');
    tree.write('brands/mincr/pages/newsroom.md', block(recipe(6), '---'));
    const read = readBrand(tree.root, 'mincr');
    expect(read).toHaveProperty('site.copy.newsroom.front.title', 'Newsroom');
  });
});
