/** Errors in texts of records and notices. Each test edits brand files and then reads the brand. */
import { describe, expect, it } from 'vitest';
import { brandTree, type BrandTree } from '../brand-tree.fixture.ts';
import { readBrand } from '../read-brands.ts';
import { formatBrandError } from '../brand-error.ts';

const OWN = 'brands/mincr/brand.yaml';
const MERGE =
  'a merge left this mark here: keep one of the two versions, and delete the marks <<<<<<<, ======= and >>>>>>>';

const errorsIn = (tree: BrandTree): string[] => {
  const read = readBrand(tree.root, 'mincr');
  return 'errors' in read ? read.errors.map(formatBrandError) : [];
};
const recordErrors = (from: string | RegExp, to: string): string[] => {
  using tree = brandTree();
  tree.edit(OWN, from, to);
  return errorsIn(tree).map((error) => error.replace(/^brands\/mincr\/brand\.yaml:\d+:/, ''));
};

describe('readBrand', () => {
  it.each<[mistake: string, from: string | RegExp, to: string, error: string | RegExp]>([
    [
      "another brand's name",
      /^description: .*$/m,
      'description: Bighorn Health for everyone.',
      "1 description: names another brand: 'Bighorn Health' is wybcbs's; write the brand's own name",
    ],
    [
      "another brand's domain in a tab",
      'footer:\n',
      'tabs:\n  coverage: { url: "https://bighorn.example/" }\n\nfooter:\n',
      /^15 tabs\.coverage\.url: names another brand: 'bighorn\.example'/,
    ],
    [
      'TODO in a text',
      /^description: .*$/m,
      'description: TODO',
      /^1 description: 'TODO' marks unfinished text/,
    ],
    [
      'a placeholder in parentheses in a text whose placeholders are filled',
      /^  copyright: .*$/m,
      '  copyright: © (footerCopyDate) North Star',
      '3 footer.copyright: a placeholder is written {footerCopyDate}; got (footerCopyDate)',
    ],
    [
      'a placeholder in a text whose placeholders are not filled',
      /^description: .*$/m,
      'description: Call (brand.phone).',
      '1 description: placeholders are not filled in this text',
    ],
    [
      'a name with markup',
      /^name: .*$/m,
      'name: <b>North</b> Star',
      /^1 name: expected a name in plain text, without markup such as <b>/,
    ],
    [
      'a name with an entity',
      /^name: .*$/m,
      'name: North &amp; Star',
      /^1 name: expected a name in plain text, without markup such as <b>/,
    ],
    [
      'a long name',
      /^name: .*$/m,
      `name: ${'North '.repeat(11)}`,
      /^1 name: expected a name of at most 60 characters/,
    ],
    [
      'an empty list of tabs',
      'footer:\n',
      'tabs: []\n\nfooter:\n',
      /^1 tabs: expected keys and values, got a list/,
    ],
    [
      'a record that removes all tabs',
      'footer:\n',
      `tabs:\n${['home', 'pay-premium', 'coverage', 'claims-and-spending', 'claims', 'spending', 'find-a-doctor', 'prescriptions', 'wellness', 'forms-and-resources'].map((name) => `  ${name}: { active: false }\n`).join('')}\nfooter:\n`,
      '1 tabs: no tab is left: keep at least one active, such as home',
    ],
    ['a merge conflict marker', 'footer:\n', '<<<<<<< HEAD\nfooter:\n', `1 ${MERGE}`],
  ])('reports %s', (_mistake, from, to, error) => {
    expect(recordErrors(from, to)).toEqual([
      typeof error === 'string' ? error : expect.stringMatching(error),
    ]);
  });
});

it.each([
  ['Ask {brand.name}', 'placeholders are not filled in this text'],
  ['TODO', "'TODO' marks unfinished text: write the text, or delete this word"],
])('reading the brand files gives an error for the label of an alert link: %s', (label, message) => {
  using tree = brandTree();
  tree.edit('brands/_alerts/example-winter-storm.yaml', 'label: Contact us', `label: "${label}"`);
  expect(errorsIn(tree)).toEqual([
    expect.stringMatching(/^brands\/_alerts\/example-winter-storm\.yaml:14:9 link\.label: /),
  ]);
  expect(errorsIn(tree)[0]).toContain(message);
});

it('reading the brand files gives an error for a merge conflict marker in a logo or an alert', () => {
  using tree = brandTree();
  tree.edit('brands/mincr/logo.svg', /^(<svg[^>]*>)/, '$1\n<<<<<<< HEAD');
  tree.edit('brands/_alerts/example-winter-storm.yaml', /^kind:/m, '=======\nkind:');
  expect(errorsIn(tree)).toEqual([
    `brands/_alerts/example-winter-storm.yaml:4:1 ${MERGE}`,
    `brands/mincr/logo.svg:2:1 ${MERGE}`,
  ]);
});
