/** Errors in page copy, found by reading all brand files with one edited page. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandTree, type BrandTree } from '../brand-tree.fixture.ts';
import { readBrand, readBrands } from '../read-brands.ts';
import { formatBrandError } from '../brand-error.ts';
import { updatedDateError } from './page-copy.ts';
import { sampleSpread } from '../../../scripts/test/sample.ts';

const PAGE = 'brands/mincr/pages/about.md';
const FRONT = '---\ntitle: About us\ndescription: Who we are.\nupdated: 2026-05-04\n---\n';
const MERGE =
  'a merge left this mark here: keep one of the two versions, and delete the marks <<<<<<<, ======= and >>>>>>>';

const errorsIn = (tree: BrandTree): string[] => {
  const read = readBrand(tree.root, 'mincr');
  return 'errors' in read ? read.errors.map(formatBrandError) : [];
};
const pageErrors = (body: string, front = FRONT): string[] => {
  using tree = brandTree();
  writeFileSync(join(tree.root, PAGE), front + body);
  return errorsIn(tree)
    .filter((error) => !error.includes('this page has no Spanish'))
    .map((error) => error.replace(`${PAGE}:`, ''));
};

describe('the errors of a page', () => {
  it.each(
    sampleSpread<[mistake: string, body: string, error: string]>(
      [
        [
          "another brand's name",
          'One.\n\nWe are Bighorn Health.\n',
          "8:8 names another brand: 'Bighorn Health' is wybcbs's; write {brand.name} for the brand's own name",
        ],
        [
          "another brand's domain",
          'See bighorn.example.\n',
          "6:5 names another brand: 'bighorn.example' is wybcbs's; write {brand.domain} for the brand's own domain",
        ],
        [
          'a relative link to a page',
          'See [us](faqs).\n',
          "6:10 expected an address that starts with /, # or https://, got 'faqs'; write /faqs/",
        ],
        [
          'a link to the file of a page',
          'See [us](../faqs.md#top).\n',
          "6:10 expected an address that starts with /, # or https://, got '../faqs.md#top'; write /faqs/#top",
        ],
        [
          'a link to a page that the brand does not have',
          'See [it](/newsroom/).\n',
          '6:10 there is nothing at /newsroom/ on this site; link to a page that the brand has, or add this one',
        ],
        [
          'a link to a place of the page',
          'See [it](#hours).\n',
          '6:10 there is no target #hours on this page: link to the page itself, such as /about/',
        ],
        [
          'a link to a view of the member area without its page',
          'See [it](#/fnder).\n',
          '6:10 there is no #/fnder on /login/; did you mean #/finder?',
        ],
        ['a merge conflict marker', 'One.\n<<<<<<< HEAD\nTwo.\n', `7:1 ${MERGE}`],
        ['the middle of a merge', 'One.\n=======\nTwo.\n', `7:1 ${MERGE}`],
        ['the end of a merge', 'One.\n>>>>>>> branch\r\nTwo.\n', `7:1 ${MERGE}`],
        [
          'a link without its end',
          'See [us](/about/ today.\n',
          "6:5 this link is never closed: a ) after '/about/ today.' is missing",
        ],
        [
          'a link without an address',
          'See [our page] today.\n',
          '6:5 [our page] leads nowhere: write a link as [our page](/page/), or \\[our page\\] for the signs themselves',
        ],
        [
          'a blank in a link',
          'See [us] (/about/).\n',
          '6:5 there is a space between ] and ( in this link: delete it',
        ],
        [
          'a blank in an address',
          'See [us](/a b/).\n',
          "6:5 expected an address without spaces in this link, got '/a b/'",
        ],
        [
          'a link with a name that no line explains',
          'See [us][1].\n',
          '6:5 there is no line [1]: /page/ that says where this link leads',
        ],
        [
          'a link that only begins',
          'One.\n\n- See [us\n',
          '8:7 this [ is never closed: write a link as [words](/page/), or \\[ for the sign itself',
        ],
        [
          'a link that only ends',
          'See us](/about/).\n',
          '6:7 this link has no beginning: a [ before its words is missing',
        ],
        [
          'bold words that do not end',
          'This is **important.\n',
          '6:9 this ** is shown as text: for bold write **words**, without spaces inside',
        ],
        [
          'a placeholder in parentheses',
          'Call (brand.phone).\n',
          '6:6 a placeholder is written {brand.phone}; got (brand.phone)',
        ],
        [
          'a placeholder in two pairs of braces',
          'Call {{brand.phone}}.\n',
          '6:6 a placeholder is written {brand.phone}; got {{brand.phone}}',
        ],
        [
          'a placeholder with blanks',
          'Call { brand.phone }.\n',
          '6:6 a placeholder is written {brand.phone}; got { brand.phone }',
        ],
        [
          'a placeholder without braces',
          'Call brand.phone now.\n',
          '6:6 a placeholder is written {brand.phone}; got brand.phone',
        ],
        [
          'a placeholder without its end',
          'Call {brand.phone now.\n',
          '6:6 a placeholder is written {brand.phone}; got {brand.phone',
        ],
        [
          'TODO',
          'One.\n\nTODO: hours.\n',
          "8:1 'TODO' marks unfinished text: write the text, or delete this word",
        ],
        ['FIXME', 'Two (FIXME)\n', "6:6 'FIXME' marks unfinished text: write the text, or delete this word"],
        ['tbd', 'Opens tbd.\n', "6:7 'tbd' marks unfinished text: write the text, or delete this word"],
        ['TBD', 'Opens TBD.\n', "6:7 'TBD' marks unfinished text: write the text, or delete this word"],
        [
          'lorem ipsum',
          'Lorem ipsum dolor.\n',
          "6:1 'Lorem ipsum' marks unfinished text: write the text, or delete this word",
        ],
        [
          'a second title',
          'One.\n\n# About\n',
          '8:1 a page has one heading of level 1, its title: write ## for this one',
        ],
        [
          'an underlined title',
          'One.\n\nAbout\n===\n',
          '8:1 a page has one heading of level 1, its title: write ## for this one',
        ],
        [
          'a heading without a space after its signs',
          'One.\n\n##Our office\n',
          '8:1 a space is missing after ##: write "## Our office"',
        ],
        [
          'the same with one sign',
          'One.\nTwo\n#Our office\n',
          '8:1 a space is missing after #: write "## Our office"',
        ],
        [
          'a first heading of level 3',
          '### Us\n\nOne.\n',
          '6:1 this heading leaves out a level: after the title write ##',
        ],
        [
          'a heading two levels down',
          '## Us\n\n#### You\n',
          '8:1 this heading leaves out a level: after a heading with ## write ###',
        ],
      ],
      12,
    ),
  )('include an error for %s', (_mistake, body, error) => {
    expect(pageErrors(body)).toEqual([error]);
  });

  it.each(
    sampleSpread(
      [
        ['numbers, and signs that are meant', '#1 in Minnesota\n\n\\##Us\n\n`##Us`\n'],
        ['a Spanish word', 'The guide is called Para todo: call us for it.\n'],
        ['Spanish in capitals', 'TODO LO QUE NECESITA SABER\n'],
        ['signs that are meant', 'He said \\[sic\\] and 2 \\*\\* 3, `[a](b` and `**`.\n'],
        [
          'links that work',
          '[a](/faqs/) [**b** \\[c\\]](/faqs/ "t") [b](https://www.irs.gov/y(1).png) [d][1] <https://www.irs.gov/>\n\n[1]: /faqs/\n',
        ],
        ['headings in order', '## A\n\n### B\n\n#### C\n\nOne.\n\n## D\n\n### E\n\nTwo.\n'],
        [
          'placeholders beside brackets',
          '({brand.phone}) [{brand.phone}](/faqs/) {if chat}{brand.name}{end}\n',
        ],
        ['addresses with a name of a placeholder', 'ask@brand.name and <https://www.irs.gov/brand.phone>\n'],
        ['places that every page has', '[top](#main) [out](#logout) [claims](/login/#/claims)\n'],
        ["the brand's own name and domain", 'North Star Health Plan, northstar.example\n'],
      ],
      4,
    ),
  )('do not include an error for %s', (_what, body) => {
    expect(pageErrors(body)).toEqual([]);
  });

  it('include an error for a future date', () => {
    expect(pageErrors('One.\n', FRONT.replace('2026-05-04', '2098-05-04'))).toEqual([
      expect.stringMatching(
        /^4:1 updated: '2098-05-04' is still to come: today is \d{4}-\d\d-\d\d; write the day on which the words last changed$/,
      ),
    ]);
  });

  it('include one error for a future date in a shared page, not one error per brand', () => {
    using tree = brandTree();
    for (const file of ['faqs.es.md', 'faqs.md'])
      tree.edit(`brands/_pages/${file}`, /^updated: .*$/m, 'updated: 2098-05-04');
    expect(readBrands(tree.root).errors.map(formatBrandError)).toEqual([
      expect.stringMatching(/^brands\/_pages\/faqs\.es\.md:5:1 updated: '2098-05-04' is still to come/),
      expect.stringMatching(/^brands\/_pages\/faqs\.md:5:1 updated: '2098-05-04' is still to come/),
    ]);
  });

  it.each([
    ['2026-05-04', '2026-05-04', null],
    ['2026-05-03', '2026-05-04', null],
    ['2026-05-05', '2026-05-04', /^'2026-05-05' is still to come: today is 2026-05-04; /],
  ])('include an error only for a future "updated" date: %s, checked on %s', (updated, today, problem) => {
    if (problem === null) expect(updatedDateError(updated, today)).toBeNull();
    else expect(updatedDateError(updated, today)).toMatch(problem);
  });
});
