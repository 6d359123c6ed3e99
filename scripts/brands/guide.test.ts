/** Checks that the examples in the editors' guide work as printed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Brand } from '../../src/brand/brand.schema.ts';
import { brandTree, PROJECT, type BrandTree } from '../../src/brand/brand-tree.fixture.ts';
import { formatBrandError } from '../../src/brand/brand-error.ts';
import { brandCodes, readBrand } from '../../src/brand/read-brands.ts';
import { loadRecords } from '../../src/brand/read-records.ts';
import { why } from './why.ts';

const guide = readFileSync(join(PROJECT, 'docs/editing-a-brand.md'), 'utf8');
const recipe = (number: number): string =>
  new RegExp(`^## ${number}\\. [\\s\\S]*?(?=^## |(?![\\s\\S]))`, 'm').exec(guide)?.[0] ?? '';
/** Returns the indented block that starts with the given text, without its indentation. */
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

/** Adds lines of YAML as the guide says: under an existing key, in place of the same key, or at the end. */
function withLines(text: string, added: string): string {
  const file = text.trimEnd().split('\n');
  let from = 0;
  for (const line of added.trimEnd().split('\n')) {
    const indent = /^ */.exec(line)?.[0] ?? '';
    const key = `${line.split(':')[0]}:`;
    if (indent === '') from = 0;
    const rest = file.slice(from);
    const end = rest.findIndex((other) => /^\S/.test(other) && indent !== '');
    const same = rest.slice(0, end < 0 ? undefined : end).findIndex((other) => other.startsWith(key));
    if (same < 0) file.splice(indent === '' ? file.length : from, 0, line);
    else if (!line.endsWith(':')) file[from + same] = line;
    from = file.findIndex((other, at) => at >= from && other.startsWith(key)) + 1;
  }
  return `${file.join('\n')}\n`;
}

const errorsIn = (tree: BrandTree): string[] => {
  const read = readBrand(tree.root, 'mincr');
  return 'errors' in read ? read.errors.map(formatBrandError) : [];
};

describe('the YAML examples of the editors’ guide', () => {
  it.each<[recipe: number, start: string, has: (brand: Brand) => unknown]>([
    [4, 'footer:', ({ footer }) => footer.links['choosing']?.label === 'Choosing a plan'],
    [4, 'spanish:', ({ spanish }) => spanish.links['choosing'] === 'Cómo elegir un plan'],
    [12, 'tabs:\n      claims', ({ tabs, spanish }) => tabs.some(({ label }) => label === 'Bills') && spanish.tabs['claims'] === 'Facturas'],
    [12, 'tabs:\n      wellness', ({ tabs }) => tabs.every(({ id }) => id !== 'wellness')],
    [12, 'tabs:\n      about-us', ({ tabs }) => tabs.find(({ id }) => id === 'about-us')?.url === '/about/'],
    [13, 'hours:\n         days', ({ hours }) => hours.days.length === 6 && hours.opens === '07:30'],
[18, 'redirects:', ({ redirects }) => redirects['/newsletter/archive.html'] === '/about/'],
  ])('in recipe %s take effect in the file of every brand: %j', (number, start, has) => {
    using tree = brandTree('all');
    const text = recipe(number);
    const [first = '', second] = start.split('\n');
    const at = second === undefined ? 0 : text.indexOf(start);
    expect(at).toBeGreaterThanOrEqual(0);
    const needed = number === 4 && first === 'spanish:' ? block(text, 'footer:') : '';
    const lines = needed + block(text.slice(Math.max(0, text.lastIndexOf('\n', at))), first);
    for (const code of brandCodes(tree.root)) {
      const file = `brands/${code}/brand.yaml`;
      tree.write(file, withLines(tree.read(file), lines));
    }
    expect(loadRecords(tree.root).filter((brand) => !has(brand)).map(({ code }) => code)).toEqual([]);
  });
});

it('recipe 5 (copy a shared page) gives an error until the page is copied in both languages', () => {
  using tree = brandTree();
  const copies = /cp brands\/_pages\/(\S+) brands\/_pages\/(\S+) brands\/mincr\/pages\/`/.exec(recipe(5))?.slice(1) ?? [];
  expect(copies).toEqual(['about.md', 'about.es.md']);
  for (const name of copies) {
    tree.write(`brands/mincr/pages/${name}`, tree.read(`brands/_pages/${name}`));
    expect(errorsIn(tree)).toHaveLength(name === 'about.md' ? 1 : 0);
  }
});

describe('recipe 6 (add a page)', () => {
  const pages = block(recipe(6), 'pages:');

  it('lists the brand’s existing pages plus the new page', () => {
    const [printed = ''] = why(PROJECT, 'mincr', 'pages').text.split('\n');
    expect(pages).toBe(`${printed.slice(0, -1)}, newsroom]\n`);
  });

  it('adds a page without errors if its steps are followed', () => {
    using tree = brandTree();
    const brand = 'brands/mincr/brand.yaml';
    tree.write(brand, tree.read(brand) + pages);
    expect(readBrand(tree.root, 'mincr')).toHaveProperty('errors');
    const [, english = '', spanish = ''] = recipe(6).split(/(?=^ +---\n +title)/m);
    tree.write('brands/mincr/pages/newsroom.md', block(english, '---'));
    tree.write('brands/mincr/pages/newsroom.es.md', block(spanish, '---'));
    expect(errorsIn(tree)).toEqual([]);
  });
});

it('replacing the last card with the new card of recipe 14 gives no errors in either language', () => {
  using tree = brandTree();
  const cards = recipe(14).split(/(?=^ +## )/m);
  for (const [at, name] of ['home.md', 'home.es.md'].entries()) {
    const shared = tree.read(`brands/_pages/${name}`);
    const card = block(cards[at + 1] ?? '', '## ');
    tree.write(`brands/mincr/pages/${name}`, shared.slice(0, shared.lastIndexOf('\n## ') + 1) + card);
  }
  expect(errorsIn(tree)).toEqual([]);
});
