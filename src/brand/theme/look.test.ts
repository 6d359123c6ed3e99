/** Any two brands of the specification differ in shapes, type and layout, not only in hue. */
import { differenceCiede2000 } from 'culori';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawArt, drawSky } from './hero-art.ts';
import { brands } from '../brand-groups.fixture.ts';
import { PROJECT } from '../brand-tree.fixture.ts';
import type { Brand, Theme } from '../brand.schema.ts';
import { faceSource } from './face-sources.fixture.ts';
import { fontFile } from './face-files.ts';
import { FACES, packageOf, type Face } from './faces.ts';
import { secondCanvasTransform, viewsOf } from './hero-views.ts';
import { allFonts, fontsOf, headlineOf } from './type-faces.ts';
import { themeCss } from './theme.ts';

const pairs = brands.flatMap((brand, index) =>
  brands.slice(index + 1).map((second) => [brand, second] as const),
);

const DRESS = ['type', 'radius', 'surface', 'header', 'hero', 'art'] as const satisfies (keyof Theme)[];
/** CIEDE2000 distance at which two colors look clearly different. */
const CLEARLY = 10;
const apart = differenceCiede2000();

const differing = (a: Brand, b: Brand): string[] =>
  DRESS.filter((choice) => a.theme[choice] !== b.theme[choice]);
const kin = ([first, second]: readonly [Brand, Brand]): boolean =>
  first.sharedBrandCode === second.sharedBrandCode;
const names = (list: readonly (readonly [Brand, Brand])[]): string[] =>
  list.map(([first, second]) => `${first.code} ${second.code}`);

describe('the looks of the brands', () => {
  it('differ in at least three style settings for any two brands of different families', () => {
    const alike = pairs.filter((pair) => !kin(pair) && differing(...pair).length < 3);
    expect(names(alike)).toEqual([]);
  });

  it('differ in primary color and in at least two style settings for any two brands of the same family', () => {
    const alike = pairs.filter(
      (pair) =>
        kin(pair) &&
        (differing(...pair).length < 2 || apart(pair[0].theme.primary, pair[1].theme.primary) < CLEARLY),
    );
    expect(names(alike)).toEqual([]);
  });

  it('have different home page heroes', () => {
    const screens = brands.map(({ theme: { hero, art } }) => `${hero} ${art}`);
    expect(screens.filter((screen, index) => screens.indexOf(screen) !== index)).toEqual([]);
  });

  it('have different logos', () => {
    const marks = brands.map(({ code }) => readFileSync(join(PROJECT, 'brands', code, 'logo.svg'), 'utf8'));
    expect(new Set(marks).size).toBe(brands.length);
  });

  it.each<[keyof Theme, number]>([
    ['type', 10],
    ['radius', 6],
    ['surface', 4],
    ['header', 8],
    ['hero', 8],
    ['art', 12],
  ])('together use every value of the setting %s, which has %i values', (choice, count) => {
    expect(new Set(brands.map(({ theme }) => theme[choice])).size).toBe(count);
  });

  it.each(['main', 'ibc', 'mbh', 'northern', 'direct', 'alliance'])(
    'have the same pairing of typefaces for more than half of the brands in the family %s',
    (family) => {
      const members = brands.filter(({ sharedBrandCode }) => sharedBrandCode === family);
      const types = members.map(({ theme }) => theme.type);
      const commonest = Math.max(...types.map((type) => types.filter((other) => other === type).length));
      expect(commonest).toBeGreaterThan(members.length / 2);
    },
  );
});

describe('typefaces', () => {
  const faces = Object.keys(FACES) as Face[]; // cast, because Object.keys returns string[]

  it.each(faces)('are listed with the digest of their font file: %s', (face) => {
    const digest = createHash('sha256').update(faceSource(face)).digest('hex');
    expect(FACES[face].digest).toBe(digest.slice(0, 10));
  });

  it.each(allFonts())('have a font file for $name', (font) => {
    const { pathname, searchParams } = new URL(fontFile(font), 'https://brand.example');
    expect(pathname).toMatch(new RegExp(`/${packageOf(font.face)}-latin-wght-normal\\.woff2$`));
    expect(searchParams.get('font') ?? font.face).toBe(font.name);
  });

  it.each(brands.map(({ code, theme }) => [code, theme] as const))(
    'of the brand %s need at most three font files, and its headings use the headline typeface',
    (_code, theme) => {
      const css = themeCss(theme, 'swap', ({ name }) => `/_astro/${name}.woff2`);
      const fonts = fontsOf(theme.type);
      const fetched = [...css.matchAll(/url\(\/_astro\/([a-z0-9-]+)\.woff2\)/g)].map(([, name]) => name);
      expect(fetched).toEqual(fonts.map(({ name }) => name));
      expect(fetched.length).toBeLessThanOrEqual(3);
      expect(css.match(/font-display:swap/g)).toHaveLength(fetched.length);
      const { name, face } = headlineOf(theme.type);
      expect(css).toContain(`--font-heading:${name},${face},${face}-local,`);
      // Each face and style has a local font that is adjusted to the face's size.
      for (const { face: drawn } of fonts)
        expect(css).toContain(`font-family:${drawn}-local;font-weight:700;size-adjust`);
    },
  );
});

describe('the drawings in home page heroes', () => {
  it.each([...new Set(brands.map(({ theme }) => theme.art))])(
    'are shorter than 5,000 characters and consist only of shapes: %s',
    (art) => {
      const shapes = drawArt(art);
      expect(shapes.length).toBeGreaterThan(2);
      for (const { d } of shapes) expect(d).toMatch(/^M[\d\s.,A-Za-z-]+$/);
      for (const { d } of shapes) expect(d).not.toMatch(/NaN|undefined|Infinity/);
      expect(JSON.stringify(shapes).length).toBeLessThan(5000);
      expect(drawArt(art)).toEqual(shapes);
    },
  );

  it('are repeated side by side under a single sun if they are landscapes, and are mirrored otherwise', () => {
    expect(drawSky('waves')).toHaveLength(1);
    expect(secondCanvasTransform('waves')).toBe('translate(480 0)');
    expect(drawSky('arcs')).toHaveLength(0);
    expect(secondCanvasTransform('arcs')).toBe('matrix(-1 0 0 1 960 0)');
  });

  it('surround the logo in mosaic heroes, form a strip in centered heroes, and are uncropped in split heroes', () => {
    expect(viewsOf('mosaic')).toMatchObject({ markAmong: 2 });
    expect(viewsOf('centered')).toMatchObject({ strip: true });
    expect(viewsOf('split').views).toEqual(['0 0 480 360']);
  });
});
