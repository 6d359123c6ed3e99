/** Draws share pictures with the real library and fonts, to check the estimated widths of texts. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../../brand/brand-tree.fixture.ts';
import { findBrand, loadBrands } from '../../brand/read-brands.ts';
import { SHARE_SIZE, shareSvg } from '../../brand/share-picture/share-picture.ts';
import { headingFace } from '../../brand/theme/type-faces.ts';
import { SHARE_PICTURES, shareFontFile, sharePicture } from './draw-share-picture.ts';
import { writeShareFonts } from './share-fonts.ts';

const LIMIT_MS = 60_000;
const MARGIN = 24;
const sites = loadBrands(PROJECT);
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'share-'));
  await writeShareFonts(root);
}, LIMIT_MS);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the share picture of a brand', () => {
  it('is a PNG of the size that Open Graph recommends, and is drawn only once', async () => {
    const site = findBrand(sites, 'mincr');
    const [path, png] = await sharePicture(root, site);
    expect(path).toMatch(/^hashed\/share\.[0-9a-f]{10}\.png$/);
    expect(imageSize(png)).toMatchObject({ ...SHARE_SIZE, type: 'png' });
    const drawn = readdirSync(join(root, SHARE_PICTURES));
    expect((await sharePicture(root, site))[1]).toEqual(png);
    expect(readdirSync(join(root, SHARE_PICTURES))).toEqual(drawn);
    expect(drawn).toHaveLength(1);
  });

  it.each(sites.map((site) => [site.brand.code, site] as const))(
    'has no text beyond its edge or on top of its drawing: %s',
    (_code, site) => {
      const font = shareFontFile(root, headingFace(site.brand.theme.type).face);
      expect(existsSync(font)).toBe(true);
      const svg = shareSvg(site);
      const texts = [...svg.matchAll(/<text[^>]*>[^<]+<\/text>/g)].join('');
      const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${texts}</svg>`;
      const box = new Resvg(alone, { font: { loadSystemFonts: false, fontFiles: [font] } }).getBBox();
      const drawing = /<rect x="(?<x>[\d.]+)" y="(?<y>[\d.]+)" width="[\d.]+" height="[\d.]+" fill/.exec(svg);
      const [left, top] = [Number(drawing?.groups?.['x']), Number(drawing?.groups?.['y'])];
      expect(box?.x).toBeGreaterThan(MARGIN);
      expect(box?.y).toBeGreaterThan(MARGIN);
      const [right, bottom] = [(box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)];
      expect(right).toBeLessThan((left > 0 ? left : SHARE_SIZE.width) - MARGIN);
      expect(bottom).toBeLessThan((left > 0 ? SHARE_SIZE.height : top) - MARGIN / 2);
    },
  );
});
