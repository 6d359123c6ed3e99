import { describe, expect, it } from 'vitest';
import { loadBrands } from '../../../src/brand/read-brands.ts';
import { brandTree, PROJECT } from '../../../src/brand/brand-tree.fixture.ts';
import { siteEntry } from '../../../src/renderer/publish/site-index.ts';
import { readFilter, type TileSite } from './brand-filter.rules.ts';
import { brokenDrafts } from '../dev-plugin.ts';
import { brandSection } from './tiles.ts';

const sites = loadBrands(PROJECT).map(siteEntry);

/** Renders the brand section and splits it into the HTML of each tile. */
async function tiles(
  errors: Record<string, number>,
  search = '',
  shown = sites,
  drafts: ReadonlyMap<string, TileSite> = new Map(),
): Promise<string[]> {
  const section = await brandSection(shown, {
    drafts,
    port: 4321,
    filter: readFilter(new URLSearchParams(search)),
    pictureOf: () => 'live',
    errorsOf: new Map(Object.entries(errors)),
  });
  return String(section)
    .split(/(?=<li\s+class="tile")/)
    .slice(1);
}

describe('a brand with errors', () => {
  it('has a tile with the number of its errors and a link to them', async () => {
    const marked = (await tiles({ mincr: 2, pbs: 1 })).filter((tile) => tile.includes('error-mark'));
    expect(marked).toHaveLength(2);
    expect(marked.join('')).toContain('href="#errors-mincr">2 errors</a>');
    expect(marked.join('')).toContain('href="#errors-pbs">1 error</a>');
  });

  it('has a tile that the filter finds, even if the brand was never published', async () => {
    const all = await tiles({ acme: 3 });
    expect(all).toHaveLength(sites.length + 1);
    const tile = all.find((html) => html.includes('acme'));
    expect(tile).toContain('Cannot be shown until its errors are fixed');
    expect(tile).toContain('3 errors');
    const matches = (await tiles({ acme: 3 }, 'q=acme')).filter(
      (tile) => !/data-words="[^"]*"[^>]*hidden/.test(tile),
    );
    expect(matches).toHaveLength(1);
  });
});

describe('a brand that has errors and is not in the site list', () => {
  const others = sites.filter(({ code }) => code !== 'mincr');

  it.each([
    ['a refused color', /^ {2}primary: .*$/m, '  primary: "#cccccc"', 'primary #cccccc'],
    ['a value of the wrong kind', /^storeID: .*$/m, 'storeID: many', 'Colors: primary #'],
  ])('has a tile with its name, at its usual position, despite %s', async (_what, key, value, colors) => {
    using tree = brandTree();
    tree.edit('brands/mincr/brand.yaml', key, value);
    const all = await tiles(
      { mincr: 1 },
      'q=north star&state=MN',
      others,
      brokenDrafts(tree.root, ['mincr']),
    );
    const tile = all[sites.findIndex(({ code }) => code === 'mincr')] ?? '';
    expect(tile).toContain('href="http://mincr.localhost:4321/">North Star Health Plan<');
    expect(tile).toContain('northern family');
    expect(tile).toContain('Minnesota');
    expect(tile).toContain(colors);
    expect(tile).toContain('Cannot be shown until its errors are fixed');
    expect(tile.slice(0, tile.indexOf('>'))).not.toMatch(/\shidden/);
  });

  it('has no tile data if its file is not valid YAML', async () => {
    using tree = brandTree();
    tree.edit('brands/mincr/brand.yaml', /^theme:$/m, 'theme: [');
    expect(brokenDrafts(tree.root, ['mincr', 'nosuch']).size).toBe(0);
  });
});

describe('a tile', () => {
  it("shows the brand's colors, and links to its site and its contrast preview", async () => {
    const [tile = ''] = (await tiles({})).filter((text) => text.includes('>North Star Health Plan</a'));
    expect(tile).toContain('href="http://mincr.localhost:4321/"');
    expect(tile).toMatch(/aria-label="Colors: primary #\w+, accent #\w+/);
    expect(tile).toContain('/preview/contrast?q=mincr');
    expect(tile).toContain('Minnesota');
    expect(tile).toContain('northern family');
    expect(tile).toContain('brand number 6010');
    expect(tile).not.toContain('error-mark');
  });
});
