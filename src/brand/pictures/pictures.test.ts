import fc from 'fast-check';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandTree, type BrandTree } from '../brand-tree.fixture.ts';
import { readBrand, readBrands } from '../read-brands.ts';
import { showFault } from '../load/brand-source.ts';
import { renderPage } from '../copy/page-copy.ts';
import { jpegOf, pngOf, webpOf } from './picture.fixture.ts';
import {
  isWholePicture,
  measureError,
  MOST_PICTURE_BYTES,
  pictureNameError,
  pictureSize,
} from './picture.rules.ts';
import { readPictures } from './pictures.ts';
import { entriesIn } from '../load/unexpected-files.ts';

const FRONT = '---\ntitle: About\ndescription: Who.\nupdated: 2026-11-22\n---\n';
const OFFICE = 'brands/mincr/pages/office.png';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" viewBox="0 0 64 32"><title>A map</title><path style="fill:#123456" d="M0 0h64v32z"/></svg>';
/** What follows from a picture that a page calls by another name. */
const UNSHOWN = /no page shows this picture/;
const SHOWN = '![Our office in Duluth](office.png)\n';

/** A tree in which a brand's page shows pictures. */
function shown(body: string, files: Readonly<Record<string, Uint8Array | string>> = {}): BrandTree {
  const tree = brandTree();
  tree.writeNew('brands/mincr/pages/about.md', FRONT + body);
  for (const [file, content] of Object.entries(files)) tree.writeNew(file, content);
  return tree;
}

function siteOf(tree: BrandTree, code = 'mincr') {
  const result = readBrand(tree.root, code);
  if ('faults' in result) throw new Error(result.faults.map(showFault).join('\n'));
  return result.site;
}

function htmlOf(tree: BrandTree): string {
  const { brand, copy, pictures } = siteOf(tree);
  const page = copy['about'];
  if (!page) throw new Error('no such page');
  return renderPage(page, brand, pictures).html;
}

const faultsOf = (tree: BrandTree): string[] =>
  readBrands(tree.root).faults.map((fault) => showFault(fault).trim());

describe('a picture beside a page', () => {
  it.each<[file: string, bytes: Buffer, width: number, height: number]>([
    ['office.png', pngOf(40, 30), 40, 30],
    ['office.jpg', jpegOf(1200, 800), 1200, 800],
    ['office.jpeg', jpegOf(1200, 800, 6), 800, 1200],
    ['office.webp', webpOf(640, 480), 640, 480],
    ['office.svg', Buffer.from(DRAWING), 64, 32],
  ])('%s is shown with its size and a name that says what is in it', (name, bytes, width, height) => {
    using tree = shown(`![Our office](${name})\n`, { [`brands/mincr/pages/${name}`]: bytes });
    const ending = name.slice(name.indexOf('.'));
    expect(htmlOf(tree)).toMatch(
      new RegExp(
        `^<p><img src="/pictures/office\\.[0-9a-f]{10}\\${ending}" alt="Our office" width="${width}" height="${height}" decoding="async"></p>\n$`,
      ),
    );
  });

  it('that is a drawing is published without what is no shape, and refused with a script', () => {
    using tree = shown('![How to find us](map.svg)\n', { 'brands/mincr/pages/map.svg': DRAWING });
    const { bytes = [] } = siteOf(tree).pictures['map.svg'] ?? {};
    expect(Buffer.from(bytes).toString()).toMatch(
      /^<svg [^>]*viewBox="0 0 64 32"[^>]*><path fill="#123456" d="[^"]*"\/><\/svg>$/,
    );
    tree.writeNew('brands/mincr/pages/map.svg', DRAWING.replace('<path', '\n<script>alert(1)</script><path'));
    expect(faultsOf(tree)).toEqual([expect.stringMatching(/pages\/map\.svg:2:1 .*script/)]);
  });

  it('has another address once it is replaced', () => {
    using tree = shown(SHOWN, { [OFFICE]: pngOf(4, 3) });
    const before = siteOf(tree).pictures['office.png']?.path;
    tree.writeNew(OFFICE, pngOf(4, 3, 7));
    expect(siteOf(tree).pictures['office.png']?.path).not.toBe(before);
    tree.writeNew(OFFICE, pngOf(4, 3));
    expect(siteOf(tree).pictures['office.png']?.path).toBe(before);
  });

  it('of a shared page lies in brands/_pages, and a brand may have its own of that name', () => {
    using tree = brandTree();
    tree.writeNew('brands/_pages/office.png', pngOf(4, 3));
    tree.writeNew('brands/mincr/pages/office.png', pngOf(8, 6));
    tree.edit('brands/_pages/about.md', '## Whom we serve', `${SHOWN}\n## Whom we serve`);
    expect(faultsOf(tree)).toEqual([]);
    expect(siteOf(tree).pictures['office.png']).toMatchObject({ width: 8 });
    expect(siteOf(tree, 'pbs').pictures['office.png']).toMatchObject({ width: 4 });
  });

  it('waits until it is near where it stands below the first screen, or behind another one', () => {
    using tree = shown(`One.\n\n${SHOWN}\nTwo.\n\n${SHOWN}\n![](office.png "decoration")\n`, {
      [OFFICE]: pngOf(4, 3),
    });
    const images = htmlOf(tree).match(/<img[^>]*>/g) ?? [];
    expect(images.map((image) => image.includes('loading="lazy"'))).toEqual([false, true, true]);
    expect(images[2]).toContain('alt=""');
    expect(images[2]).not.toContain('title');
    using below = shown(`${'Text.\n\n'.repeat(9)}${SHOWN}`, { [OFFICE]: pngOf(4, 3) });
    expect(htmlOf(below)).toContain('loading="lazy"');
  });

  it('is not asked for by a page that is written for brands with a feature alone, and is no stray file', () => {
    using tree = shown(`Hello.\n\n{if not messageCenter}\n\n${SHOWN}\n{end}\n`, { [OFFICE]: pngOf(4, 3) });
    expect(faultsOf(tree)).toEqual([]);
    expect(htmlOf(tree)).not.toContain('<img');
  });
});

describe('a picture that cannot be shown is an error with its place and a remedy', () => {
  it.each<[what: string, body: string, files: Record<string, Uint8Array | string>, fault: RegExp]>([
    [
      'no file',
      SHOWN,
      {},
      /about\.md:6:25 there is no picture office\.png: save it as brands\/mincr\/pages\/office\.png$/,
    ],
    [
      'a slip in the name',
      '![Our place](ofice.png)\n',
      { [OFFICE]: pngOf(4, 3) },
      /about\.md:6:14 there is no picture ofice\.png; did you mean office\.png\?$/,
    ],
    [
      'a capital',
      '![Our place](Office.png)\n',
      { [OFFICE]: pngOf(4, 3) },
      /about\.md:6:14 there is no picture Office\.png; did you mean office\.png\? Capital and small letters count$/,
    ],
    [
      'another site',
      '![Us](https://a.example/b.png)\n',
      {},
      /about\.md:6:7 a picture of another site is not shown: save it beside/,
    ],
    [
      'another site without a scheme',
      '![Us](//a.example/b.png)\n',
      {},
      /about\.md:6:7 a picture of another site is not shown/,
    ],
    [
      'a folder',
      '![Us](images/b.png)\n',
      {},
      /about\.md:6:7 a picture lies beside its page: write its name alone, b\.png$/,
    ],
    [
      'no picture',
      '![Us](b.gif)\n',
      {},
      /about\.md:6:7 'b\.gif' is no picture: PNG, JPEG, WebP and SVG can be shown$/,
    ],
    [
      'no words',
      '![](office.png)\n',
      {},
      /about\.md:6:5 say between the brackets what this picture shows, for people who cannot see it\. For a mere/,
    ],
    [
      'the name of the file as words',
      '![office.png](office.png)\n',
      {},
      /about\.md:6:3 say between the brackets what this picture shows, in words/,
    ],
    [
      'the same without its ending',
      '![Office](office.png)\n',
      {},
      /about\.md:6:11 say between the brackets what this picture shows, in words: 'Office' is the name of a file$/,
    ],
    [
      'a word for any picture',
      '![image](office.png)\n',
      {},
      /about\.md:6:10 say between the brackets what this picture shows, in words: 'image' could be any picture$/,
    ],
    [
      'a title',
      '![Us](office.png "At noon")\n',
      {},
      /about\.md:6:7 words in quotes behind the name of a picture are not shown/,
    ],
    [
      'words of a decoration',
      '![Us](office.png "decoration")\n',
      {},
      /about\.md:6:7 a decoration has nothing between its brackets/,
    ],
    [
      'an element',
      '<img src="office.png">\n',
      {},
      /about\.md:6:1 <img> is not allowed in a page: write !\[what it shows\]\(office\.jpg\)$/,
    ],
    [
      'no page',
      'Hello.\n',
      { [OFFICE]: pngOf(4, 3) },
      /office\.png:1:1 no page shows this picture: write !\[what it shows\]\(office\.png\) in a page/,
    ],
    [
      'no page of any brand',
      'Hello.\n',
      { 'brands/_pages/office.png': pngOf(4, 3) },
      /_pages\/office\.png:1:1 no page shows this picture/,
    ],
    [
      'another kind',
      SHOWN,
      { [OFFICE]: jpegOf(4, 3) },
      /office\.png:1:1 this is a JPG file with the ending \.png: rename it to office\.jpg, also in the pages/,
    ],
    [
      'text',
      SHOWN,
      { [OFFICE]: 'Not a picture' },
      /office\.png:1:1 this file is no picture that can be shown/,
    ],
    ['nothing', SHOWN, { [OFFICE]: '' }, /office\.png:1:1 this file is no picture/],
    [
      'half a file',
      SHOWN,
      { [OFFICE]: pngOf(40, 30).subarray(0, 50) },
      /office\.png:1:1 the end of this picture is missing/,
    ],
    [
      'too many bytes',
      SHOWN,
      { [OFFICE]: Buffer.alloc(1_240_000) },
      /office\.png:1:1 this picture has 1\.2 MB; it may have 300 kB\. In Preview/,
    ],
    [
      'too many pixels',
      SHOWN,
      { [OFFICE]: pngOf(2400, 20) },
      /office\.png:1:1 this picture has 2400 × 20 pixels; a side may have 2000\. In Preview/,
    ],
    [
      'a name with a space',
      'Hello.\n',
      { 'brands/mincr/pages/Our Office.PNG': pngOf(4, 3) },
      /Our Office\.PNG:1:1 the name of a picture has letters, .*: rename this file to Our-Office\.png$/,
    ],
    [
      'another format',
      'Hello.\n',
      { 'brands/mincr/pages/office.gif': 'GIF89a' },
      /office\.gif:1:1 nothing reads this file: pages end in \.md, their pictures in/,
    ],
    [
      'a folder of pictures',
      'Hello.\n',
      { 'brands/mincr/pages/images/office.png': pngOf(4, 3) },
      /images:1:1 nothing reads this folder: pages end in \.md, their pictures in/,
    ],
  ])('%s', (_what, body, files, fault) => {
    using tree = shown(body, files);
    const faults = faultsOf(tree);
    expect(faults.find((one) => fault.test(one)) ?? faults).toMatch(fault);
    const others = faults.filter((one) => !fault.test(one) && !UNSHOWN.test(one));
    expect(others).toEqual([]);
  });

  it('a notice shows none', () => {
    using tree = brandTree();
    tree.edit(
      'brands/_alerts/example-winter-storm.yaml',
      'Our walk-in offices',
      '![Us](office.png) Our walk-in offices',
    );
    expect(faultsOf(tree)).toEqual([
      expect.stringMatching(/storm\.yaml:\d+:1 text: a notice shows no pictures: take office\.png out/),
    ]);
  });

  it('a link to a file outside brands/ is none', () => {
    using tree = shown(SHOWN);
    writeFileSync(join(tree.root, 'secret.png'), pngOf(4, 3));
    symlinkSync(join(tree.root, 'secret.png'), join(tree.root, OFFICE));
    expect(faultsOf(tree)).toEqual([
      expect.stringMatching(/office\.png:1:1 this file is a link to a place outside/),
    ]);
  });
});

const side = fc.integer({ min: 1, max: 2000 });

describe('the rules of pictures', () => {
  it('hold for every size: what is measured is what was drawn', () => {
    using tree = brandTree();
    const folder = 'brands/mincr/pages';
    mkdirSync(join(tree.root, folder), { recursive: true });
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: 1, max: 8 }),
        fc.constantFrom('png', 'jpg', 'webp'),
        (width, height, orientation, type) => {
          const bytes =
            type === 'jpg'
              ? jpegOf(width, height, orientation)
              : type === 'png'
                ? pngOf(width, Math.min(height, 50))
                : webpOf(width, height);
          const name = `a.${type}`;
          writeFileSync(join(tree.root, folder, name), bytes);
          const { pictures, faults } = readPictures(tree.root, folder, entriesIn(tree.root, folder));
          rmSync(join(tree.root, folder, name));
          const turned = type === 'jpg' && orientation >= 5;
          const down = type === 'png' ? Math.min(height, 50) : height;
          expect(faults).toEqual([]);
          expect(pictures.get(name)).toMatchObject(
            turned ? { width: down, height: width } : { width, height: down },
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('a picture that is cut off anywhere is not whole', () => {
    const whole = { png: pngOf(40, 30), jpg: jpegOf(40, 30), webp: webpOf(40, 30) };
    fc.assert(
      fc.property(
        fc.constantFrom('png', 'jpg', 'webp'),
        fc.double({ min: 0, max: 0.98, noNaN: true }),
        (type, share) => {
          const bytes = whole[type];
          expect(isWholePicture(type, bytes)).toBe(true);
          // The length of a WebP stands in its first 8 bytes.
          expect(isWholePicture(type, bytes.subarray(0, Math.max(8, Math.floor(bytes.length * share))))).toBe(
            false,
          );
        },
      ),
    );
  });

  it('a side of 2001 pixels is too long, a drawing has no such limit', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(measureError('a.png', { type: 'png', width, height })).toBeNull();
        expect(measureError('a.png', { type: 'png', width: width + 2000, height })).toMatch(
          /a side may have 2000/,
        );
        expect(measureError('a.png', { type: 'png', width, height: height + 2000 })).toMatch(
          /a side may have 2000/,
        );
        expect(measureError('a.svg', { type: 'svg', width: width + 2000, height })).toBeNull();
      }),
    );
  });

  it('a name that is proposed is one that may be', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.constantFrom('.JPG', '.png', '.Webp'),
        (stem, ending) => {
          const proposed = pictureNameError(stem + ending)
            ?.split(' to ')
            .at(-1);
          if (proposed !== undefined) expect(pictureNameError(proposed)).toBeNull();
        },
      ),
    );
  });

  it('sizes are said as people say them', () => {
    expect([1, 84_320, 999_499, 1_240_000, MOST_PICTURE_BYTES].map(pictureSize)).toEqual([
      '1 kB',
      '84 kB',
      '999 kB',
      '1.2 MB',
      '300 kB',
    ]);
  });
});
