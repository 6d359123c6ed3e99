import { describe, expect, it } from 'vitest';
import { brandTree } from './brand-tree.fixture.ts';
import { brandCodes, BrandFilesError, findBrand, loadBrands, readBrands } from './read-brands.ts';
import { formatBrandError } from './brand-error.ts';
import { sampleSpread } from '../../scripts/test/sample.ts';

const MINCR = 'brands/mincr/brand.yaml';
const errorsIn = (root: string): string[] => readBrands(root).errors.map(formatBrandError);

/** Number of the first line that contains `part`, counted from 1. */
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

describe('readBrands', () => {
  it('reports the line of a wrong item if a brand’s own list replaces the base list', () => {
    using tree = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    const before = tree.read(MINCR);
    tree.write(MINCR, `${before}helpNumberCodes:\n  - MBR\n  - [not, text]\n`);
    const line = before.split('\n').length + 2;
    expect(errorsIn(tree.root)).toEqual([
      expect.stringMatching(
        `^${MINCR}:${line}:5 helpNumberCodes\\[1\\]: expected MBR, RX, .* got a list$`,
      ) as string,
    ]);
  });

  it('reports each error in the file that contains it: brand, family or base', () => {
    using tree = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    tree.edit(MINCR, /^storeID: .*$/m, 'storeID: many');
    tree.edit('brands/_families/northern.yaml', 'onHealthPlans: false', 'onHealthPlans: never');
    tree.edit('brands/_base.yaml', /^dataArchive: true$/m, 'dataArchive: perhaps');
    const errors = errorsIn(tree.root);
    expect(errors).toContain(
      `${MINCR}:${lineOf(tree.read(MINCR), 'storeID')}:1 storeID: expected a number, got 'many'`,
    );
    const family = tree.read('brands/_families/northern.yaml');
    expect(errors).toContain(
      `brands/_families/northern.yaml:${lineOf(family, 'onHealthPlans')}:3 planProgress.onHealthPlans: expected true or false, got 'never'`,
    );
    const base = tree.read('brands/_base.yaml');
    expect(errors).toContain(
      `brands/_base.yaml:${lineOf(base, 'dataArchive')}:1 dataArchive: expected true or false, got 'perhaps'`,
    );
    expect(new Set(errors).size).toBe(errors.length);
  });

  it.each(
    sampleSpread(
      [
        ['an unknown key', 'color: blue\n', 'color: is not a key of a brand record'],
        [
          'an unknown key in a group',
          'planProgress:\n  verson: V3\n',
          'planProgress.verson: is not a key of a brand record; did you mean version?',
        ],
        ['a missing key', 'name: null\n', 'name: is missing: this line removes it'],
        [
          'an impossible time zone',
          'timeZone: Minnesota\n',
          "timeZone: expected a time zone such as America/Chicago, got 'Minnesota'",
        ],
        [
          'an address on another host',
          'memberHome: //evil.example/\n',
          "memberHome: expected an address on this site, starting with / or #, got '//evil.example/'",
        ],
      ],
      3,
    ),
  )('reports %s on the line that contains the mistake', (_name, addition, expected) => {
    using tree = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    const key = /^\w+/.exec(addition)?.[0] ?? '';
    const text = tree.read(MINCR).replace(new RegExp(`^${key}:.*\\n(  .*\\n)*`, 'm'), '');
    tree.write(MINCR, `${text}${addition}`);
    expect(errorsIn(tree.root).join('\n')).toContain(expected);
  });

  it('reports malformed YAML', () => {
    using tree = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    tree.write(MINCR, `${tree.read(MINCR)}footer: [\n`);
    expect(errorsIn(tree.root)[0]).toMatch(/^brands\/mincr\/brand\.yaml:\d+:\d+ /);
  });

  it("reports an unknown brand in a header tab's brandVisibility, and suggests a similar brand code", () => {
    using tree = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    tree.edit('brands/_base.yaml', 'icon: heart }', 'icon: heart, brandVisibility: [ndbcb] }');
    const errors = errorsIn(tree.root);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(
      /^brands\/_base\.yaml:\d+:\d+ tabs\.wellness\.brandVisibility\[0\]: there is no brand 'ndbcb'; did you mean ndbcbs\?$/,
    );
  });

  it.each(
    sampleSpread(
      [
        [
          'a broken footer link',
          MINCR,
          /^footer:$/m,
          'footer:\n  links:\n    news: { label: News, url: /newz/, column: company }',
          'footer.links.news.url: there is nothing at /newz/',
        ],
        [
          'a broken link in a page',
          'brands/_pages/about.md',
          /^## .*$/m,
          '## [Gone](/abuot/)',
          'there is nothing at /abuot/ on this site; did you mean /about/?',
        ],
        [
          'a list of pages without home',
          MINCR,
          /^storeID:/m,
          'pages: [login, logout]\nstoreID:',
          "expected 'home' among the pages",
        ],
        [
          'a placeholder in a text whose placeholders are not filled',
          MINCR,
          /^description: .*$/m,
          'description: Call {brand.phone}',
          'placeholders are not filled in this text',
        ],
        [
          'a placeholder with a space',
          'brands/_pages/about.md',
          /^## .*$/m,
          '## Call { brand.phone}',
          'a placeholder is written {brand.phone}',
        ],
        [
          'a placeholder that is not closed',
          'brands/_pages/about.md',
          /^## .*$/m,
          '## Call {brand.phone',
          'a placeholder is written {brand.phone}',
        ],
        [
          'an unknown key of a page',
          'brands/_pages/about.md',
          /^title:/m,
          'titel:',
          'titel: is not a key of a page; did you mean title?',
        ],
      ],
      3,
    ),
  )('reports %s in the edited file', (_what, file, from, to, expected) => {
    using tree = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    tree.edit(file, from, to);
    const errors = errorsIn(tree.root).filter((error) => error.includes(expected));
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors)
      expect(error).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')}:\\d+:\\d+ `));
  });

  it('suggests the nearest name for a misspelled family or page', () => {
    using tree = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    tree.edit(MINCR, 'sharedBrandCode: northern', 'sharedBrandCode: nothern');
    tree.edit('brands/_base.yaml', 'accessibility, ', 'acessibility, ');
    const errors = errorsIn(tree.root).join('\n');
    expect(errors).toContain('expected brands/_families/nothern.yaml, found none; did you mean northern?');
    expect(errors).toContain('found neither; did you mean accessibility?');
  });

  it('reports all errors of a brand at once: a missing family, a wrong value, a malformed page and a copied value', () => {
    using tree = brandTree(['default']);
    tree.edit(MINCR, 'sharedBrandCode: northern', 'sharedBrandCode: nothern');
    tree.edit(MINCR, /^storeID: .*$/m, 'storeID: 10152');
    tree.edit(MINCR, /^minimumMemberAge: .*$/m, 'minimumMemberAge: young');
    tree.write('brands/mincr/pages/privacy.md', 'no front\n');
    const errors = errorsIn(tree.root).join('\n');
    for (const part of [
      'nothern.yaml',
      "'10152' is also on line",
      'minimumMemberAge',
      'pages/privacy.md:1:1',
    ])
      expect(errors).toContain(part);
  });

  it('reports no errors of other brands if only one brand is requested', () => {
    using tree = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    tree.edit(MINCR, /^storeID: .*$/m, 'storeID: many');
    tree.edit('brands/pbs/brand.yaml', /^storeID: .*$/m, 'storeID: 10154');
    const files = (only: string) => readBrands(tree.root, [only]).errors.map(({ file }) => file);
    expect(files('mincr')).toEqual([MINCR]);
    expect(files('nepa')).toEqual([]);
    // Each of two brands that share a store gets an error at its own line.
    expect(files('pbs')).toEqual(['brands/pbs/brand.yaml']);
    expect(files('hmbcbs')).toEqual(['brands/hmbcbs/brand.yaml']);
  });

  it('accepts a brand without a phone number if the base sets one', () => {
    using tree = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    tree.edit(MINCR, /^customerServicePhoneNumber: .*\n/m, '');
    const { brand } = findBrand(loadBrands(tree.root), 'mincr');
    expect(brand.customerServicePhoneNumber).toBe('1-800-555-0199');
  });

  it('returns the brands that have no errors, even if another brand has errors', () => {
    using tree = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    tree.remove('brands/nepa/logo.svg');
    const codes = readBrands(tree.root).sites.map(({ brand }) => brand.code);
    expect(codes).toEqual(brandCodes(tree.root).filter((code) => code !== 'nepa'));
  });

  it('reports a color pair whose contrast is below WCAG AA', () => {
    using tree = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    tree.edit(MINCR, /primary: "#\w+"/, 'primary: "#9fd8d0"');
    const errors = errorsIn(tree.root);
    const line = lineOf(tree.read(MINCR), 'primary:');
    expect(errors.join('\n')).toMatch(
      new RegExp(
        `^${MINCR}:${line}:3 theme\\.primary: #\\w{6} on \\w+ #\\w{6} is 1\\.\\d\\d:1, needs 4\\.5:1`,
        'm',
      ),
    );
  });

  it('reports a listed page whose file is missing, a missing logo, and a domain that two brands use', () => {
    using tree = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    tree.edit('brands/pbs/brand.yaml', /^domain: .*$/m, 'domain: northstar.example');
    tree.remove('brands/_pages/coverage.md');
    tree.remove('brands/nepa/logo.svg');
    const errors = errorsIn(tree.root).join('\n');
    expect(errors).toContain(
      "expected brands/_pages/coverage.md, or pages/coverage.md in the brand's folder, found neither (on ",
    );
    expect(errors).toContain('brands/nepa/logo.svg:1:1 expected a drawing here, found none');
    using second = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    second.edit('brands/pbs/brand.yaml', /^domain: .*$/m, 'domain: northstar.example');
    expect(errorsIn(second.root).join('\n')).toMatch(
      /brands\/pbs\/brand\.yaml:\d+:1 domain: 'northstar\.example' is also on line 5 of brands\/mincr\/brand\.yaml/,
    );
  });

  it('finds all errors, which loadBrands throws as one error', () => {
    using tree = brandTree(['hmbcbs', 'ndbcbs', 'nepa']);
    tree.edit(MINCR, /^storeID: .*$/m, 'storeID: many');
    tree.edit('brands/pbs/brand.yaml', /^storeID: .*$/m, 'storeID: few');
    expect(() => loadBrands(tree.root)).toThrow(BrandFilesError);
    expect(() => loadBrands(tree.root)).toThrow(/^2 errors in the brand files\n/);
  });
});
