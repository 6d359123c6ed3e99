/**
 * Replaces the colors of a cleaned logo with placeholders for the brand's colors, so that the logo can be recolored for
 * light, dark and filled backgrounds.
 */
import { converter, differenceEuclidean, parse } from 'culori/fn';
import type { Theme } from '../brand.schema.ts';

const NAMES = ['primary', 'accent', 'paper'] as const;
/** Maximum OKLab distance between two colors that count as the same, because color profiles shift colors slightly. */
const SAME = 0.04;
/** A color with an OKLCH chroma below this counts as black, white or gray. */
const GRAY = 0.03;
const PAINT = /\s(?<name>fill|stroke)="(?<value>[^"]*)"/g;
const PLACEHOLDER = /^\{\w+\}$/;
const SHAPE = /<(?<end>\/?)(?<name>\w+)(?<attributes>[^>]*?)(?<closed>\/?)>/g;
const BLACK = '#000';
const WHITE = '#ffffff';

const isPaint = (value: string): boolean => value !== 'none' && value !== 'transparent';

/** Whether a shape has no fill and inherits none. SVG draws such shapes in black. */
function hasUnfilled(svg: string): boolean {
  const filled: boolean[] = [];
  for (const { groups } of svg.matchAll(SHAPE)) {
    const { end, name = '', attributes = '', closed } = groups ?? {};
    if (end) {
      filled.pop();
      continue;
    }
    const isFilled = (filled.at(-1) ?? false) || /\sfill=/.test(attributes);
    if (!isFilled && !/^(svg|g|defs)$/.test(name)) return true;
    if (!closed) filled.push(isFilled);
  }
  return false;
}

const distance = differenceEuclidean('oklab');

function nameOf(color: string, theme: Theme): (typeof NAMES)[number] | undefined {
  if (parse(color) === undefined) return undefined;
  const near = NAMES.map((name) => ({ name, by: distance(theme[name], color) }));
  if (distance(WHITE, color) <= SAME) near.push({ name: 'paper', by: distance(WHITE, color) });
  const best = near.reduce((a, b) => (b.by < a.by ? b : a));
  return best.by <= SAME ? best.name : undefined;
}

const isGray = (color: string): boolean => {
  const { l = 1, c = 0 } = converter('oklch')(color) ?? {};
  return c < GRAY && l < 0.9;
};

/**
 * @param svg result of `cleanSvg`
 * @returns the drawing with {primary}, {accent} and {paper} for its colors; or the first color the brand does not have
 */
export function inBrandColors(
  svg: string,
  theme: Theme,
): { drawing: string } | { color: string; message: string } {
  const unfilled = hasUnfilled(svg);
  const drawn = [...svg.matchAll(PAINT)].flatMap(({ groups }) => groups?.['value'] ?? []).filter(isPaint);
  const colors = [...new Set([...drawn, ...(unfilled ? [BLACK] : [])])];
  const [only] = colors;
  const names = new Map<string, string>();
  if (only !== undefined && colors.length === 1 && isGray(only)) names.set(only, '{primary}');
  for (const color of colors) {
    if (names.has(color)) continue;
    const name = nameOf(color, theme);
    if (name) names.set(color, `{${name}}`);
    else if (PLACEHOLDER.test(color) && NAMES.some((key) => color === `{${key}}`)) names.set(color, color);
    else
      return {
        color,
        message: `${color} is not a color of this brand. Use its primary ${theme.primary}, accent ${theme.accent} or paper ${theme.paper} in the drawing, or draw everything in black, which becomes primary`,
      };
  }
  const painted = svg.replaceAll(PAINT, (_whole, name: string, value: string) =>
    isPaint(value) ? ` ${name}="${names.get(value) ?? value}"` : ` ${name}="none"`,
  );
  return {
    drawing: unfilled ? painted.replace('<svg ', `<svg fill="${names.get(BLACK) ?? ''}" `) : painted,
  };
}
