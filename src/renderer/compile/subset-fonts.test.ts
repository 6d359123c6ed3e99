import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../../brand/brand-tree.fixture.ts';
import { localizeSite } from '../../brand/localize-site.ts';
import { loadBrands } from '../../brand/read-brands.ts';
import { faceSource } from '../../brand/theme/face-sources.fixture.ts';
import { fontsOf, headlineOf, typeProperties } from '../../brand/theme/type-faces.ts';
import { HEADING_CHARACTERS, HEADLINE_CHARACTERS, subsetFace, TEXT_CHARACTERS } from './subset-fonts.ts';
import { sampleSpread } from '../../../scripts/test/sample.ts';

/** Maximum total size of a brand's fonts, in bytes. */
const BUDGET_BYTES = 40_000;
/** Maximum size in bytes of a headline font, which the home and sign-in pages wait for. The largest font is Lora, with 9,428 bytes. */
const HEADLINE_BYTES = 9500;
const FIRST_AFTER_LATIN = 0x100;
const PUNCTUATION = /[\u2000-\u206f\u20ac\u2122\u2212]/u;

const types = [...new Set(loadBrands(PROJECT).map(({ brand }) => brand.theme.type))];

describe('the fonts of a brand', () => {
  it.each(sampleSpread(types, 3))(
    'are within the size budget and include the font weight of headings: %s',
    async (type) => {
      const files = fontsOf(type);
      const fonts = await Promise.all(files.map((font) => subsetFace(font, faceSource(font.face))));
      const bytes = fonts.reduce((sum, { length }) => sum + length, 0);
      expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
      expect(fonts[0]?.length).toBeLessThanOrEqual(HEADLINE_BYTES);
      expect(fonts.every((font) => font.toString('latin1', 0, 4) === 'wOF2')).toBe(true);
      const weight = Number(typeProperties(type)['heading-weight']);
      for (const { face, weights } of files.filter((font) => font.face === headlineOf(type).face)) {
        const [min = 0, max = min] = weights.split(' ').map(Number);
        expect(weight, face).toBeGreaterThanOrEqual(min);
        expect(weight, face).toBeLessThanOrEqual(max);
      }
    },
  );

  it('include a headline font with every character of brand names, descriptions and phone numbers', () => {
    const texts = loadBrands(PROJECT).flatMap((site) =>
      (['en', 'es'] as const).flatMap((language) => {
        const { name, description, customerServicePhoneNumber } = localizeSite(site, language).brand;
        return [name, description, customerServicePhoneNumber];
      }),
    );
    const missing = [...new Set(texts.join(''))].filter((letter) => !HEADLINE_CHARACTERS.includes(letter));
    expect(missing).toEqual([]);
  });

  it('contain every Latin-1 letter and every punctuation mark of the UI texts', () => {
    const files = globSync(['src/**/*.text{,.es}.ts', 'brands/**/*.{md,yaml}'], { cwd: PROJECT });
    const characters = new Set(files.flatMap((file) => [...readFileSync(join(PROJECT, file), 'utf8')]));
    const inPackages = [...characters].filter(
      (character) =>
        character >= ' ' &&
        character !== '§' && // occurs only in comments
        ((character.codePointAt(0) ?? 0) < FIRST_AFTER_LATIN || PUNCTUATION.test(character)),
    );
    expect(inPackages).toContain('ñ');
    expect(inPackages.filter((character) => !TEXT_CHARACTERS.includes(character))).toEqual([]);
    expect(inPackages.filter((character) => !HEADING_CHARACTERS.includes(character))).toEqual([]);
  });

  it('contain every Latin-1 character that may occur in texts from services', () => {
    const latin = Array.from({ length: 0x60 }, (_, at) => String.fromCodePoint(0xa0 + at));
    expect(
      latin.filter((character) => character !== '\u00ad' && !TEXT_CHARACTERS.includes(character)),
    ).toEqual([]);
  });
});
