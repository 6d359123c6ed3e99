import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BrandSite } from '../../brand/read-brands.ts';
import { addMissingRecord } from './published-record.ts';
import { DOMAIN, MINCR, publishedTree, type PublishedTree } from './published-tree.fixture.ts';
import { rollBack } from './rollback.ts';
import { changesAgainstServed, guardRules, heldBackLines } from './rule-guard.ts';
import { SITE_INDEX } from '../publish/site-index-file.ts';
import { sampleSpread } from '../../../scripts/test/sample.ts';

let tree: PublishedTree;
beforeEach(() => {
  tree = publishedTree();
});
afterEach(() => tree[Symbol.dispose]());

const releases = (): string[] => readdirSync(join(tree.root, 'dist/releases', DOMAIN)).sort();
const setAge = (age: number) => tree.edit(MINCR, /^minimumMemberAge: .*$/m, `minimumMemberAge: ${age}`);
const ages = async () =>
  (await changesAgainstServed(tree.root, [tree.site()])).flatMap(({ changes }) =>
    changes.map(({ before, after }) => [before, after]),
  );

describe('the stored record of a release', () => {
  it('is kept outside the served folder until its release is deleted', async () => {
    for (const text of ['one', 'two', 'three', 'four']) await tree.publish(text);
    expect(tree.records()).toEqual(releases().map((id) => `${id}.json`));
    expect(
      readdirSync(join(tree.root, 'dist/sites', DOMAIN)).filter((name) => name.includes('json')),
    ).toEqual([]);
  });

  it('keeps the same bytes in the next publish if the brand has not changed', async () => {
    await tree.publish('one');
    const read = () => readFileSync(join(tree.root, 'dist/records', DOMAIN, tree.records()[0] ?? ''), 'utf8');
    const before = read();
    await tree.publish('one');
    expect(read()).toBe(before);
  });

  it('contains even the rules that no page shows', async () => {
    await tree.publish('one');
    setAge(13);
    expect(await ages()).toEqual([[12, 13]]);
    await tree.publish('one');
    expect(await ages()).toEqual([]);
  });

  it('is compared with the brand’s current record after a rollback to that release', async () => {
    await tree.publish('one');
    setAge(13);
    await tree.publish('two');
    expect(await ages()).toEqual([]);
    await rollBack(tree.root, DOMAIN);
    expect(await ages()).toEqual([[12, 13]]);
  });
});

/** Invalid records, as a crash, a full disk or a manual change may leave them. */
const DAMAGED = [
  '',
  '{"schema":',
  'null',
  '{"schema":"a","entries":[null],"written":{}}',
  '{"schema":"a","entries":[{"path":"minimumMemberAge","value":12}],"written":{}}',
  '{"schema":"a","entries":[{"path":["minimumMemberAge"],"value":{}}],"written":{}}',
  '{"schema":"a","entries":[],"written":{"minimumMemberAge":1}}',
  '{"schema":1,"entries":[],"written":{}}',
];

describe('changes of rules since the served release', () => {
  it('are an empty list for a brand that is not published', async () => {
    await tree.publish('one');
    setAge(13);
    rmSync(join(tree.root, 'dist/sites'), { recursive: true });
    expect(await changesAgainstServed(tree.root, [tree.site()])).toEqual([]);
  });

  it.each(sampleSpread(DAMAGED, 3))('require acceptance if the stored record is %j', async (text) => {
    await tree.publish('one');
    setAge(13);
    tree.spoilRecord(text);
    const { sites, held } = await guardRules(tree.root, [tree.site()], 1, false);
    expect(sites).toEqual([]);
    expect(heldBackLines(held, 1, ['mincr'])).toEqual([
      'The rules of mincr could not be compared: the record of its served release is missing or damaged',
      'If all of this is meant, publish it with: npm run build -- --brand mincr --accept-rules',
    ]);
    expect((await guardRules(tree.root, [tree.site()], 1, true)).sites).toHaveLength(1);
  });

  it.each(sampleSpread(DAMAGED, 3))(
    'are detected after a publish of the unchanged brand replaced the damaged record %j',
    async (text) => {
      await tree.publish('one');
      tree.spoilRecord(text);
      addMissingRecord(tree.root, tree.site());
      setAge(13);
      expect(await ages()).toEqual([[12, 13]]);
    },
  );

  it('require acceptance if this site’s record is missing but other sites have records', async () => {
    await tree.publish('one');
    await tree.publish('one', tree.site('pbs'));
    rmSync(join(tree.root, 'dist/records', DOMAIN), { recursive: true });
    const { held } = await guardRules(tree.root, [tree.site(), tree.site('pbs')], 2, false);
    expect(held).toEqual([{ code: 'mincr', changes: [], unknown: 'lost' }]);
  });

  it('require no acceptance if no release has a record yet', async () => {
    await tree.publish('one');
    rmSync(join(tree.root, 'dist/records'), { recursive: true });
    const { held, lines } = await guardRules(tree.root, [tree.site()], 1, false);
    expect([held, lines]).toEqual([
      [],
      ['The rules of mincr could not be compared: releases of this version had no records yet'],
    ]);
    addMissingRecord(tree.root, tree.site());
    setAge(13);
    expect(await ages()).toEqual([[12, 13]]);
  });

  it('are found by comparison with the previous domain’s record if the brand’s domain changes', async () => {
    await tree.publish('one');
    const { brand } = tree.site();
    writeFileSync(
      join(tree.root, SITE_INDEX),
      JSON.stringify([{ code: 'mincr', name: brand.name, domain: DOMAIN }]),
    );
    tree.edit(MINCR, /^domain: .*$/m, 'domain: polestar.example');
    setAge(13);
    const { held } = await guardRules(tree.root, [tree.site()], 1, false);
    expect(heldBackLines(held, 1, ['mincr'])).toEqual([
      'Addresses that change (the old one stops working):',
      '  Domain of the site: northstar.example → polestar.example (brands/mincr/brand.yaml)',
      'Rules for members that change:',
      '  Minimum age of a member: 12 → 13 (brands/mincr/brand.yaml)',
      'If all of this is meant, publish it with: npm run build -- --brand mincr --accept-rules',
    ]);
  });
});

describe('guardRules', () => {
  it('holds back only the brands with changed rules until the changes are accepted', async () => {
    await tree.publish('one');
    await tree.publish('one', tree.site('pbs'));
    setAge(13);
    const sites = [tree.site(), tree.site('pbs')];
    const codes = (chosen: readonly BrandSite[]) => chosen.map(({ brand }) => brand.code);
    const refused = await guardRules(tree.root, sites, 2, false);
    expect([codes(refused.sites), codes(refused.held.map(({ code }) => tree.site(code)))]).toEqual([
      ['pbs'],
      ['mincr'],
    ]);
    const accepted = await guardRules(tree.root, sites, 2, true);
    expect([codes(accepted.sites), accepted.held, accepted.lines]).toEqual([
      ['mincr', 'pbs'],
      [],
      [
        'Rules for members that change:',
        '  Minimum age of a member: 12 → 13 (brands/mincr/brand.yaml), on mincr',
      ],
    ]);
  });

  it('reports a changed store number, but requires no acceptance of the change', async () => {
    await tree.publish('one');
    tree.edit(MINCR, /^storeID: .*$/m, 'storeID: 10999');
    const { sites, held, lines } = await guardRules(tree.root, [tree.site()], 1, false);
    expect([sites.length, held, lines]).toEqual([
      1,
      [],
      ['Other rules that change:', '  Store number: 10163 → 10999 (brands/mincr/brand.yaml)'],
    ]);
  });
});

describe('a small change', () => {
  it.each<[what: string, file: string, from: RegExp, to: string, line: RegExp]>([
    [
      'that deletes a chat',
      'brands/nepa/brand.yaml',
      /^chat:.*\n(?: .*\n)*/m,
      '',
      /^ {2}Chat code of the brand: HBS → none/,
    ],
    [
      'that reorders the brands of a state',
      'brands/_base.yaml',
      /^ {2}PA: \[hmbcbs, pbs,/m,
      '  PA: [pbs, hmbcbs,',
      /^ {2}Brands of the state PA: in another order/,
    ],
  ])('%s requires acceptance', async (_what, file, from, to, line) => {
    using many = publishedTree(['nepa']);
    await many.publish('one', many.site('nepa'));
    many.edit(file, from, to);
    const { sites, held } = await guardRules(many.root, [many.site('nepa')], 1, false);
    expect(sites).toEqual([]);
    expect(heldBackLines(held, 1, ['nepa'])).toContainEqual(expect.stringMatching(line));
  });
});
