/** Errors for values that two brands must not share. */
import { describe, expect, it } from 'vitest';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { brandTree, type BrandTree } from '../brand-tree.fixture.ts';
import { readBrands } from '../read-brands.ts';
import { formatBrandError } from '../brand-error.ts';
import { sampleSpread } from '../../../scripts/test/sample.ts';

const MINCR = 'brands/mincr/brand.yaml';
const errorsIn = (root: string): string[] => readBrands(root).errors.map(formatBrandError);

/** Number of the first line that contains `part`, counted from 1. */
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

const treeOfMany = () => brandTree(['default', 'dirpa', 'hmbcbs', 'ibcah', 'nepa', 'pp', 'shop']);

describe('two brands', () => {
  it('must not share a domain, a name, a brand number or a store number', () => {
    using tree = treeOfMany();
    tree.edit('brands/pbs/brand.yaml', /^domain: .*$/m, 'domain: northstar.example');
    tree.edit('brands/nepa/brand.yaml', /^name: .*$/m, 'name: Bighorn Health');
    tree.edit('brands/shop/brand.yaml', /^storeID: .*$/m, 'storeID: 10152');
    tree.edit('brands/pp/brand.yaml', /^prismBrandCode: .*$/m, 'prismBrandCode: 7000');
    const line = (file: string, key: string) => lineOf(tree.read(file), `\n${key}:`) + 1;
    const errors = errorsIn(tree.root);
    // Either value may be wrong, so each error names the position of the other value.
    expect(errors).toHaveLength(8);
    const at = (file: string, key: string) => `${file}:${line(file, key)}:1 ${key}`;
    const also = (file: string, key: string) =>
      `is also on line ${line(file, key)} of ${file}: two brands cannot share it, change one of them`;
    for (const error of [
      `${at('brands/pbs/brand.yaml', 'domain')}: 'northstar.example' ${also(MINCR, 'domain')}`,
      `${at(MINCR, 'domain')}: 'northstar.example' ${also('brands/pbs/brand.yaml', 'domain')}`,
      `${at('brands/shop/brand.yaml', 'storeID')}: '10152' ${also('brands/default/brand.yaml', 'storeID')}`,
      `${at('brands/default/brand.yaml', 'storeID')}: '10152' ${also('brands/shop/brand.yaml', 'storeID')}`,
      `${at('brands/nepa/brand.yaml', 'name')}: 'Bighorn Health' ${also('brands/wybcbs/brand.yaml', 'name')}`,
      `brands/pp/brand.yaml:2:1 prismBrandCode: '7000' ${also('brands/default/brand.yaml', 'prismBrandCode')}`,
    ])
      expect(errors).toContain(error);
  });

  it("that share a value give an error at the requested brand's line, and the error names the other brand's line", () => {
    using tree = treeOfMany();
    tree.edit('brands/pbs/brand.yaml', /^domain: .*$/m, 'domain: northstar.example');
    expect(readBrands(tree.root, ['pbs']).errors.map(formatBrandError)).toEqual([
      `brands/pbs/brand.yaml:5:1 domain: 'northstar.example' is also on line 5 of ${MINCR}: two brands cannot share it, change one of them`,
    ]);
  });

  it('get only one error, on the second brand, if it is a copy of the first in a capitalized folder', () => {
    using tree = treeOfMany();
    cpSync(join(tree.root, 'brands/mincr'), join(tree.root, 'brands/Mincr2'), { recursive: true });
    expect(errorsIn(tree.root)).toEqual([
      "brands/Mincr2:1:1 a brand's folder is written in lower case: rename it to brands/mincr2",
    ]);
    expect(readBrands(tree.root, ['mincr']).errors).toEqual([]);
  });

  it('both get an error for each value that must be unique, if one brand duplicates the other', () => {
    using tree = treeOfMany();
    cpSync(join(tree.root, 'brands/mincr'), join(tree.root, 'brands/acme'), { recursive: true });
    const { errors } = readBrands(tree.root);
    const shared = [
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
      'privacy.entity.english',
      'privacy.entity.spanish',
      'spanish.description',
      '',
    ];
    for (const code of ['acme', 'mincr'])
      expect(errors.filter(({ file }) => file.startsWith(`brands/${code}/`)).map(({ path }) => path)).toEqual(
        shared,
      );
    expect(errors.map(formatBrandError)).toContain(
      'brands/acme/logo.svg:1:1 this drawing is also on line 1 of brands/mincr/logo.svg: two brands cannot share it, change one of them',
    );
    expect(errors).toHaveLength(2 * shared.length);
  });

  it('give an error that quotes each line of an address that one brand copied from the other', () => {
    using tree = treeOfMany();
    const address = 'appeals:\n  address: [P.O. Box 1, "Sable Lake, MN 55999"]\n';
    tree.edit('brands/pbs/brand.yaml', /^domain/m, `${address}domain`);
    tree.edit(MINCR, /\n/, `\n# Started as a copy of pbs\n${address}`);
    expect(errorsIn(tree.root).join('\n')).toContain(
      "appeals.address: 'P.O. Box 1', 'Sable Lake, MN 55999' is still copied from pbs: change it",
    );
  });

  it('must not set the same phone number in their records', () => {
    using tree = treeOfMany();
    tree.edit(MINCR, '1-800-555-0110', '1-877-555-0111');
    expect(readBrands(tree.root, ['mincr']).errors.map(formatBrandError)).toEqual([
      `${MINCR}:13:1 customerServicePhoneNumber: '1-877-555-0111' is also on line 13 of brands/hmbcbs/brand.yaml: two brands cannot share it, change one of them`,
    ]);
  });

  it('may both use the phone number of the base', () => {
    using tree = treeOfMany();
    tree.edit(MINCR, '1-800-555-0110', '1-800-555-0199');
    tree.edit('brands/pp/brand.yaml', '1-866-555-0104', '1-800-555-0199');
    expect(errorsIn(tree.root)).toEqual([]);
  });

  it("must not mention each other's phone number in a page, a notice or a statement", () => {
    using tree = treeOfMany();
    tree.edit('brands/mincr/pages/privacy.md', /\n$/, '\nCall (877) 555-0111 or 1-866-555-0104.\n');
    tree.edit('brands/mincr/pages/privacy.es.md', /\n$/, '\nLlame al (877) 555-0111 o al 1-866-555-0104.\n');
    tree.edit(MINCR, 'footer:\n', 'footer:\n  statements:\n    call: Call 1 877 555 0111.\n');
    tree.edit('brands/_alerts/example-winter-storm.yaml', 'families: [northern]', 'brands: [mincr]');
    tree.edit('brands/_alerts/example-winter-storm.yaml', 'Our walk-in', 'Call 18775550111. Our walk-in');
    tree.edit(
      'brands/_alerts/example-winter-storm.yaml',
      'Nuestras oficinas',
      'Llame al 18775550111. Nuestras oficinas',
    );
    expect(readBrands(tree.root, ['mincr']).errors.map(formatBrandError)).toEqual([
      expect.stringMatching(/storm\.yaml:6:1 text: '18775550111' is hmbcbs's phone number/),
      expect.stringMatching(/storm\.yaml:17:3 spanish\.text: '18775550111' is hmbcbs's phone number/),
      expect.stringMatching(/statements\.call: '1 877 555 0111' is hmbcbs's phone number/),
      expect.stringMatching(/privacy\.es\.md:\d+:10 '\(877\) 555-0111' is hmbcbs's phone number/),
      expect.stringMatching(/privacy\.es\.md:\d+:30 '1-866-555-0104' is pp's phone number/),
      expect.stringMatching(
        /privacy\.md:\d+:6 '\(877\) 555-0111' is hmbcbs's phone number: write \{brand\.phone\} instead/,
      ),
      expect.stringMatching(/privacy\.md:\d+:24 '1-866-555-0104' is pp's phone number/),
    ]);
  });

  it('may share values that their family sets', () => {
    using tree = treeOfMany();
    for (const code of ['ibccr', 'ibcah']) tree.edit(`brands/${code}/brand.yaml`, /^description: .*\n/m, '');
    tree.edit(
      'brands/_families/ibc.yaml',
      'footer:',
      'description: Health coverage for Philadelphia.\nfooter:',
    );
    expect(errorsIn(tree.root)).toEqual([]);
  });

  it.each(
    sampleSpread<[rule: string, spoil: (tree: BrandTree) => void, expected: string[]]>(
      [
        [
          'a brand folder without a brand file',
          (tree) => tree.remove('brands/pp/brand.yaml'),
          ['brands/pp/brand.yaml:1:1 expected a brand file here, found none'],
        ],
        [
          'a family without a file, which would pass for the base',
          (tree) => tree.remove('brands/_families/direct.yaml'),
          ['dirpa'].map(
            (code) =>
              `brands/${code}/brand.yaml:3:1 sharedBrandCode: expected brands/_families/direct.yaml, found none`,
          ),
        ],
        [
          'a brand folder in capitals, which its code would never find',
          (tree) => tree.rename('brands/pp', 'brands/PP'),
          ["brands/PP:1:1 a brand's folder is written in lower case: rename it to brands/pp"],
        ],
        [
          'a placeholder that nothing fills, on a page of the brand',
          (tree) =>
            tree.write(
              'brands/mincr/pages/privacy.md',
              '---\ntitle: x\ndescription: y\nupdated: 2026-01-01\n---\n\n {constructor}\n',
            ),
          [
            expect.stringMatching(
              /^brands\/mincr\/pages\/privacy\.md:7:2 \{constructor\} is not a placeholder/,
            ) as string,
          ],
        ],
        [
          'a logo with a script',
          (tree) => tree.edit('brands/nepa/logo.svg', '</svg>', '<script>x</script></svg>'),
          [expect.stringMatching(/^brands\/nepa\/logo\.svg:1:216 scripts are not allowed/) as string],
        ],
        [
          'a broken family file, once and not once a brand',
          (tree) => tree.write('brands/_families/ibc.yaml', 'footer: [\n'),
          ['brands/_families/ibc.yaml:1:9 this [ is never closed: ] is missing'],
        ],
        [
          'a broken base, once and not once a brand',
          (tree) => tree.write('brands/_base.yaml', 'a: &a { b: *a }\n'),
          ['brands/_base.yaml:1:12 expected a value, got a reference to what it is part of'],
        ],
      ],
      4,
    ),
  )('together give only one error for %s', (_rule, spoil, expected) => {
    using tree = treeOfMany();
    spoil(tree);
    expect(errorsIn(tree.root)).toEqual(expected);
  });
});

it('a placeholder in a family file is an error', () => {
  using tree = brandTree();
  tree.edit('brands/_families/northern.yaml', 'timeZone:', 'name: Change me\ntimeZone:');
  expect(errorsIn(tree.root)).toContain(
    'brands/_families/northern.yaml:3:1 name: is still a placeholder: put the real text, or delete the line',
  );
});
