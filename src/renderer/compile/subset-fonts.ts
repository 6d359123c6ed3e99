/**
 * Reduces the fonts of packages to the weights and characters in use (decisions/publishing#fonts-that-move-no-text). The results are
 * cached, because each font takes about 0.1 s.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { allFonts, type Font } from '../../brand/theme/type-faces.ts';
import { draftName } from '../release/draft-names.ts';

export const FONT_CACHE = '.cache/fonts';
/** Matches imports of font files. Several fonts can be made from one file; the query `font=` names a font other than the default one. */
const FONT =
  /@fontsource-variable\/(?<own>[\w-]+)\/files\/[\w-]+-latin-wght-normal\.woff2\?(?:font=(?<font>[\w-]+)&)?url$/;

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

const ASCII = between(0x20, 0x7e);
/** Thin and non-breaking spaces, including those that `Intl` writes. */
const SPACES = `\u00a0${between(0x2002, 0x200b)}\u202f`;
/** Characters of headings: the letters of Latin-1, and English and Spanish punctuation. */
export const HEADING_CHARACTERS = `${ASCII}${SPACES}${between(0xc0, 0xff)}Œœ¡¿ªº°·«»‐‑–—‘’‚“”„•…€©®™`;
/** All of Latin-1, and the typographic characters that the font packages contain. */
export const TEXT_CHARACTERS = `${HEADING_CHARACTERS}${between(0xa1, 0xbf)}ıˆ˜†‡‰‹›⁄↑↓−`;

/**
 * Characters of the font for headlines, names and figures. The list is short, because the home page waits for this font
 * (decisions/publishing#fonts-that-move-no-text).
 */
export const HEADLINE_CHARACTERS = `${between(0x41, 0x5a)}${between(0x61, 0x7a)}${between(0x30, 0x39)}áéíóúñ $,.'’:?¿&-`;

const without = (characters: string, others: string): string =>
  [...characters].filter((character) => !others.includes(character)).join('');

/**
 * The characters and OpenType features to keep for each value of `Font.characters`. `text` keeps the features that
 * browsers apply by default, and `tnum` for `tabular-nums`.
 */
const CUTS = {
  text: { text: TEXT_CHARACTERS, keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'tnum'] },
  headline: { text: HEADLINE_CHARACTERS, keepFeatures: ['kern'] },
  rest: { text: without(HEADING_CHARACTERS, HEADLINE_CHARACTERS), keepFeatures: [] },
} as const satisfies Record<Font['characters'], unknown>;
/** OpenType tables that are not needed: names of instances, kerning that differs by weight, baselines of other scripts. They take 15 % of a file. */
const DROPPED_TABLES = ['STAT', 'GDEF', 'BASE'];

function optionsOf({ weights, characters }: Font) {
  const [min = 400, max = min] = weights.split(' ').map(Number);
  return {
    ...CUTS[characters],
    variationAxes: { wght: max > min ? { min, max } : min },
    dropTables: DROPPED_TABLES,
    targetFormat: 'woff2' as const,
  };
}

/** Makes a smaller font. @param source a font file of a package @returns the font as woff2 */
export function subsetFace(font: Font, source: Buffer): Promise<Buffer> {
  const { text, ...options } = optionsOf(font);
  return subsetFont(source, text, options);
}

/**
 * Path of the smaller font in the cache. Makes the font if it is missing.
 * @param own the package's name without its scope; part of the returned path, where `packageOf` reads it
 */
async function cachedSubset(root: string, font: Font, own: string, path: string): Promise<string> {
  const source = readFileSync(path);
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify(optionsOf(font)))
    .digest('hex');
  const folder = join(root, FONT_CACHE, `${own}-${key.slice(0, 10)}`);
  const file = join(folder, `${font.name}.woff2`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const draft = draftName(file);
  writeFileSync(draft, await subsetFace(font, source));
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
        const { own = '', font: named = own } = FONT.exec(id)?.groups ?? {};
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        const font = allFonts().find(({ name }) => name === named);
        if (!resolved || !font) return resolved;
        return `${await cachedSubset(root, font, own, resolved.id.replace(/\?.*$/, ''))}?url`;
      },
    },
  };
}
