import fc from 'fast-check';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandTree, type BrandTree } from '../brand-tree.fixture.ts';
import { readBrand, readBrands } from '../read-brands.ts';
import { formatBrandError } from '../brand-error.ts';
import { renderPage } from '../copy/page-copy.fixture.ts';
import { jpegOf, pngOf, webpOf } from './picture.fixture.ts';
import {
  isCompletePicture,
  formatOrSizeError,
  MAX_PICTURE_BYTES,
  pictureNameError,
  pictureSize,
} from './picture.rules.ts';
import { loadPictures } from './pictures.ts';
import { entriesIn } from '../load/folder-entries.ts';

const FRONT = '---\ntitle: About\ndescription: Who.\nupdated: 2026-11-22\n---\n';
const SPANISH = '---\ntitle: Nosotros\ndescription: Quiénes somos.\nupdated: 2026-11-22\n---\nHola.\n';
const OFFICE = 'brands/mincr/pages/office.png';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" viewBox="0 0 64 32"><title>A map</title><path style="fill:#123456" d="M0 0h64v32z"/></svg>';
const SHOWN = '![Our office in Duluth](office.png)\n';

/** A copy of the brand files in which one page has the given body and picture files. */
function shown(body: string, files: Readonly<Record<string, Uint8Array | string>> = {}): BrandTree {
  const tree = brandTree();
  tree.writeNew('brands/mincr/pages/about.md', FRONT + body);
  tree.writeNew('brands/mincr/pages/about.es.md', SPANISH);
  for (const [file, content] of Object.entries(files)) tree.writeNew(file, content);
  return tree;
}

function siteOf(tree: BrandTree, code = 'mincr') {
  const result = readBrand(tree.root, code);
  if ('errors' in result) throw new Error(result.errors.map(formatBrandError).join('\n'));
  return result.site;
}

function htmlOf(tree: BrandTree): string {
  const { brand, copy, pictures } = siteOf(tree);
  const page = copy['about'];
  if (!page) throw new Error('no such page');
  return renderPage(page, brand, pictures).html;
}

const errorsOf = (tree: BrandTree): string[] =>
  readBrands(tree.root).errors.map((error) => formatBrandError(error).trim());

describe('a picture beside a page', () => {
  it.each<[file: string, bytes: Buffer, width: number, height: number]>([
    ['office.png', pngOf(40, 30), 40, 30],
    ['office.jpg', jpegOf(1200, 800), 1200, 800],
    ['office.jpeg', jpegOf(1200, 800, 6), 800, 1200],
    ['office.webp', webpOf(640, 480), 640, 480],
    ['office.svg', Buffer.from(DRAWING), 64, 32],
  ])(
    'is rendered with its width and height, and with a content hash in its file name: %s',
    (name, bytes, width, height) => {
      using tree = shown(`![Our office](${name})\n`, { [`brands/mincr/pages/${name}`]: bytes });
      const ending = name.slice(name.indexOf('.'));
      expect(htmlOf(tree)).toMatch(
        new RegExp(
          `^<p><img src="/hashed/pictures/office\\.[0-9a-f]{10}\\${ending}" alt="Our office" width="${width}" height="${height}" decoding="async"></p>\n$`,
        ),
      );
    },
  );

  it('loses its titles and styles if it is an SVG, and gives an error if it contains a script', () => {
    using tree = shown('![How to find us](map.svg)\n', { 'brands/mincr/pages/map.svg': DRAWING });
    const { bytes = [] } = siteOf(tree).pictures['map.svg'] ?? {};
    expect(Buffer.from(bytes).toString()).toMatch(
      /^<svg [^>]*viewBox="0 0 64 32"[^>]*><path fill="#123456" d="[^"]*"\/><\/svg>$/,
    );
    tree.writeNew('brands/mincr/pages/map.svg', DRAWING.replace('<path', '\n<script>alert(1)</script><path'));
    expect(errorsOf(tree)).toEqual([expect.stringMatching(/pages\/map\.svg:2:1 .*script/)]);
  });

  it('gets a new address when its file is replaced', () => {
    using tree = shown(SHOWN, { [OFFICE]: pngOf(4, 3) });
    const before = siteOf(tree).pictures['office.png']?.path;
    tree.writeNew(OFFICE, pngOf(4, 3, 7));
    expect(siteOf(tree).pictures['office.png']?.path).not.toBe(before);
    tree.writeNew(OFFICE, pngOf(4, 3));
    expect(siteOf(tree).pictures['office.png']?.path).toBe(before);
  });

  it('is read from brands/_pages if the page is shared, unless the brand has its own file', () => {
    using tree = brandTree();
    tree.writeNew('brands/_pages/office.png', pngOf(4, 3));
    tree.writeNew('brands/mincr/pages/office.png', pngOf(8, 6));
    tree.edit('brands/_pages/about.md', '## Who we serve', `${SHOWN}\n## Who we serve`);
    expect(errorsOf(tree)).toEqual([]);
    expect(siteOf(tree).pictures['office.png']).toMatchObject({ width: 8 });
    expect(siteOf(tree, 'pbs').pictures['office.png']).toMatchObject({ width: 4 });
  });

  it('loads lazily if it is below the first screen or after another picture', () => {
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

  it('counts as used even if only one branch of a condition shows it', () => {
    const body = `Hello.\n\n{if not messageCenter}\n\n${SHOWN}\n{end}\n`;
    using tree = shown(body, { [OFFICE]: pngOf(4, 3) });
    tree.write(
      'brands/mincr/pages/about.es.md',
      SPANISH + body.replace('Hello', 'Hola').replace('Our office in', 'La oficina en'),
    );
    expect(errorsOf(tree)).toEqual([]);
    expect(htmlOf(tree)).not.toContain('<img');
  });
});

const side = fc.integer({ min: 1, max: 2000 });

describe('the picture checks', () => {
  it('read the width and height of pictures of any size', () => {
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
          const { pictures, errors } = loadPictures(tree.root, folder, entriesIn(tree.root, folder));
          rmSync(join(tree.root, folder, name));
          const turned = type === 'jpg' && orientation >= 5;
          const down = type === 'png' ? Math.min(height, 50) : height;
          expect(errors).toEqual([]);
          expect(pictures.get(name)).toMatchObject(
            turned ? { width: down, height: width } : { width, height: down },
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('reject a picture that is truncated anywhere', () => {
    const whole = { png: pngOf(40, 30), jpg: jpegOf(40, 30), webp: webpOf(40, 30) };
    fc.assert(
      fc.property(
        fc.constantFrom('png', 'jpg', 'webp'),
        fc.double({ min: 0, max: 0.98, noNaN: true }),
        (type, share) => {
          const bytes = whole[type];
          expect(isCompletePicture(type, bytes)).toBe(true);
          // The first 8 bytes of a WebP contain the file's length.
          expect(
            isCompletePicture(type, bytes.subarray(0, Math.max(8, Math.floor(bytes.length * share)))),
          ).toBe(false);
        },
      ),
    );
  });

  it('limit width and height to 2000 pixels, except for an SVG', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(formatOrSizeError('a.png', { type: 'png', width, height })).toBeNull();
        expect(formatOrSizeError('a.png', { type: 'png', width: width + 2000, height })).toMatch(
          /a side may have 2000/,
        );
        expect(formatOrSizeError('a.png', { type: 'png', width, height: height + 2000 })).toMatch(
          /a side may have 2000/,
        );
        expect(formatOrSizeError('a.svg', { type: 'svg', width: width + 2000, height })).toBeNull();
      }),
    );
  });

  it('suggest only valid file names', () => {
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

  it('write sizes below 1 MB in kB, and larger sizes in MB', () => {
    expect([1, 84_320, 999_499, 1_240_000, MAX_PICTURE_BYTES].map(pictureSize)).toEqual([
      '1 kB',
      '84 kB',
      '999 kB',
      '1.2 MB',
      '300 kB',
    ]);
  });
});
