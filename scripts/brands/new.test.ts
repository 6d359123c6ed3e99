/** Tests `npm run brands -- new`: the files that it writes, and the errors that `check` then reports. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatBrandError } from '../../src/brand/brand-error.ts';
import { brandTree, PROJECT } from '../../src/brand/brand-tree.fixture.ts';
import { brandCodes, loadBrands, readBrand, readBrands } from '../../src/brand/read-brands.ts';
import { isLongRun, sampleSpread } from '../test/sample.ts';
import { check } from './check.ts';
import { newBrand, withServedState } from './new.ts';

/** The brand files without New Jersey's state file, and with only the regional brand `nane` in New Jersey's row. */
function treeWithoutNewJersey() {
  const tree = brandTree();
  if (existsSync(join(tree.root, 'brands/_states/nj.yaml'))) tree.remove('brands/_states/nj.yaml');
  tree.write('brands/_base.yaml', tree.read('brands/_base.yaml').replace(/^ {2}NJ: .*$/m, '  NJ: [nane]'));
  return tree;
}

describe('the new command', () => {
  const UNLIKE = 'default dirpa hmbcbs ibcah ibccr mbh mbhny mincr nasw ndbcbs nepa pbs pp shop wybcbs'.split(' ');
  const models = isLongRun ? brandCodes(PROJECT) : sampleSpread(UNLIKE, 4);
  /** Keys whose value in the new file is an error, because every brand needs a different value. */
  const KEYS = [
    'prismBrandCode',
    'name',
    'domain',
    'description',
    'storeID',
    'coremetricsIdProd',
    'coremetricsIdTest',
    'tagManager.www',
    'tagManager.nonWww',
    'customerServicePhoneNumber',
  ];

  it.each(models)('copies %s, and reports an error for each value in brand.yaml and logo.svg that must change', (like) => {
    using tree = brandTree([like]);
    const model = loadBrands(tree.root).find(({ brand }) => brand.code === like)?.brand;
    expect(newBrand(tree.root, 'acme', like).ok).toBe(true);
    const text = tree.read('brands/acme/brand.yaml');
    const { errors, sites } = readBrands(tree.root);
    expect(new Set(errors.map(({ file }) => file))).toEqual(new Set(['brands/acme/brand.yaml', 'brands/acme/logo.svg']));
    const named = errors.map(({ path }) => path);
    expect(named).toEqual(expect.arrayContaining([...KEYS, 'theme.primary', '']));
    const lines = text.split('\n');
    for (const { line, path } of errors.filter(({ path }) => KEYS.includes(path)))
      expect(lines[line - 1]).toMatch(new RegExp(`^${path.split('.')[0] ?? ''}: .* # change: `));
    expect(text).not.toContain(model?.name);
    expect(text).not.toContain(model?.domain);
    expect(existsSync(join(tree.root, 'brands/acme/logo.svg'))).toBe(true);
    const made = sites.find(({ brand }) => brand.code === 'acme')?.brand;
    const rules = (brand: typeof model) =>
      brand && [brand.memberId, brand.tabs.map(({ id }) => id), brand.signIn, brand.minimumMemberAge];
    expect(rules(made)).toEqual(rules(model));
  });

  it('lists the errors of the new brand, and says that it cannot be published but other brands can', () => {
    using tree = brandTree();
    const { text } = newBrand(tree.root, 'acme', 'mincr');
    expect(text).toContain('Until then acme cannot be published. Other brands can, one by one');
    expect(text.endsWith(check(tree.root, 'acme').text)).toBe(true);
  });

  it('creates a brand that can be previewed in dev before it is finished', () => {
    using tree = brandTree();
    newBrand(tree.root, 'acme', 'mincr');
    expect(readBrand(tree.root, 'acme')).toHaveProperty('site.brand.name', 'Change Me ACME');
  });

  it('reports errors for placeholders and copied values in the new brand, but no errors for the brand that was copied', () => {
    using tree = brandTree();
    newBrand(tree.root, 'acme', 'mincr');
    const lines = check(tree.root, 'acme').text.split('\n');
    for (const line of [
      'brands/acme/brand.yaml:5:1 name: is still the placeholder of a new brand: put the name as members know it',
      `brands/acme/brand.yaml:17:3 theme.primary: '#0b5d57' is still copied from mincr: change it, or if it is intended, delete the line "Started as a copy of mincr"`,
      "brands/acme/logo.svg:1:1 this drawing is still copied from mincr: change it",
    ])
      expect(lines).toContain(line);
    expect(lines.some((line) => line.includes('footer.copyright: is still the placeholder of a new brand'))).toBe(true);
    expect(lines.some((line) => line.includes("footer.social.youtube: 'https://youtube.example/northstar'"))).toBe(true);
    expect(check(tree.root, 'mincr')).toEqual({ text: 'No errors in mincr.', ok: true });
  });

  it('gives different names, domains, numbers and store ids to two brands that are created before either is edited', () => {
    using tree = brandTree();
    newBrand(tree.root, 'acme', 'mincr');
    newBrand(tree.root, 'acme2', 'mincr');
    const made = readBrands(tree.root).sites.flatMap(({ brand }) => (brand.code.startsWith('acme') ? [brand] : []));
    expect(made).toHaveLength(2);
    for (const key of ['prismBrandCode', 'storeID', 'name', 'domain'] as const)
      expect(new Set(made.map((brand) => brand[key])).size).toBe(2);
    expect(check(tree.root, 'acme').text).not.toContain('acme2');
  });

  it('creates a brand that is complete once every reported value is replaced', () => {
    using tree = treeWithoutNewJersey();
    newBrand(tree.root, 'acme', 'mincr', 'NJ');
    const record = 'brands/acme/brand.yaml';
    const put: [from: RegExp, to: string][] = [
      [/^# Started as a copy.*\n/m, ''],
      [/^prismBrandCode: .*$/m, 'prismBrandCode: 6099'],
      [/^storeID: .*$/m, 'storeID: 10999'],
      [/^domain: .*$/m, 'domain: acme.example'],
      [/^description: .*$/m, 'description: Health coverage for roadrunners.'],
      [/^ {2}description: .*$/m, '  description: Cobertura de salud para correcaminos.'],
      [/99001001/, '60990001'],
      [/99001002/, '60990002'],
      [/GTM-NEW99001W/, 'GTM-DEMO6099W'],
      [/GTM-NEW99001N/, 'GTM-DEMO6099N'],
      [/1-000-000-0000/, '1-800-555-0123'],
      [/"#0b5d57"/, '"#5a2d82"'],
      [/Change Me ACME/g, 'Acme Health'],
      [/Change me, "Change me, NJ 00000"/, 'P.O. Box 1, "Trenton, NJ 08601"'],
      [/ # confirm: .*/g, ''],
    ];
    for (const [from, to] of put) tree.edit(record, from, to);
    tree.edit('brands/acme/logo.svg', '<svg ', '<svg opacity="1" ');
    const state = 'brands/_states/nj.yaml';
    tree.edit(state, / # confirm: .*/g, '');
    tree.edit(state, '1-000-000-0000', '1-800-446-7467');
    tree.edit(state, 'https://change-me.example/', 'https://www.nj.gov/dobi/');
    tree.edit(state, /Change me: |Cámbieme: /g, '');
    tree.edit(state, 'Ohio Department', 'New Jersey Department');
    expect(check(tree.root)).toEqual({ text: `No errors in ${brandCodes(tree.root).length} brands.`, ok: true });
  });

  it('creates the state file, table row, time zone and general token for another state, and lists the remaining steps', () => {
    using tree = treeWithoutNewJersey();
    const { text } = newBrand(tree.root, 'acme', 'mincr', 'nj');
    expect(tree.read('brands/_base.yaml')).toContain('\n  NJ: [acme, nane]\n');
    const result = readBrand(tree.root, 'acme');
    if (!('site' in result)) throw new Error(result.errors.map(formatBrandError).join('\n'));
    const { brand } = result.site;
    expect([brand.brandState, brand.timeZone, brand.hours.timeZone, brand.dataDomainToken]).toEqual([
      'NJ',
      'America/New_York',
      'America/New_York',
      18,
    ]);
    expect(brand.privacy.entity).toEqual({ english: 'Change Me ACME, of New Jersey', spanish: 'Change Me ACME, de Nueva Jersey' });
    expect(brand.state?.name).toEqual({ english: 'New Jersey', spanish: 'Nueva Jersey' });
    for (const line of [
      /^brands\/_states\/nj\.yaml:10:3 regulator\.phone: is still the placeholder/m,
      /^brands\/_states\/nj\.yaml:\d+:\d+ still to confirm: whether the state has a marketplace/m,
      /^brands\/acme\/brand\.yaml:\d+:\d+ still to confirm: the day on which its privacy policy takes effect/m,
      /^brands\/acme\/brand\.yaml:\d+:\d+ still to confirm: days and hours of customer service/m,
      /^brands\/acme\/brand\.yaml:\d+:\d+ appeals\.address\[2\]: is still the placeholder/m,
    ])
      expect(text).toMatch(line);
    expect(check(tree.root, 'mincr').ok).toBe(true);
  });

  it.each([
    ['NJ', 'NJ: [nane]', 'NJ: [acme, nane]'],
    ['MN', 'MN: [mincr, ndbcbs, dirmn]', 'MN: [mincr, acme, ndbcbs, dirmn]'],
    ['OH', 'OH: [diroh]', 'OH: [diroh, acme]'],
    ['AK', 'AL: [nase]', 'AK: [acme]\n  AL: [nase]'],
  ])('for a brand in state %s: replaces %s with %s', (state, before, after) => {
    const base = 'brandsByState:\n  AL: [nase]\n  CT: [nane]\n  MN: [mincr, ndbcbs, dirmn]\n  ND: [ndbcbs, dirnd]\n  NJ: [nane]\n  OH: [diroh]\n';
    expect(withServedState(base, 'acme', state)).toBe(base.replace(`  ${before}\n`, `  ${after}\n`));
  });

  it.each([
    ['an existing code', 'mincr', "There is a brand 'mincr' already"],
    ['capitals', 'Acme', 'cannot be a brand code'],
    ['a folder outside', '../acme', 'cannot be a brand code'],
    ['a shared folder', '_acme', 'cannot be a brand code'],
    ['a single letter', 'a', 'cannot be a brand code'],
    ['an unknown state', 'acme', "'NQ' is not a state", 'NQ'],
  ])('rejects %s and writes nothing', (_rule, code, text, state?: string) => {
    using tree = brandTree();
    const before = readdirSync(join(tree.root, 'brands'));
    expect(newBrand(tree.root, code, 'mincr', state)).toMatchObject({ ok: false, text: expect.stringContaining(text) as string });
    expect(readdirSync(join(tree.root, 'brands'))).toEqual(before);
  });

  it('throws an error and creates no folder if the brand to copy does not exist', () => {
    using tree = brandTree();
    expect(() => newBrand(tree.root, 'acme', 'mincer')).toThrow('did you mean mincr?');
    expect(existsSync(join(tree.root, 'brands/acme'))).toBe(false);
  });
});
