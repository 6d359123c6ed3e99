/**
 * The drawings for empty states. Each shows an object in the brand's main color, with one part in the accent color, in
 * front of a piece of the brand's art. Each brand has one sheet that contains all drawings, one below the other.
 */
import type { Drawing } from '../../lib/text/drawings.ts';
import { DRAWINGS } from '../../lib/text/drawings.ts';
import type { Theme } from '../brand.schema.ts';
import { shapesSvg, toneStyles } from './art-svg.ts';
import { CANVAS, drawArt, drawSky } from './hero-art.ts';
import { mix, schemeOf, type SchemeName } from './theme.ts';

const CELL = 96;
const MARGIN = 6;
const SIDE = CELL - 2 * MARGIN;

/** For each corner style, the shape behind the object, and the corner radius of sheets and cards in the drawings. */
const SHAPES = {
  sharp: { back: `M${MARGIN} ${MARGIN}h${SIDE}v${SIDE}h-${SIDE}z`, corner: 0 },
  square: { back: rounded(3, 3), corner: 1 },
  soft: { back: rounded(14, 14), corner: 3 },
  round: { back: rounded(30, 30), corner: 6 },
  leaf: { back: rounded(4, 40), corner: 2 },
  pill: { back: rounded(42, 42), corner: 7 },
} as const satisfies Record<Theme['radius'], { back: string; corner: number }>;

/** Path of a rounded square. Corner radius `a`: upper left and lower right; `b`: upper right and lower left. */
function rounded(a: number, b: number): string {
  const arc = (radius: number, to: string): string => `a${radius} ${radius} 0 0 1 ${to}`;
  const edge = SIDE - a - b;
  return [
    `M${MARGIN + a} ${MARGIN}h${edge}${arc(b, `${b} ${b}`)}`,
    `v${edge}${arc(a, `-${a} ${a}`)}`,
    `h-${edge}${arc(b, `-${b}-${b}`)}`,
    `v-${edge}${arc(a, `${a}-${a}`)}z`,
  ].join('');
}

const box = (x: number, y: number, width: number, height: number, corner: number): string =>
  `<rect class="o" x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}"/>`;
const object = (d: string): string => `<path class="o" d="${d}"/>`;
const line = (d: string): string => `<path class="n" d="${d}"/>`;
const accent = (d: string): string => `<path class="a" d="${d}"/>`;
/** A line that is drawn on the accent color. */
const sign = (d: string): string => `<path class="s" d="${d}"/>`;
const dot = (x: number, y: number, r: number): string => `<circle class="a" cx="${x}" cy="${y}" r="${r}"/>`;

/** The objects. `corner` is the corner radius of sheets and cards. */
const OBJECTS: Readonly<Record<Drawing, (corner: number) => string>> = {
  claims: (corner) =>
    `${box(28, 19, 38, 54, corner)}${line('M36 33h22M36 43h22M36 53h12')}${dot(65, 66, 12)}${sign('M59 66l4.5 4.5 8-8.5')}`,
  messages: (corner) => `${box(20, 31, 56, 38, corner)}${line('M22 35l26 20 26-20')}${dot(74, 31, 8)}`,
  statements: (corner) =>
    `${box(37, 17, 36, 48, corner)}${box(25, 28, 36, 48, corner)}${line('M33 40h20M33 49h20')}${accent('M33 68v-8h5v8zM41 68v-12h5v12zM49 68v-5h5v5z')}`,
  plans: (corner) =>
    `${box(19, 29, 58, 40, corner)}${accent('M20.5 38h55v9h-55z')}${line('M28 57h18M60 57h8')}`,
  spending: (corner) =>
    `${dot(58, 29, 11)}${box(20, 34, 56, 38, corner)}${line('M20 45h56')}${object('M76 50v12h-14a6 6 0 0 1 0-12z')}`,
  search: () =>
    `${line('M57 57l17 17')}<circle class="o" cx="43" cy="43" r="20"/>${accent('M33 40h20v6h-20z')}`,
  people: () =>
    `${object('M48 72a15 15 0 0 1 30 0z')}<circle class="o" cx="63" cy="44" r="9"/>${object('M17 75a19 19 0 0 1 38 0z')}${dot(36, 39, 12)}`,
  care: () =>
    `${object('M48 79C31 58 26 50 26 41a22 22 0 0 1 44 0c0 9-5 17-22 38z')}${accent('M44 30h8v7h7v8h-7v7h-8v-7h-7v-8h7z')}`,
  dental: () =>
    `${object('M34 22c-9 1-13 11-11 22 2 9 5 12 6 20 1 10 8 12 10 3 2-9 3-17 9-17s7 8 9 17c2 9 9 7 10-3 1-8 4-11 6-20 2-11-2-21-11-22-6-1-9 3-14 3s-8-4-14-3z')}${accent('M70 16l2.5 7 7 2.5-7 2.5-2.5 7-2.5-7-7-2.5 7-2.5z')}`,
  learning: () =>
    `${object('M48 32c-9-6-19-7-29-4v40c10-3 20-2 29 4 9-6 19-7 29-4V28c-10-3-20-2-29 4z')}${line('M48 32v40M26 40c5-1 10 0 15 2M26 50c5-1 10 0 15 2')}${accent('M56 42l14 8-14 8z')}`,
  progress: (corner) =>
    `${box(18, 32, 60, 13, corner)}${box(18, 54, 60, 13, corner)}${accent('M19.5 33.5h31v10h-31zM19.5 55.5h16v10h-16z')}`,
};

/**
 * Colors of the art behind an object: one for each tone in hero-art.ts, in the order of the tones. They are faint, so
 * that the object stands out.
 */
function tonesOf(theme: Theme, name: SchemeName): string[] {
  const { paper, primary, accent: second } = schemeOf(theme, name);
  return [
    mix(paper, primary, 0.1),
    mix(paper, primary, 0.2),
    mix(paper, primary, 0.3),
    mix(paper, second, 0.3),
    mix(paper, second, 0.18),
  ];
}

function objectStyles(theme: Theme, name: SchemeName): string {
  const { paper, primary, accent: second } = schemeOf(theme, name);
  return `.o{fill:${paper}}.o,.n{stroke:${primary}}.a{fill:${second}}.s{stroke:${paper}}.b{fill:${mix(paper, primary, 0.12)}}`;
}

const VIEW = `${CANVAS.width / 4} ${CANVAS.height / 4} ${CANVAS.width / 2} ${CANVAS.height / 2}`;

export function drawingsSvg(theme: Theme): string {
  const { back, corner } = SHAPES[theme.radius];
  const art = shapesSvg([...drawSky(theme.art), ...drawArt(theme.art)]);
  const cells = DRAWINGS.map(
    (name, index) =>
      `<g transform="translate(0 ${index * CELL})"><use href="#back"/>${OBJECTS[name](corner)}</g>`,
  ).join('');
  const dark = `@media(prefers-color-scheme:dark){${objectStyles(theme, 'dark')}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${CELL * DRAWINGS.length}">` +
    toneStyles(tonesOf(theme, 'light'), tonesOf(theme, 'dark')) +
    `<style>.o,.n,.s{stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}.n,.s{fill:none}${objectStyles(theme, 'light')}${dark}</style>` +
    `<defs><clipPath id="shape"><path d="${back}"/></clipPath><g id="back" clip-path="url(#shape)"><path class="b" d="${back}"/>` +
    `<svg x="${MARGIN}" y="${MARGIN}" width="${SIDE}" height="${SIDE}" viewBox="${VIEW}" preserveAspectRatio="xMidYMid slice">${art}</svg></g></defs>` +
    `${cells}</svg>`
  );
}
