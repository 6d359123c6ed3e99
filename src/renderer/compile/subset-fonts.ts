/**
 * Cuts the font files of the packages to the weights and characters in use (decision 111). The results are cached, because a
 * font takes about 0.1 s.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { FACES, isFace, type Face } from '../../brand/theme/type-faces.ts';
import { draftName } from '../release/draft-names.ts';

const CACHE = '.cache/fonts';
/** Two faces may share a file: the second is named in the query. */
const FONT =
  /@fontsource-variable\/(?<own>[\w-]+)\/files\/[\w-]+-latin-wght-normal\.woff2\?(?:face=(?<face>[\w-]+)&)?url$/;

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

const ASCII = between(0x20, 0x7e);
/** Thin and non-breaking ones, also those that `Intl` writes. */
const SPACES = `\u00a0${between(0x2002, 0x200b)}\u202f`;
/** Characters of headings: letters of Latin-1, English and Spanish punctuation. */
export const HEADING_CHARACTERS = `${ASCII}${SPACES}${between(0xc0, 0xff)}Œœ¡¿ªº°·«»‐‑–—‘’‚“”„•…€©®™`;
/** All of Latin-1 and the typographic characters that the packages have. */
export const TEXT_CHARACTERS = `${HEADING_CHARACTERS}${between(0xa1, 0xbf)}ıˆ˜†‡‰‹›⁄↑↓−`;

/** Features that text has without asking, and `tnum` for `tabular-nums`. */
const HEADING_FEATURES = ['kern', 'liga'];
const TEXT_FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'tnum'];
/** Names of instances, and kerning that differs by weight: 15 % of a file. */
const DROPPED_TABLES = ['STAT', 'GDEF'];

function optionsOf(face: Face) {
  const [min = 400, max = min] = FACES[face].weights.split(' ').map(Number);
  const isText = max > min;
  return {
    text: isText ? TEXT_CHARACTERS : HEADING_CHARACTERS,
    keepFeatures: isText ? TEXT_FEATURES : HEADING_FEATURES,
    variationAxes: { wght: isText ? { min, max } : min },
    dropTables: DROPPED_TABLES,
    targetFormat: 'woff2' as const,
  };
}

/** @param source a font file of a package @returns the smaller font, in woff2 */
export function subsetFace(face: Face, source: Buffer): Promise<Buffer> {
  const { text, ...options } = optionsOf(face);
  return subsetFont(source, text, options);
}

/**
 * The smaller font's file in the cache, made if missing. @param own name of the package, which `packageOf` reads in the path
 */
async function cachedSubset(root: string, face: Face, own: string, path: string): Promise<string> {
  const source = readFileSync(path);
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify(optionsOf(face)))
    .digest('hex');
  const folder = join(root, CACHE, `${own}-${key.slice(0, 10)}`);
  const file = join(folder, `${face}.woff2`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const draft = draftName(file);
  writeFileSync(draft, await subsetFace(face, source));
  renameSync(draft, file);
  return file;
}

export function subsetFonts(): Plugin {
  let root = '';
  return {
    name: 'subset-fonts',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: {
      filter: { id: FONT },
      async handler(id, importer) {
        const { own = '', face = own } = FONT.exec(id)?.groups ?? {};
        const found = await this.resolve(id, importer, { skipSelf: true });
        if (!found || !isFace(face)) return found;
        return `${await cachedSubset(root, face, own, found.id.replace(/\?.*$/, ''))}?url`;
      },
    },
  };
}
