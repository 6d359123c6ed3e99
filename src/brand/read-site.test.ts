/** Errors for files that cannot be read and for links to missing pages, and the order of errors. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandTree, type BrandTree } from './brand-tree.fixture.ts';
import { readBrand, readBrands } from './read-brands.ts';
import { formatBrandError } from './brand-error.ts';
import { sampleSpread } from '../../scripts/test/sample.ts';

const errorsIn = (tree: BrandTree): string[] => readBrands(tree.root).errors.map(formatBrandError);

const FILES = [
  'brands/_base.yaml',
  'brands/_families/northern.yaml',
  'brands/mincr/brand.yaml',
  'brands/mincr/logo.svg',
  'brands/mincr/pages/privacy.md',
  'brands/_pages/about.md',
  'brands/_alerts/example-winter-storm.yaml',
];

describe('readBrand with an invalid file', () => {
  const put = (content: string | Buffer) => (path: string) => writeFileSync(path, content);

  const STATES: [what: string, spoil: (path: string) => void, message: string][] = [
    ['empty', put(''), '1:1 this file is empty'],
    ['a folder', (path) => mkdirSync(path), '1:1 expected a file here, found a folder of this name'],
    ['five megabytes', put('a: b\n'.repeat(1_000_000)), '1:1 expected a text of at most 200 kB, got 5000 kB'],
    [
      'in Latin-1',
      put(Buffer.from('name: Caf\u00e9\n', 'latin1')),
      '1:10 expected text in UTF-8, got a character in another encoding: save the file as UTF-8',
    ],
    [
      'a picture',
      put(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0])),
      '1:1 expected text in UTF-8, got a character in another encoding: save the file as UTF-8',
    ],
    [
      'a link to itself',
      (path) => symlinkSync(path, path),
      '1:1 this file cannot be read: it is a link that leads back to itself',
    ],
  ];

  it.each(
    sampleSpread(
      FILES.flatMap((file) => STATES.map((state) => [file, ...state] as const)),
      8,
    ),
  )('reports a single error if %s is %s', (file, what, spoil, message) => {
    using tree = brandTree();
    const path = join(tree.root, file);
    rmSync(path);
    spoil(path);
    const expected =
      what === 'a link to itself' && file.endsWith('logo.svg')
        ? `${file}:1:1 expected a drawing here, found none`
        : `${file}:${message}`;
    const read = readBrand(tree.root, 'mincr');
    expect('errors' in read ? read.errors.map(formatBrandError) : []).toEqual([expected]);
  });
});

it.each(['brands/_base.yaml', 'brands/_families/northern.yaml', 'brands/_pages/about.md'])(
  'an unreadable %s is reported only once, not once per brand that shares it',
  (file) => {
    using tree = brandTree();
    rmSync(join(tree.root, file));
    mkdirSync(join(tree.root, file));
    expect(errorsIn(tree)).toEqual([`${file}:1:1 expected a file here, found a folder of this name`]);
  },
);

describe('a broken link', () => {
  it.each<[what: string, from: RegExp | string, to: string, error: RegExp]>([
    [
      'in the footer',
      'url: /about/',
      'url: /abuot/',
      /^brands\/_base\.yaml:\d+:\d+ footer\.links\.about\.url: there is nothing at \/abuot\/ on this site; did you mean \/about\/\? \(on every brand\)$/,
    ],
    [
      'in a redirect',
      '/home/: /\n',
      '/home/: /hom/\n',
      /^brands\/_base\.yaml:\d+:3 redirects\.\/home\/: there is nothing at \/hom\/ on this site.*\(on every brand\)$/,
    ],
    [
      'in the sign-out target',
      'logoutTarget: /logout/',
      'logoutTarget: /elsewhere/',
      /^brands\/_base\.yaml:\d+:1 logoutTarget: there is nothing at \/elsewhere\/ on this site; link to a page that the brand has, or add this one \(on every brand\)$/,
    ],
    [
      'in the address of the producer site',
      'everywhere: /producer/',
      'everywhere: /producr/',
      /^brands\/_base\.yaml:\d+:15 sites\.producer\.everywhere: there is nothing at \/producr\/ on this site; did you mean \/producer\/\? \(on every brand\)$/,
    ],
  ])('is reported only once for all brands: %s', (_what, from, to, error) => {
    using tree = brandTree();
    tree.edit('brands/_base.yaml', from, to);
    const errors = errorsIn(tree);
    expect(errors).toEqual([expect.stringMatching(error) as string]);
  });

  it('in a header tab is reported together with the brands that show the tab', () => {
    using tree = brandTree('all');
    tree.edit('brands/_base.yaml', 'url: /login/#/ebill', 'url: /logn/#/ebill');
    const [error, ...more] = errorsIn(tree);
    expect(more).toEqual([]);
    expect(error).toMatch(
      /tabs\.pay-premium\.url: there is nothing at \/logn\/.*\(on \w+, \w+, \w+ and \d+ more\)$/,
    );
  });

  it('in a shared page is an error only for the brands that lack the target', () => {
    using tree = brandTree('all');
    const words = tree.read('brands/_pages/about.md');
    tree.write('brands/_pages/about.md', `${words}\nSee [fraud](/fraud/).\n`);
    tree.edit('brands/_pages/about.es.md', /$/, '\nVea [fraude](/fraud/).\n');
    const line = words.split('\n').length + 1;
    const [inSpanish, error, ...more] = errorsIn(tree);
    expect(more).toEqual([]);
    expect(inSpanish).toMatch(/about\.es\.md:\d+:14 there is nothing at \/fraud\//);
    expect(error).toMatch(
      new RegExp(
        `^brands/_pages/about\\.md:${line}:13 there is nothing at /fraud/ on this site; link to a page that the brand has, or add this one \\(on \\w+, \\w+, \\w+ and \\d+ more\\)$`,
      ),
    );
  });

  it('in a brand’s own page is reported without the brand code', () => {
    using tree = brandTree();
    tree.edit('brands/mincr/pages/privacy.md', /$/, '\n[a]: /privcy/\n\nSee [a].\n');
    tree.edit('brands/mincr/pages/privacy.es.md', /$/, '\n[a](/privcy/)\n');
    expect(errorsIn(tree)).toEqual([
      expect.stringContaining('privacy.es.md:8:5 there is nothing at /privcy/') as string,
      expect.stringMatching(
        /^brands\/mincr\/pages\/privacy\.md:\d+:6 there is nothing at \/privcy\/ on this site; did you mean \/privacy\/\?$/,
      ) as string,
    ]);
  });

  it('is not reported if the target exists but has the wrong encoding', () => {
    using tree = brandTree();
    writeFileSync(join(tree.root, 'brands/_pages/faqs.md'), Buffer.from('\u00e9', 'latin1'));
    expect(errorsIn(tree)).toHaveLength(1);
  });
});

it('readBrands sorts errors by file and line', () => {
  using tree = brandTree();
  tree.edit('brands/pbs/brand.yaml', /^storeID: .*$/m, 'storeID: few');
  tree.edit('brands/mincr/brand.yaml', /^storeID: .*$/m, 'storeID: many');
  tree.edit('brands/mincr/brand.yaml', /^brandState: .*$/m, 'brandState: XX');
  tree.write('brands/_alerts/x.yaml', '');
  const { errors } = readBrands(tree.root);
  expect(errors.map(({ file, path }) => `${file} ${path}`)).toEqual([
    'brands/_alerts/x.yaml ',
    'brands/mincr/brand.yaml brandState',
    'brands/mincr/brand.yaml storeID',
    'brands/pbs/brand.yaml storeID',
  ]);
});
