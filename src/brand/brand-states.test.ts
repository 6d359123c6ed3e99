/** Which brands can be published, and which errors prevent publishing a brand. */
import { describe, expect, it } from 'vitest';
import { brandTree } from './brand-tree.fixture.ts';
import { brandCodes, readBrandStates } from './read-brands.ts';
import { formatBrandError } from './brand-error.ts';

describe('readBrandStates', () => {
  it('finds no errors in any of the real brand files', () => {
    using tree = brandTree('all');
    const { sites, shared, own } = readBrandStates(tree.root);
    expect([sites.map(({ brand }) => brand.code), shared, own.size]).toEqual([brandCodes(tree.root), [], 0]);
  });

  it('reports errors only for the broken brand', () => {
    using tree = brandTree();
    tree.edit('brands/mincr/brand.yaml', /^storeID: .*$/m, 'storeID: [many]');
    const { sites, shared, own } = readBrandStates(tree.root);
    expect(sites).toHaveLength(brandCodes(tree.root).length - 1);
    expect([shared, [...own.keys()], own.get('mincr')?.map(({ path }) => path)]).toEqual([
      [],
      ['mincr'],
      ['storeID'],
    ]);
  });

  it('reports errors for both brands if two brands share a domain', () => {
    using tree = brandTree();
    tree.edit('brands/pbs/brand.yaml', /^domain: .*$/m, 'domain: northstar.example');
    const { sites, own } = readBrandStates(tree.root);
    expect([...own.keys()]).toEqual(['mincr', 'pbs']);
    expect(sites.map(({ brand }) => brand.code)).not.toContain('mincr');
  });

  it('reports an error in a family file for each brand of that family', () => {
    using tree = brandTree(['ibcah']);
    tree.write('brands/_families/ibc.yaml', 'footer: [\n');
    const { shared, own } = readBrandStates(tree.root);
    expect(shared).toEqual([]);
    expect([...own.keys()]).toEqual(['ibcah', 'ibccr']);
  });

  it.each([
    ['the base', 'brands/_base.yaml', 'a: &a { b: *a }\n'],
    ['a shared page', 'brands/_pages/about.md', 'no front matter'],
    ['a notice', 'brands/_alerts/broken.yaml', 'kind: storm\n'],
  ])('reports an error in %s once, and not for each brand', (_what, file, text) => {
    using tree = brandTree();
    tree.write(file, text);
    const { shared, own } = readBrandStates(tree.root);
    expect(new Set(shared.map((error) => error.file))).toEqual(new Set([file]));
    expect(new Set(shared.map(formatBrandError)).size).toBe(shared.length);
    expect(own.size).toBe(0);
  });
});
