import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandTree, type BrandTree } from '../brand-tree.fixture.ts';
import { brandCodes, readBrand, readBrands } from '../read-brands.ts';
import { formatBrandError } from '../brand-error.ts';
import {
  BRAND_FOLDER,
  brandsFolder,
  PAGE_FOLDER,
  unexpectedEntryErrors,
  unshownPages,
} from './unexpected-files.ts';
import { sampleSpread } from '../../../scripts/test/sample.ts';

const SOME_PAGE = '---\ntitle: New\ndescription: New.\nupdated: 2026-01-01\n---\n\nNew.\n';

const pathIn = (tree: BrandTree, path: string) => join(tree.root, 'brands', path);
const errorsIn = (tree: BrandTree): string[] => readBrands(tree.root).errors.map(formatBrandError);

describe('an unexpected file or folder', () => {
  const add =
    (path: string, text = '') =>
    (tree: BrandTree) =>
      tree.write(`brands/${path}`, text);
  const folder = (path: string) => (tree: BrandTree) => mkdirSync(pathIn(tree, path));
  const rename = (from: string, to: string) => (tree: BrandTree) =>
    renameSync(pathIn(tree, from), pathIn(tree, to));

  const MISTAKES: [what: string, spoil: (tree: BrandTree) => void, errors: string[]][] = [
    [
      'a page whose name is similar to a listed page',
      add('mincr/pages/abuot.md', SOME_PAGE),
      [
        'mincr/pages/abuot.md:1:1 this page is never shown; did you mean about.md? To show it under its own name, add it to pages',
      ],
    ],
    [
      'a page in capitals',
      add('mincr/pages/About.md', SOME_PAGE),
      [
        'mincr/pages/About.md:1:1 this page is never shown; did you mean about.md? To show it under its own name, add it to pages',
      ],
    ],
    [
      'a new page that is not listed yet',
      add('mincr/pages/newsroom.md', SOME_PAGE),
      ['mincr/pages/newsroom.md:1:1 this page is never shown: add newsroom to pages, or delete the file'],
    ],
    [
      'a file for a page that needs no file',
      add('mincr/pages/login.md', SOME_PAGE),
      ['mincr/pages/login.md:1:1 this file is never read: the page login needs no file'],
    ],
    [
      'a Spanish page without an English page',
      add('mincr/pages/about.es.md', SOME_PAGE),
      [
        'mincr/pages/about.es.md:1:1 this is the Spanish of a page that is not here: write brands/mincr/pages/about.md too, or delete this file',
      ],
    ],
    [
      'a shared page that no brand lists',
      add('_pages/privcy.md', SOME_PAGE),
      [
        '_pages/privcy.md:1:1 this page has no Spanish: write brands/_pages/privcy.es.md, with the same headings, links and date',
        '_pages/privcy.md:1:1 this page is never shown; did you mean privacy.md? To show it under its own name, add it to pages',
      ],
    ],
    [
      'a page with the extension .markdown',
      add('_pages/new.markdown'),
      ['_pages/new.markdown:1:1 this file is never read; did you mean new.md?'],
    ],
    [
      'a page outside its folder',
      add('pp/about.md', SOME_PAGE),
      ['pp/about.md:1:1 this file is never read; did you mean pages/about.md?'],
    ],
    ['a folder page', folder('pbs/page'), ['pbs/page:1:1 this folder is never read; did you mean pages?']],
    ['a folder Pages', folder('pp/Pages'), ['pp/Pages:1:1 this folder is never read; did you mean pages?']],
    ['a file pages', add('pp/pages'), ['pp/pages:1:1 expected a folder here, found a file of this name']],
    [
      'a folder where a page belongs',
      folder('_pages/new.md'),
      [
        '_pages/new.md:1:1 expected a file here, found a folder of this name',
        '_pages/new.md:1:1 this page has no Spanish: write brands/_pages/new.es.md, with the same headings, links and date',
        '_pages/new.md:1:1 this page is never shown: add new to pages, or delete the file',
      ],
    ],
    [
      'a brand file of another name',
      rename('pp/brand.yaml', 'pp/brand.yml'),
      ['pp/brand.yml:1:1 this file is never read; did you mean brand.yaml?'],
    ],
    [
      'a second brand file',
      add('pp/Brand.yaml'),
      ['pp/Brand.yaml:1:1 this file is never read; did you mean brand.yaml?'],
    ],
    [
      'a record named after its brand',
      add('mincr.yaml'),
      ['mincr.yaml:1:1 this file is never read; did you mean mincr/brand.yaml?'],
    ],
    [
      'a logo as a picture',
      add('pp/logo.png'),
      ['pp/logo.png:1:1 this file is never read; did you mean logo.svg?'],
    ],
    [
      'anything else in a brand',
      add('pp/notes.docx'),
      [
        "pp/notes.docx:1:1 this file is never read: a brand's folder holds brand.yaml, logo.svg and the folder pages",
      ],
    ],
    [
      'a family file with the extension .yml',
      rename('_families/mbh.yaml', '_families/mbh.yml'),
      [
        '_families/mbh.yml:1:1 this file is never read; did you mean mbh.yaml?',
        'mbh/brand.yaml:3:1 sharedBrandCode: expected brands/_families/mbh.yaml, found none',
        'mbhny/brand.yaml:3:1 sharedBrandCode: expected brands/_families/mbh.yaml, found none',
      ],
    ],
    [
      'a notice with the extension .yml',
      add('_alerts/storm.yml'),
      ['_alerts/storm.yml:1:1 this file is never read; did you mean storm.yaml?'],
    ],
    [
      'a renamed base file, reported once, not once per brand',
      rename('_base.yaml', '_base.yml'),
      [
        '_base.yaml:1:1 expected a file here, found none',
        '_base.yml:1:1 this file is never read; did you mean _base.yaml?',
      ],
    ],
    [
      'a renamed folder of shared pages, reported once',
      rename('_pages', '_page'),
      [
        '_page:1:1 this folder is never read; did you mean _pages?',
        '_pages:1:1 expected the pages that brands share here, found none',
      ],
    ],
    [
      'a folder of pages beside the brands',
      folder('pages'),
      ['pages/brand.yaml:1:1 expected a brand file here, found none; did you mean _pages?'],
    ],
    [
      'a brand folder whose name cannot be a host name',
      rename('pp', 'p p'),
      [
        "p p:1:1 a brand's folder is written in lower-case letters and digits, and begins with a letter: rename it",
      ],
    ],
    [
      'a stray file among the schemas',
      add('_schema/old.json'),
      ['_schema/old.json:1:1 this file is never read: this folder is written by npm run brands -- schema'],
    ],
  ];

  it.each(sampleSpread(MISTAKES, 10))(
    'gives errors that say what is wrong and where: %s',
    (_what, spoil, errors) => {
      using tree = brandTree(['mbh', 'pp']);
      spoil(tree);
      expect(errorsIn(tree)).toEqual(errors.map((error) => `brands/${error}`));
    },
  );

  it('gives an error when the brand that contains it is read, but not when another brand is read', () => {
    using tree = brandTree(['mbh', 'pp']);
    tree.write('brands/mincr/pages/abuot.md', SOME_PAGE);
    expect(readBrand(tree.root, 'mincr')).toMatchObject({
      errors: [{ file: 'brands/mincr/pages/abuot.md' }],
    });
    expect(readBrand(tree.root, 'pbs')).toHaveProperty('site');
  });

  it('gives no error if it may belong to a brand whose list of pages is unreadable', () => {
    using tree = brandTree(['mbh', 'pp']);
    tree.write('brands/wybcbs/brand.yaml', 'pages: [\n');
    expect(errorsIn(tree)).toEqual(['brands/wybcbs/brand.yaml:1:8 this [ is never closed: ] is missing']);
  });
});

describe('a file or folder with an ignored name', () => {
  const LEFT = [
    '.DS_Store',
    'brand.yaml~',
    '.brand.yaml.swp',
    '4913',
    '#brand.yaml#',
    '~$brand.yaml',
    'sedAb12Cd',
  ];

  it.each(sampleSpread([...LEFT, 'Thumbs.db', 'README.md', 'brand.yaml.tmp', 'brand.yaml___jb_tmp___'], 2))(
    'gives no error: %s',
    (name) => {
      using tree = brandTree(['mbh', 'pp']);
      for (const folder of ['', '_pages/', '_alerts/', '_families/', 'mincr/', 'mincr/pages/'])
        writeFileSync(pathIn(tree, folder + name), 'x');
      expect(errorsIn(tree)).toEqual([]);
    },
  );

  it('gives no error if it is a broken link, an editor folder, or the draft of a brand', () => {
    using tree = brandTree(['mbh', 'pp']);
    const codes = brandCodes(tree.root);
    symlinkSync('editor@laptop', pathIn(tree, '_pages/.#about.md'));
    mkdirSync(pathIn(tree, '.vscode'));
    mkdirSync(pathIn(tree, '.new-acme'));
    expect(errorsIn(tree)).toEqual([]);
    expect(brandCodes(tree.root)).toEqual(codes);
  });

  it("gives no error if a brand's pages folder is a symbolic link to that folder", () => {
    using tree = brandTree(['mbh', 'pp']);
    renameSync(pathIn(tree, 'mincr/pages'), pathIn(tree, '.elsewhere'));
    symlinkSync(pathIn(tree, '.elsewhere'), pathIn(tree, 'mincr/pages'));
    expect(errorsIn(tree)).toEqual([]);
  });
});

describe('the file names in a folder', () => {
  it('give no error if all are expected', () => {
    const entries = [
      { name: 'brand.yaml', folder: false },
      { name: 'logo.svg', folder: false },
      { name: 'pages', folder: true },
    ];
    expect(unexpectedEntryErrors('x', entries, BRAND_FOLDER)).toEqual([]);
    expect(unexpectedEntryErrors('x', [{ name: 'a.md', folder: false }], PAGE_FOLDER)).toEqual([]);
    expect(unexpectedEntryErrors('x', [{ name: 'mincr', folder: true }], brandsFolder(['mincr']))).toEqual(
      [],
    );
    expect(unshownPages('x', ['about'], ['home', 'about'], ['home'])).toEqual([]);
  });
});
