import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandTree, type BrandTree } from '../brand-tree.fixture.ts';
import { readBrands } from '../read-brands.ts';
import { formatBrandError } from '../brand-error.ts';
import { jpegOf, pngOf } from './picture.fixture.ts';
import { sampleSpread } from '../../../scripts/test/sample.ts';

const FRONT = '---\ntitle: About\ndescription: Who.\nupdated: 2026-11-22\n---\n';
const SPANISH = '---\ntitle: Nosotros\ndescription: Quiénes somos.\nupdated: 2026-11-22\n---\nHola.\n';
const OFFICE = 'brands/mincr/pages/office.png';
/** Error for a picture file that no page shows, for example because a page misspells its name. */
const UNSHOWN = /no page shows this picture/;
const SHOWN = '![Our office in Duluth](office.png)\n';

/** A copy of the brand files, with the given files added, in which one page has the given body. */
function shown(body: string, files: Readonly<Record<string, Uint8Array | string>> = {}): BrandTree {
  const tree = brandTree();
  tree.writeNew('brands/mincr/pages/about.md', FRONT + body);
  tree.writeNew('brands/mincr/pages/about.es.md', SPANISH);
  for (const [file, content] of Object.entries(files)) tree.writeNew(file, content);
  return tree;
}

const errorsOf = (tree: BrandTree): string[] =>
  readBrands(tree.root).errors.map((error) => formatBrandError(error).trim());

describe('a picture that cannot be shown', () => {
  it.each(
    sampleSpread<[what: string, body: string, files: Record<string, Uint8Array | string>, error: RegExp]>(
      [
        [
          'no file',
          SHOWN,
          {},
          /about\.md:6:25 there is no picture office\.png: save it as brands\/mincr\/pages\/office\.png$/,
        ],
        [
          'a misspelled name',
          '![Our place](ofice.png)\n',
          { [OFFICE]: pngOf(4, 3) },
          /about\.md:6:14 there is no picture ofice\.png; did you mean office\.png\?$/,
        ],
        [
          'a capital letter in the name',
          '![Our place](Office.png)\n',
          { [OFFICE]: pngOf(4, 3) },
          /about\.md:6:14 there is no picture Office\.png; did you mean office\.png\? Capital and small letters count$/,
        ],
        [
          'a picture of another site',
          '![Us](https://a.example/b.png)\n',
          {},
          /about\.md:6:7 a picture of another site is not shown: save it in the folder of/,
        ],
        [
          'a picture of another site, without a scheme',
          '![Us](//a.example/b.png)\n',
          {},
          /about\.md:6:7 a picture of another site is not shown/,
        ],
        [
          'a picture in a subfolder',
          '![Us](images/b.png)\n',
          {},
          /about\.md:6:7 a picture is in the folder of its page: write its name alone, b\.png$/,
        ],
        [
          'an unsupported extension',
          '![Us](b.gif)\n',
          {},
          /about\.md:6:7 'b\.gif' is not a picture: PNG, JPEG, WebP and SVG can be shown$/,
        ],
        [
          'no alternative text',
          '![](office.png)\n',
          {},
          /about\.md:6:5 say between the brackets what this picture shows, for people who cannot see it\. For decoration/,
        ],
        [
          'the file name as alternative text',
          '![office.png](office.png)\n',
          {},
          /about\.md:6:3 say between the brackets what this picture shows, in words/,
        ],
        [
          'the file name without its extension as alternative text',
          '![Office](office.png)\n',
          {},
          /about\.md:6:11 say between the brackets what this picture shows, in words: 'Office' is the name of a file$/,
        ],
        [
          'alternative text that describes nothing',
          '![image](office.png)\n',
          {},
          /about\.md:6:10 say between the brackets what this picture shows, in words: 'image' could be any picture$/,
        ],
        [
          'a title',
          '![Us](office.png "At noon")\n',
          {},
          /about\.md:6:7 words in quotes after the name of a picture are not shown/,
        ],
        [
          'alternative text of a decoration',
          '![Us](office.png "decoration")\n',
          {},
          /about\.md:6:7 a decoration has nothing between its brackets/,
        ],
        [
          'an img element',
          '<img src="office.png">\n',
          {},
          /about\.md:6:1 <img> is not allowed in a page: write !\[what it shows\]\(office\.jpg\)$/,
        ],
        [
          'a picture that no page of the brand shows',
          'Hello.\n',
          { [OFFICE]: pngOf(4, 3) },
          /office\.png:1:1 no page shows this picture: write !\[what it shows\]\(office\.png\) in a page/,
        ],
        [
          'a shared picture that no page of any brand shows',
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
          /office\.png:1:1 this file is not a picture that can be shown/,
        ],
        ['nothing', SHOWN, { [OFFICE]: '' }, /office\.png:1:1 this file is not a picture/],
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
          /office\.gif:1:1 this file is never read: pages end in \.md, their pictures in/,
        ],
        [
          'a folder of pictures',
          'Hello.\n',
          { 'brands/mincr/pages/images/office.png': pngOf(4, 3) },
          /images:1:1 this folder is never read: pages end in \.md, their pictures in/,
        ],
      ],
      10,
    ),
  )('gives an error with its position and a remedy: %s', (_what, body, files, error) => {
    using tree = shown(body, files);
    const errors = errorsOf(tree);
    expect(errors.find((message) => error.test(message)) ?? errors).toMatch(error);
    const others = errors.filter((message) => !error.test(message) && !UNSHOWN.test(message));
    expect(others).toEqual([]);
  });

  it('gives an error if it is in a notice, because notices show no pictures', () => {
    using tree = brandTree();
    tree.edit(
      'brands/_alerts/example-winter-storm.yaml',
      'Our walk-in offices',
      '![Us](office.png) Our walk-in offices',
    );
    expect(errorsOf(tree)).toEqual([
      expect.stringMatching(/storm\.yaml:\d+:1 text: a notice shows no pictures: delete office\.png/),
    ]);
  });

  it('gives an error if its file is a symbolic link to a file outside brands/', () => {
    using tree = shown(SHOWN);
    writeFileSync(join(tree.root, 'secret.png'), pngOf(4, 3));
    symlinkSync(join(tree.root, 'secret.png'), join(tree.root, OFFICE));
    expect(errorsOf(tree)).toEqual([
      expect.stringMatching(/office\.png:1:1 this file is a link to a file outside/),
    ]);
  });
});
