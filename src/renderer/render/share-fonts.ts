/** Makes font files for share pictures, in a format that the drawing library reads. Runs at compile time. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { packageOf, type Face } from '../../brand/theme/faces.ts';
import { headingFaces } from '../../brand/theme/type-faces.ts';
import { draftName } from '../release/draft-names.ts';
import { SHARE_FONTS, shareFontFile } from './draw-share-picture.ts';
import { FONT_CACHE, HEADING_CHARACTERS } from '../compile/subset-fonts.ts';

const require = createRequire(import.meta.url);

function sourceOf(face: Face): Buffer {
  const source = packageOf(face);
  return readFileSync(
    require.resolve(`@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`),
  );
}

/** Path of the cached file for one weight of a font. Makes the file if it is missing. */
async function cachedFont(root: string, face: Face, weight: number): Promise<string> {
  const source = sourceOf(face);
  const key = createHash('sha256').update(source).update(`${weight} ${HEADING_CHARACTERS}`).digest('hex');
  const file = join(root, FONT_CACHE, key.slice(0, 10), `${face}.ttf`);
  if (existsSync(file)) return file;
  mkdirSync(join(file, '..'), { recursive: true });
  const draft = draftName(file);
  const options = { variationAxes: { wght: weight }, targetFormat: 'truetype' } as const;
  writeFileSync(draft, await subsetFont(source, HEADING_CHARACTERS, options));
  renameSync(draft, file);
  return file;
}

export async function writeShareFonts(root: string): Promise<void> {
  mkdirSync(join(root, SHARE_FONTS), { recursive: true });
  for (const { face, weight } of headingFaces())
    copyFileSync(await cachedFont(root, face, weight), shareFontFile(root, face));
}
