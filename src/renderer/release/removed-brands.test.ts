import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandCodes, loadBrands } from '../../brand/read-brands.ts';
import { brandTree, type BrandTree } from '../../brand/brand-tree.fixture.ts';
import { removedInPublish, removedBrands, removedStillServed } from './removed-brands.ts';
import { splitUnchanged } from '../publish/publish-jobs.ts';
import { serve, writeHistory } from './release-history.ts';
import { guardRules, heldBackLines, heldBackLine } from './rule-guard.ts';
import { SITE_INDEX } from '../publish/site-index-file.ts';
import { servedDomains, writeIndex } from '../publish/write-index.ts';

const IBCCR = { code: 'ibccr', domain: 'libertybell.example' };
let tree: BrandTree;
beforeEach(async () => {
  tree = brandTree(['ibcah']);
  const sites = loadBrands(tree.root);
  for (const { brand } of sites) {
    mkdirSync(join(tree.root, 'dist/releases', brand.domain, 'a1'), { recursive: true });
    serve(tree.root, brand.domain, 'a1');
  }
  await writeIndex(tree.root, sites, sites);
});
afterEach(() => tree[Symbol.dispose]());

const gone = async () =>
  removedBrands(servedDomains(tree.root), brandCodes(tree.root), loadBrands(tree.root));
const isLinked = (domain: string) => existsSync(join(tree.root, 'dist/sites', domain));
const codes = () =>
  (JSON.parse(readFileSync(join(tree.root, SITE_INDEX), 'utf8')) as { code: string }[]).map(
    ({ code }) => code,
  );
const moveAway = () => tree.rename('brands/ibccr', 'elsewhere');
const rename = () => tree.rename('brands/ibccr', 'brands/ibc');

describe('a brand whose folder was deleted', () => {
  it('requires acceptance before a publish removes its site', async () => {
    expect(await gone()).toEqual([]);
    moveAway();
    expect(await gone()).toEqual([{ ...IBCCR, replacedBy: undefined }]);
    const { held } = await guardRules(tree.root, [], 34, false, await gone());
    expect(heldBackLines(held, 34, ['ibccr'])).toEqual([
      'libertybell.example would no longer be served: brands/ibccr is gone',
      'If all of this is meant, publish it with: npm run build -- --brand ibccr --accept-rules',
    ]);
    expect(heldBackLine(held)).toBe('ibccr stays as it was published.');
    const accepted = await guardRules(tree.root, [], 34, true, await gone());
    expect([accepted.held, accepted.lines]).toEqual([
      [],
      ['libertybell.example is no longer served: brands/ibccr is gone'],
    ]);
  });

  it('stays listed and served until its removal is accepted', async () => {
    const all = codes().length;
    moveAway();
    const [sites, found] = [loadBrands(tree.root), await gone()];
    const stillServed = (dropped: string[]) => removedStillServed(found, [], dropped).map(({ code }) => code);
    await writeIndex(tree.root, sites, sites, stillServed([]));
    expect([codes().length, codes().includes('ibccr'), isLinked(IBCCR.domain)]).toEqual([all, true, true]);
    await writeIndex(tree.root, sites, sites, stillServed(['ibccr']));
    expect([codes().length, codes().includes('ibccr'), isLinked(IBCCR.domain)]).toEqual([
      all - 1,
      false,
      false,
    ]);
    expect(readdirSync(join(tree.root, 'dist/releases', IBCCR.domain))).toEqual(['a1']);
  });

  it('does not affect a publish of other brands', async () => {
    moveAway();
    expect(removedInPublish(await gone(), ['pbs', 'mincr'])).toEqual([]);
    expect(removedInPublish(await gone(), ['ibccr'])).toHaveLength(1);
  });
});

describe('a brand whose folder was renamed', () => {
  it('is listed under its old code until the rename is accepted and published', async () => {
    rename();
    const found = await gone();
    expect(found).toEqual([{ ...IBCCR, replacedBy: 'ibc' }]);
    const sites = loadBrands(tree.root);
    const replacement = sites.filter(({ brand }) => brand.code === 'ibc');
    const { held, sites: chosen } = await guardRules(tree.root, replacement, 35, false, found);
    expect(chosen).toEqual([]);
    expect(heldBackLines(held, 35, ['ibc'])).toContain(
      'libertybell.example would be served from brands/ibc: brands/ibccr is gone',
    );
    const others = sites.filter((site) => !replacement.includes(site));
    const stillServed = (published: typeof sites) =>
      removedStillServed(found, published, ['ibccr']).map(({ code }) => code);
    await writeIndex(tree.root, sites, others, stillServed(others));
    expect([codes().includes('ibccr'), codes().includes('ibc')]).toEqual([true, false]);
    await writeIndex(tree.root, sites, sites, stillServed(sites));
    expect([codes().includes('ibccr'), codes().includes('ibc')]).toEqual([false, true]);
    expect(isLinked(IBCCR.domain)).toBe(true);
  });
});

describe('a brand that has moved to another domain', () => {
  const moveTo = (domain: string) =>
    tree.edit('brands/mincr/brand.yaml', /^domain: .*$/m, `domain: ${domain}`);
  const mincr = () => loadBrands(tree.root).filter(({ brand }) => brand.code === 'mincr');

  it('is no longer served on the old domain, but its old releases stay on disk', async () => {
    moveTo('polestar.example');
    mkdirSync(join(tree.root, 'dist/releases/polestar.example/a1'), { recursive: true });
    serve(tree.root, 'polestar.example', 'a1');
    const sites = loadBrands(tree.root);
    await writeIndex(
      tree.root,
      sites,
      sites.filter(({ brand }) => brand.code === 'mincr'),
    );
    expect([isLinked('northstar.example'), isLinked('polestar.example')]).toEqual([false, true]);
    expect(readdirSync(join(tree.root, 'dist/releases/northstar.example'))).toEqual(['a1']);
  });

  it('is published again, even though a release with the same input exists', async () => {
    writeHistory(tree.root, 'northstar.example', [{ id: 'a1', input: 'x.y', at: '2026-11-22' }]);
    const unchanged = async () =>
      (await splitUnchanged(tree.root, mincr(), () => 'x.y', false, servedDomains(tree.root))).unchanged
        .length;
    expect(await unchanged()).toBe(1);
    writeFileSync(
      join(tree.root, SITE_INDEX),
      JSON.stringify([{ code: 'mincr', name: 'North Star', domain: 'polestar.example' }]),
    );
    expect(await unchanged()).toBe(0);
  });

  it('is listed in the site index with its old domain until it is published on the new domain', async () => {
    moveTo('polestar.example');
    writeFileSync(
      join(tree.root, SITE_INDEX),
      JSON.stringify([{ code: 'mincr', name: 'North Star', domain: 'northstar.example' }]),
    );
    await writeIndex(tree.root, loadBrands(tree.root), []);
    expect(servedDomains(tree.root).get('mincr')).toBe('northstar.example');
  });
});
