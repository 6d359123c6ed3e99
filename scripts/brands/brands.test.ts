/** The editor's commands, on a copy of the brand files. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandCodes, loadBrands, readBrand, readBrands } from '../../src/brand/read-brands.ts';
import { brandTree, PROJECT } from '../../src/brand/brand-tree.fixture.ts';
import { isLongRun, sampleSpread } from '../test/sample.ts';
import { check, inventedSites } from './check.ts';
import { list } from './list.ts';
import { newBrand } from './new.ts';
import { why } from './why.ts';

const MINCR = 'brands/mincr/brand.yaml';

describe('check', () => {
  it('without errors', () => {
    expect(check(PROJECT)).toEqual({ text: `No errors in ${brandCodes(PROJECT).length} brands.`, ok: true });
    expect(check(PROJECT, 'MINCR')).toEqual({ text: 'No errors in mincr.', ok: true });
  });

  it('names every error with file, line and column, and ends with their number', () => {
    using tree = brandTree();
    tree.edit(MINCR, /^storeID: .*$/m, 'storeID: many');
    tree.edit('brands/pbs/brand.yaml', /^description: .*$/m, 'descripton: x');
    const { text, ok } = check(tree.root);
    expect(ok).toBe(false);
    const lines = text.split('\n');
    expect(lines.at(-1)).toBe('3 errors.');
    expect(lines.filter((line) => /^brands\/\w+\/brand\.yaml:\d+:\d+ \w+: \w/.test(line))).toHaveLength(3);
    expect(text).toContain('descripton: is not a key of a brand record; did you mean description?');
    expect(check(tree.root, 'mincr').text.split('\n').at(-1)).toBe('1 error in mincr.');
    expect(check(tree.root, 'wybcbs').ok).toBe(true);
  });

  it('for production, lists each address that is still invented, brands’ own domains aside', () => {
    const text = inventedSites(PROJECT, 'mincr').join('\n');
    expect(text).toContain('handOffs.payPremium.url.prod: https://pay.ledgerway.example/ (Ledgerway Payments)');
    for (const key of ['sites.senior.prod', 'sites.employee.prod', 'footer.social.youtube']) expect(text).toContain(key);
    expect(text).not.toContain('sites.shop');
    using tree = brandTree();
    tree.edit('brands/_base.yaml', 'https://pay.ledgerway.example/', 'https://pay.bank.com/');
    expect(inventedSites(tree.root, 'mincr').join('\n')).not.toContain('payPremium');
  });

  it('refuses a code that no brand has, and says which it may have been', () => {
    expect(() => check(PROJECT, 'minc')).toThrow("There is no brand 'minc'; did you mean mincr?");
  });
});

describe('why', () => {
  it('prints the value, the line that set it, and what the layers below say', () => {
    const { text, ok } = why(PROJECT, 'mincr', 'memberId.rule');
    expect(ok).toBe(true);
    expect(text.split('\n')).toEqual([
      'memberId.rule: digitsAfterPrefix',
      expect.stringMatching(/^ {2}set by brands\/mincr\/brand\.yaml:\d+:3$/),
      expect.stringMatching(/^ {2}instead of brands\/_base\.yaml:\d+:3 {2}general$/),
    ]);
  });

  it.each<[rule: string, key: string, ok: boolean, text: RegExp]>([
    ['a list', 'registrationTypes', true, /^registrationTypes: \[MREG\]\n {2}set by brands\/mincr/],
    ['an item of a list', 'pages[0]', true, /^pages\[0\]: home\n {2}set by brands\/_base\.yaml:\d+/],
    ['a tab by its name', 'tabs.claims.label', true, /^tabs\.claims\.label: Claims\n {2}set by brands\/_base\.yaml:\d+:\d+$/],
    ['hours, with the texts that are made from them', 'hours', true, /^hours\.days: \[1,2,3,4,5\]\n[^]*\n {2}English: Monday - Friday 8 AM - 8 PM CT\n {2}Spanish: Lunes a viernes, /],
    ['a text of hours that no layer has', 'hours.text', true, /^hours\.text: not set for mincr in any layer\nReaders see \(made from /],
    ['a group', 'planProgress', true, /^planProgress\.version: V3\n.*_base.*\nplanProgress\.onHealthPlans: false\n.*northern/],
    ['a name with dots', 'redirects./chmptl/chm/jsp/logout/logout.jsp', true, /: \/logout\/\n {2}set by/],
    ['an optional key that no layer has', 'chat.code', true, /^chat\.code: not set for mincr in any layer$/],
    ['a key that is nearly one', 'memberId.rul', false, /^memberId\.rul is not a key .*; did you mean rule\?$/],
    ['an entry that a table has not', 'footer.links.nowhere', false, /mincr has no such entry$/],
  ])('%s', (_rule, key, ok, text) => {
    const found = why(PROJECT, 'mincr', key);
    expect(found.text).toMatch(text);
    expect(found.ok).toBe(ok);
  });

  it('a whole record, with the keys that a layer removes', () => {
    using tree = brandTree();
    tree.write(MINCR, `${tree.read(MINCR)}helpNumberCodes: null\n`);
    const { text } = why(tree.root, 'mincr');
    expect(text).toContain('name: North Star Health Plan\n');
    expect(text).toMatch(/helpNumberCodes: not set\n {2}removes it \(null\): brands\/mincr\/brand\.yaml:\d+:1\n/);
  });

  it('tells of a file that cannot be read', () => {
    using tree = brandTree();
    tree.write(MINCR, 'footer: [\n');
    expect(why(tree.root, 'mincr', 'name')).toMatchObject({ ok: false, text: expect.stringContaining(`${MINCR}:`) as string });
  });
});

it('list: a table with a line for each brand', () => {
  const lines = list(PROJECT).text.split('\n');
  expect(lines[0]).toMatch(/^code +number +family +state +name +domain +flow +footer +progress$/);
  expect(lines.find((line) => line.startsWith('mincr '))).toMatch(
    /^mincr +6010 +northern +MN +North Star Health Plan +northstar\.example +newer +mega +V3$/,
  );
  expect(lines.at(-1)).toBe(`${brandCodes(PROJECT).length} brands`);
});

describe('new', () => {
  const UNLIKE = 'default dirpa hmbcbs ibcah ibccr mbh mbhny mincr nasw ndbcbs nepa pbs pp shop wybcbs'.split(' ');
  const models = isLongRun ? brandCodes(PROJECT) : sampleSpread(UNLIKE, 4);
  /** What no two brands may share, as the new file has it. */
  const PLACES = [
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

  it.each(models)('like %s: all that is not its own yet is an error at its line, and nothing else is', (like) => {
    using tree = brandTree([like]);
    const model = loadBrands(tree.root).find(({ brand }) => brand.code === like)?.brand;
    expect(newBrand(tree.root, 'acme', like).ok).toBe(true);
    const text = tree.read('brands/acme/brand.yaml');
    const { errors, sites } = readBrands(tree.root);
    expect(new Set(errors.map(({ file }) => file))).toEqual(new Set(['brands/acme/brand.yaml', 'brands/acme/logo.svg']));
    const named = errors.map(({ path }) => path);
    expect(named).toEqual(expect.arrayContaining([...PLACES, 'theme.primary', '']));
    const lines = text.split('\n');
    for (const { line, path } of errors.filter(({ path }) => PLACES.includes(path)))
      expect(lines[line - 1]).toMatch(new RegExp(`^${path.split('.')[0] ?? ''}: .* # change: `));
    expect(text).not.toContain(model?.name);
    expect(text).not.toContain(model?.domain);
    expect(existsSync(join(tree.root, 'brands/acme/logo.svg'))).toBe(true);
    const made = sites.find(({ brand }) => brand.code === 'acme')?.brand;
    const rules = (brand: typeof model) =>
      brand && [brand.memberId, brand.tabs.map(({ id }) => id), brand.signIn, brand.minimumMemberAge];
    expect(rules(made)).toEqual(rules(model));
  });

  it('says what keeps it from being published, and that other brands are not kept', () => {
    using tree = brandTree();
    const { text } = newBrand(tree.root, 'acme', 'mincr');
    expect(text).toContain("still mincr's, and the logo. Fix");
    expect(text).toContain('Until then acme cannot be published. Other brands can, one by one');
    expect(text).not.toContain('copyright');
  });

  it('can be looked at in dev before it is finished', () => {
    using tree = brandTree();
    newBrand(tree.root, 'acme', 'mincr');
    expect(readBrand(tree.root, 'acme')).toHaveProperty('site.brand.name', 'Change Me ACME');
  });

  it('says in the check what is still a placeholder and what is still of its model, and of the model nothing', () => {
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

  it('two at once do not meet: each has a name, a domain, a number and a store of its own', () => {
    using tree = brandTree();
    newBrand(tree.root, 'acme', 'mincr');
    newBrand(tree.root, 'acme2', 'mincr');
    const made = readBrands(tree.root).sites.flatMap(({ brand }) => (brand.code.startsWith('acme') ? [brand] : []));
    expect(made).toHaveLength(2);
    for (const key of ['prismBrandCode', 'storeID', 'name', 'domain'] as const)
      expect(new Set(made.map((brand) => brand[key])).size).toBe(2);
    expect(check(tree.root, 'acme').text).not.toContain('acme2');
  });

  it('is a brand like any other once all that the check names is its own', () => {
    using tree = brandTree();
    newBrand(tree.root, 'acme', 'mincr');
    const own = 'brands/acme/brand.yaml';
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
    ];
    for (const [from, to] of put) tree.edit(own, from, to);
    tree.edit('brands/acme/logo.svg', '<svg ', '<svg opacity="1" ');
    expect(check(tree.root)).toEqual({ text: `No errors in ${brandCodes(tree.root).length} brands.`, ok: true });
  });

  it.each([
    ['an existing code', 'mincr', "There is a brand 'mincr' already"],
    ['capitals', 'Acme', 'cannot be a brand code'],
    ['a folder outside', '../acme', 'cannot be a brand code'],
    ['a shared folder', '_acme', 'cannot be a brand code'],
    ['a single letter', 'a', 'cannot be a brand code'],
  ])('refuses %s and writes nothing', (_rule, code, text) => {
    using tree = brandTree();
    const before = readdirSync(join(tree.root, 'brands'));
    expect(newBrand(tree.root, code, 'mincr')).toMatchObject({ ok: false, text: expect.stringContaining(text) as string });
    expect(readdirSync(join(tree.root, 'brands'))).toEqual(before);
  });

  it('refuses a model that does not exist', () => {
    using tree = brandTree();
    expect(() => newBrand(tree.root, 'acme', 'mincer')).toThrow('did you mean mincr?');
    expect(existsSync(join(tree.root, 'brands/acme'))).toBe(false);
  });
});

describe('npm run brands', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [join(PROJECT, 'scripts/brands.ts'), ...words], { encoding: 'utf8' });

  it('prints the requested text before it exits', () => {
    const out = execFileSync(process.execPath, [join(PROJECT, 'scripts/brands.ts'), 'why', 'mincr', 'name'], {
      encoding: 'utf8',
    });
    expect(out).toMatch(/^name: North Star Health Plan\n/);
  });

  it.each([
    ['an unknown command', ['chek'], "There is no command 'chek'; did you mean check?"],
    ['an unknown brand', ['why', 'mincer'], "There is no brand 'mincer'; did you mean mincr?"],
    ['a word too many', ['list', 'mincr'], 'Usage: npm run brands -- list'],
    ['a word too few', ['why'], 'Usage: npm run brands -- why CODE [KEY]'],
    ['new without a model', ['new', 'acme'], 'Say which brand it starts from'],
    ['an unknown option', ['check', '--fast'], "Unknown option '--fast'"],
  ])('%s: a plain error without a stack', (_rule, words, text) => {
    const { status, stderr } = run(...words);
    expect(status).toBe(1);
    expect(stderr).toContain(text);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });

  it('--help lists the commands', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    for (const name of ['check', 'list', 'why', 'new', 'diff', 'history', 'rollback', 'schema'])
      expect(stdout).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });
});
