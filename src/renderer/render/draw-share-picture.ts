/**
 * Draws the picture that other sites show beside a link to a brand. Cached by content hash, so that publishing a brand
 * draws it only if the brand's name, logo mark or theme has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrandSite } from '../../brand/read-brands.ts';
import { SHARE_SIZE, sharePictureFile, shareSvg } from '../../brand/share-picture/share-picture.ts';
import type { Face } from '../../brand/theme/faces.ts';
import { headingFace } from '../../brand/theme/type-faces.ts';
import { draftName } from '../release/draft-names.ts';

export const SHARE_PICTURES = '.cache/share-pictures';
export const SHARE_FONTS = 'dist/renderer/share-fonts';

export const shareFontFile = (root: string, face: Face): string => join(root, SHARE_FONTS, `${face}.ttf`);

async function draw(svg: string, font: string): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js'); // Imported only if needed: the native module takes 35 ms to load, and the cache usually has the picture.
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: SHARE_SIZE.width },
    font: { loadSystemFonts: false, fontFiles: [font] },
  });
  return drawing.render().asPng();
}

/** @returns the picture's path in the site, and its PNG data @throws Error if the renderer is not compiled */
export async function sharePicture(root: string, site: BrandSite): Promise<[path: string, png: Uint8Array]> {
  const path = sharePictureFile(site).slice(1);
  const svg = shareSvg(site);
  const font = shareFontFile(root, headingFace(site.brand.theme.type).face);
  const key = createHash('sha256').update(svg).update(readFileSync(font)).digest('hex');
  const file = join(root, SHARE_PICTURES, `${key}.png`);
  if (existsSync(file)) return [path, readFileSync(file)];
  const png = await draw(svg, font);
  mkdirSync(dirname(file), { recursive: true });
  const draft = draftName(file);
  writeFileSync(draft, png);
  renameSync(draft, file);
  return [path, png];
}
