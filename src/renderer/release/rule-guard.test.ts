import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBrand, type BrandSite } from '../../brand/read-brands.ts';
import { brandTree, type BrandTree } from '../../brand/brand-tree.fixture.ts';
import { readAssets } from '../render/assets.ts';
import { addMissingRecord, recordOf } from './published-record.ts';
import { releaseSite } from './release-site.ts';
import { rollBack } from './rollback.ts';
import { changesAgainstServed, guardRules, heldBackLines } from './rule-guard.ts';
import { SITE_INDEX } from '../publish/site-index-file.ts';
import { sampleSpread } from '../../../scripts/test/sample.ts';

const MINCR = 'brands/mincr/brand.yaml';
const DOMAIN = 'northstar.example';
let tree: BrandTree;
beforeEach(() => {
  tree = brandTree();
  mkdirSync(join(tree.root, 'dist/renderer/client/_astro'), { recursive: true });
});
afterEach(() => tree[Symbol.dispose]());

const site = (code = 'mincr'): BrandSite => {
  const read = readBrand(tree.root, code);
  if ('errors' in read) throw new Error(`${code} has errors`);
  return read.site;
};
async function publish(text: string, from = site()): Promise<void> {
  const files = new Map([['index.html', text]]);
  const rendered = { domain: from.brand.domain, files, assets: new Set<string>(), record: recordOf(from) };
  await releaseSite(tree.root, rendered, readAssets(tree.root));
}
const records = (): string[] => readdirSync(join(tree.root, 'dist/records', DOMAIN)).sort();
const releases = (): string[] => readdirSync(join(tree.root, 'dist/releases', DOMAIN)).sort();
const setAge = (age: number) => tree.edit(MINCR, /^minimumMemberAge: .*$/m, `minimumMemberAge: ${age}`);
const ages = async () =>
  (await changesAgainstServed(tree.root, [site()])).flatMap(({ changes }) =>
    changes.map(({ before, after }) => [before, after]),
  );

describe('the stored record of a release', () => {
  it('exists outside the served folder, for as long as its release exists', async () => {
    for (const text of ['one', 'two', 'three', 'four']) await publish(text);
    expect(records()).toEqual(releases().map((id) => `${id}.json`));
    expect(
      readdirSync(join(tree.root, 'dist/sites', DOMAIN)).filter((name) => name.includes('json')),
    ).toEqual([]);
  });

  it('has the same bytes if the brand has not changed', async () => {
    await publish('one');
    const read = () => readFileSync(join(tree.root, 'dist/records', DOMAIN, records()[0] ?? ''), 'utf8');
    const before = read();
    await publish('one');
    expect(read()).toBe(before);
  });

  it('contains even the rules that no page shows', async () => {
    await publish('one');
    setAge(13);
    expect(await ages()).toEqual([[12, 13]]);
    await publish('one');
    expect(await ages()).toEqual([]);
  });

  it('is compared with the brand’s record after a rollback to its release', async () => {
    await publish('one');
    setAge(13);
    await publish('two');
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
const spoilRecord = (text: string) =>
  writeFileSync(join(tree.root, 'dist/records', DOMAIN, records()[0] ?? ''), text);

describe('the rule changes since the served release', () => {
  it('are empty for a brand that is not published', async () => {
    await publish('one');
    setAge(13);
    rmSync(join(tree.root, 'dist/sites'), { recursive: true });
    expect(await changesAgainstServed(tree.root, [site()])).toEqual([]);
  });

  it.each(sampleSpread(DAMAGED, 3))('require acceptance if the stored record is %j', async (text) => {
    await publish('one');
    setAge(13);
    spoilRecord(text);
    const { sites, held } = await guardRules(tree.root, [site()], 1, false);
    expect(sites).toEqual([]);
    expect(heldBackLines(held, 1, ['mincr'])).toEqual([
      'The rules of mincr could not be compared: the record of its served release is missing or damaged',
      'If all of this is meant, publish it with: npm run build -- --brand mincr --accept-rules',
    ]);
    expect((await guardRules(tree.root, [site()], 1, true)).sites).toHaveLength(1);
  });

  it.each(sampleSpread(DAMAGED, 3))(
    'are found again after a publish of the unchanged site has replaced the damaged record %j',
    async (text) => {
      await publish('one');
      spoilRecord(text);
      addMissingRecord(tree.root, site());
      setAge(13);
      expect(await ages()).toEqual([[12, 13]]);
    },
  );

  it('require acceptance if this site’s record is missing but other sites have records', async () => {
    await publish('one');
    await publish('one', site('pbs'));
    rmSync(join(tree.root, 'dist/records', DOMAIN), { recursive: true });
    const { held } = await guardRules(tree.root, [site(), site('pbs')], 2, false);
    expect(held).toEqual([{ code: 'mincr', changes: [], unknown: 'lost' }]);
  });

  it('require no acceptance if no release has a record yet', async () => {
    await publish('one');
    rmSync(join(tree.root, 'dist/records'), { recursive: true });
    const { held, lines } = await guardRules(tree.root, [site()], 1, false);
    expect([held, lines]).toEqual([
      [],
      ['The rules of mincr could not be compared: releases of this version had no records yet'],
    ]);
    addMissingRecord(tree.root, site());
    setAge(13);
    expect(await ages()).toEqual([[12, 13]]);
  });

  it('are found under the previous domain if the brand’s domain changes', async () => {
    await publish('one');
    const { brand } = site();
    writeFileSync(
      join(tree.root, SITE_INDEX),
      JSON.stringify([{ code: 'mincr', name: brand.name, domain: DOMAIN }]),
    );
    tree.edit(MINCR, /^domain: .*$/m, 'domain: polestar.example');
    setAge(13);
    const { held } = await guardRules(tree.root, [site()], 1, false);
    expect(heldBackLines(held, 1, ['mincr'])).toEqual([
      'Addresses that change (the old one stops answering):',
      '  Domain of the site: northstar.example → polestar.example (brands/mincr/brand.yaml)',
      'Rules for members that change:',
      '  Minimum age of a member: 12 → 13 (brands/mincr/brand.yaml)',
      'If all of this is meant, publish it with: npm run build -- --brand mincr --accept-rules',
    ]);
  });
});

describe('guardRules', () => {
  it('holds back brands whose rules changed until the changes are accepted, but publishes the other brands', async () => {
    await publish('one');
    await publish('one', site('pbs'));
    setAge(13);
    const sites = [site(), site('pbs')];
    const codes = (chosen: readonly BrandSite[]) => chosen.map(({ brand }) => brand.code);
    const refused = await guardRules(tree.root, sites, 2, false);
    expect([codes(refused.sites), codes(refused.held.map(({ code }) => site(code)))]).toEqual([
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

  it('reports changes of other rules without requiring acceptance', async () => {
    await publish('one');
    tree.edit(MINCR, /^storeID: .*$/m, 'storeID: 10999');
    const { sites, held, lines } = await guardRules(tree.root, [site()], 1, false);
    expect([sites.length, held, lines]).toEqual([
      1,
      [],
      ['Other rules that change:', '  Store number: 10163 → 10999 (brands/mincr/brand.yaml)'],
    ]);
  });
});

describe('a question about a notice', () => {
  const FILE = 'brands/_alerts/office.yaml';
  const NOTICE = [
    'kind: notice',
    'title: Offices closed on Friday',
    'text: Call us.',
    'starts: 2025-12-05 06:00',
    'ends: 2025-12-06 08:00',
    'brands: [mincr]',
    '',
  ].join('\n');
  const questions = async () =>
    (await changesAgainstServed(tree.root, [site()])).flatMap((found) => found.questions ?? []);
  const ENDED = `${FILE} ended on 2025-12-06, and no visitor has seen it: correct its times, or delete it`;

  it('is asked until the editor accepts it, if the notice ended before any release contained it', async () => {
    await publish('one');
    tree.write(FILE, NOTICE);
    expect(await questions()).toEqual([ENDED]);
    const { sites, held } = await guardRules(tree.root, [site()], 1, false);
    expect(sites).toEqual([]);
    expect(heldBackLines(held, 1, ['mincr'])).toEqual([
      'Look at this again:',
      `  ${ENDED}`,
      'If all of this is meant, publish it with: npm run build -- --brand mincr --accept-rules',
    ]);
    await publish('two');
    expect(await questions()).toEqual([]);
  });

  it('is not asked if a release contained the notice, even if that release was rolled back', async () => {
    await publish('one');
    tree.write(FILE, NOTICE.replace('ends: 2025', 'ends: 2026').replace('2026-12-06', '2026-11-01'));
    await publish('two');
    tree.write(FILE, NOTICE);
    expect(await questions()).toEqual([]);
    await rollBack(tree.root, DOMAIN);
    expect(await questions()).toEqual([]);
  });

  it('is not asked for a first release, or if the record has an earlier format', async () => {
    tree.write(FILE, NOTICE);
    expect(await questions()).toEqual([]);
    await publish('one');
    tree.edit(FILE, 'starts: 2025-12-05', 'starts: 2025-12-04');
    expect(await questions()).toEqual([ENDED]);
    spoilRecord(JSON.stringify({ ...recordOf(site()), notices: undefined }));
    expect(await questions()).toEqual([]);
  });

  it.each([
    [
      'starts: 2025-12-06 06:00',
      'ends: 2025-12-07 08:00',
      /names Friday, but shows from Saturday, 2025-12-06, to Sunday, 2025-12-07$/,
    ],
    [
      'starts: 2092-12-05 06:00',
      'ends: 2092-12-06 08:00',
      /starts on 2092-12-05, more than a year from now$/,
    ],
  ])('is asked for a notice with %s, %s', async (starts, ends, question) => {
    await publish('one');
    tree.write(FILE, NOTICE.replace(/starts.*/, starts).replace(/ends.*/, ends));
    expect((await questions()).at(-1)).toMatch(question);
  });
});

describe('the changed address of a footer link', () => {
  const LINK =
    'footer:\n  links:\n    choosing: { label: Choosing, url: /choosing-a-plan/, column: company }\n';
  const askedWith = async (lines: string) => {
    await publish('one');
    tree.edit(MINCR, 'footer:\n', lines);
    return (await changesAgainstServed(tree.root, [site()])).map(({ questions }) => questions);
  };

  it('requires acceptance if another link has the same address', async () => {
    expect(await askedWith(LINK.replace('/choosing-a-plan/', '/faqs/'))).toEqual([
      [`Address of footer link choosing: /faqs/ is also that of faqs (${MINCR})`],
    ]);
  });

  it.each([
    ['no other link has it', LINK],
    ['the link opens the chat', LINK.replace('/choosing-a-plan/', '/faqs/').replace(' }', ', opens: chat }')],
  ])('requires no acceptance if %s', async (_why, lines) => {
    expect(await askedWith(lines)).toEqual([undefined]);
  });
});

describe('a value that another brand had before', () => {
  const changesOf = (...codes: string[]) =>
    changesAgainstServed(
      tree.root,
      codes.map((code) => site(code)),
    );

  it('requires acceptance if two brands exchanged their phone numbers', async () => {
    const phones = ['mincr', 'pbs'].map((code) => site(code).brand.customerServicePhoneNumber);
    for (const code of ['mincr', 'pbs']) await publish('one', site(code));
    const index = ['mincr', 'pbs'].map((code) => ({ ...site(code).brand, host: '' }));
    writeFileSync(join(tree.root, SITE_INDEX), JSON.stringify(index));
    const write = (code: string, phone = '') =>
      tree.edit(
        `brands/${code}/brand.yaml`,
        /^customerServicePhoneNumber: .*$/m,
        `customerServicePhoneNumber: ${phone}`,
      );
    write('mincr', phones[1]);
    write('pbs', phones[0]);
    expect((await changesOf('mincr', 'pbs')).map(({ questions }) => questions)).toEqual([
      [`Customer service number: ${phones[1]} is pbs's on its published site`],
      [`Customer service number: ${phones[0]} is mincr's on its published site`],
    ]);
    write('mincr', '1-800-555-0177');
    expect((await changesOf('mincr')).map(({ questions }) => questions)).toEqual([undefined]);
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
    using many = brandTree(['nepa']);
    mkdirSync(join(many.root, 'dist/renderer/client/_astro'), { recursive: true });
    const read = () => {
      const found = readBrand(many.root, 'nepa');
      if ('errors' in found) throw new Error(JSON.stringify(found.errors));
      return found.site;
    };
    const before = read();
    const files = new Map([['index.html', 'one']]);
    const rendered = {
      domain: before.brand.domain,
      files,
      assets: new Set<string>(),
      record: recordOf(before),
    };
    await releaseSite(many.root, rendered, readAssets(many.root));
    many.edit(file, from, to);
    const { sites, held } = await guardRules(many.root, [read()], 1, false);
    expect(sites).toEqual([]);
    expect(heldBackLines(held, 1, ['nepa'])).toContainEqual(expect.stringMatching(line));
  });
});
