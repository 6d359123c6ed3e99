/** Writes a drawing as an SVG file. Shapes have a class for their tone; a style sets the tones for light and dark. */
import type { drawArt } from './hero-art.ts';

type Shapes = ReturnType<typeof drawArt>;

const LINE_WIDTH = 3;

const rules = (tones: readonly string[]): string =>
  tones.map((color, index) => `.t${index + 1}{fill:${color}}.l${index + 1}{stroke:${color}}`).join('');

/** @param light colors of tones 1 to 5 in the light scheme @param dark their colors in the dark scheme */
export const toneStyles = (light: readonly string[], dark: readonly string[]): string =>
  `<style>[class^=l]{fill:none;stroke-width:${LINE_WIDTH}}${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`;

export const shapesSvg = (shapes: Shapes): string =>
  shapes.map(({ d, tone, line }) => `<path class="${line ? 'l' : 't'}${tone}" d="${d}"/>`).join('');
