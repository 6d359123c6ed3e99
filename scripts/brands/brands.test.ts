/** Tests the editor commands on a copy of the brand files. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandCodes } from '../../src/brand/read-brands.ts';
import { brandTree, PROJECT } from '../../src/brand/brand-tree.fixture.ts';
import { check, checkAndCompare, inventedSites } from './check.ts';
import { list } from './list.ts';
import { why } from './why.ts';

const MINCR = 'brands/mincr/brand.yaml';

describe('the check command', () => {
  it('prints no errors for valid brand files', () => {
    expect(check(PROJECT)).toEqual({ text: `No errors in ${brandCodes(PROJECT).length} brands.`, ok: true });
    expect(check(PROJECT, 'MINCR')).toEqual({ text: 'No errors in mincr.', ok: true });
  });

  it('lists every error with file, line and column, and prints the number of errors on the last line', () => {
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

  it('shows a hint for a notice without Spanish text', async () => {
    using tree = brandTree();
    tree.write('brands/_alerts/move.yaml', 'kind: notice\ntitle: We move\ntext: Call us.\nstarts: 2098-01-01 08:00\nends: 2098-01-02 08:00\nbrands: [mincr]\n');
    const hint = 'Hint: brands/_alerts/move.yaml has no Spanish: Spanish pages show the English.';
    expect((await checkAndCompare(tree.root, 'mincr')).text).toContain(hint);
    expect((await checkAndCompare(tree.root, 'pbs')).text).not.toContain(hint);
  });

  it('shows a hint, but no error, for a notice that has ended', async () => {
    using tree = brandTree();
    const example = tree.read('brands/_alerts/example-winter-storm.yaml');
    tree.write('brands/_alerts/storm.yaml', example);
    const { text, ok } = await checkAndCompare(tree.root, 'mincr');
    expect(ok).toBe(true);
    expect(text.split('\n')).toEqual([
      'No errors in mincr.',
      '',
      'Hint: brands/_alerts/storm.yaml ended on 2025-01-18; releases no longer have it, so you can delete it.',
    ]);
  });

  it('lists the addresses of other sites that must be replaced before production', () => {
    const text = inventedSites(PROJECT, 'mincr').join('\n');
    expect(text).toContain('handOffs.payPremium.url.prod: https://pay.ledgerway.example/ (Ledgerway Payments)');
    for (const key of ['sites.senior.prod', 'sites.employee.prod', 'footer.social.youtube']) expect(text).toContain(key);
    expect(text).not.toContain('sites.shop');
    using tree = brandTree();
    tree.edit('brands/_base.yaml', 'https://pay.ledgerway.example/', 'https://pay.bank.com/');
    expect(inventedSites(tree.root, 'mincr').join('\n')).not.toContain('payPremium');
  });

  it('rejects an unknown brand code and suggests a similar code', () => {
    expect(() => check(PROJECT, 'minc')).toThrow("There is no brand 'minc'; did you mean mincr?");
  });
});

describe('the why command', () => {
  it('prints the value, the line that set it, and the values of the lower layers', () => {
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
    ['an hours text that no layer sets', 'hours.text', true, /^hours\.text: not set for mincr in any layer\nReaders see \(made from /],
    ['a group', 'planProgress', true, /^planProgress\.version: V3\n.*_base.*\nplanProgress\.onHealthPlans: false\n.*northern/],
    ['a name with dots', 'redirects./chmptl/chm/jsp/logout/logout.jsp', true, /: \/logout\/\n {2}set by/],
    ['an optional key that no layer sets', 'chat.code', true, /^chat\.code: not set for mincr in any layer$/],
    ['a misspelled key', 'memberId.rul', false, /^memberId\.rul is not a key .*; did you mean rule\?$/],
    ['an entry that a table does not contain', 'footer.links.nowhere', false, /mincr has no such entry$/],
  ])('prints the value, or why there is no value, for %s', (_rule, key, ok, text) => {
    const explained = why(PROJECT, 'mincr', key);
    expect(explained.text).toMatch(text);
    expect(explained.ok).toBe(ok);
  });

  it('prints a whole record, including keys that a layer removes', () => {
    using tree = brandTree();
    tree.write(MINCR, `${tree.read(MINCR)}helpNumberCodes: null\n`);
    const { text } = why(tree.root, 'mincr');
    expect(text).toContain('name: North Star Health Plan\n');
    expect(text).toMatch(/helpNumberCodes: not set\n {2}removes it \(null\): brands\/mincr\/brand\.yaml:\d+:1\n/);
  });

  it('prints the name of a brand file that cannot be parsed', () => {
    using tree = brandTree();
    tree.write(MINCR, 'footer: [\n');
    expect(why(tree.root, 'mincr', 'name')).toMatchObject({ ok: false, text: expect.stringContaining(`${MINCR}:`) as string });
  });
});

it('the list command prints a table with a row for each brand', () => {
  const lines = list(PROJECT).text.split('\n');
  expect(lines[0]).toMatch(/^code +number +family +state +name +domain +flow +footer +progress$/);
  expect(lines.find((line) => line.startsWith('mincr '))).toMatch(
    /^mincr +6010 +northern +MN +North Star Health Plan +northstar\.example +newer +mega +V3$/,
  );
  expect(lines.at(-1)).toBe(`${brandCodes(PROJECT).length} brands`);
});

describe('npm run brands', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [join(PROJECT, 'scripts/brands.ts'), ...words], { encoding: 'utf8' });

  it('prints the requested value before it exits', () => {
    const out = execFileSync(process.execPath, [join(PROJECT, 'scripts/brands.ts'), 'why', 'mincr', 'name'], {
      encoding: 'utf8',
    });
    expect(out).toMatch(/^name: North Star Health Plan\n/);
  });

  it.each([
    ['an unknown command', ['chek'], "There is no command 'chek'; did you mean check?"],
    ['an unknown brand', ['why', 'mincer'], "There is no brand 'mincer'; did you mean mincr?"],
    ['an extra argument', ['list', 'mincr'], 'Usage: npm run brands -- list'],
    ['a missing argument', ['why'], 'Usage: npm run brands -- why CODE [KEY]'],
    ['new without a model', ['new', 'acme'], 'Say which brand it starts from'],
    ['an unknown option', ['check', '--fast'], "Unknown option '--fast'"],
  ])('exits with a plain error and no stack trace for %s', (_rule, words, text) => {
    const { status, stderr } = run(...words);
    expect(status).toBe(1);
    expect(stderr).toContain(text);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });

  it('lists its commands if it is run with --help', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    for (const name of ['check', 'list', 'why', 'new', 'diff', 'history', 'rollback', 'schema'])
      expect(stdout).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });
});
