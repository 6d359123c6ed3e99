/** A brand's logo: one drawing, recolored for light, dark and filled backgrounds. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../brand.schema.ts';
import type { BrandError } from '../brand-error.ts';
import { inBrandColors } from './logo-colors.ts';
import { cleanSvgCached } from '../svg/svg-cache.ts';
import { positionAt } from '../text-position.ts';
import { NAMESPACE, NO_SHAPE, SHAPE } from '../svg/svg-allowlist.ts';
import type { SvgError } from '../svg/unsafe-svg.ts';
import { readText } from '../load/text-file.ts';
import { bandPaint, darkScheme } from './theme.ts';

/** The allowed elements are shapes only: no scripts, links, styles or text. */
const ELEMENT = 'g|path|circle|ellipse|rect|line|polyline|polygon';
const GEOMETRY =
  /^(viewBox|d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|points|fill-rule|fill-opacity|stroke-width|stroke-linecap|stroke-linejoin|stroke-miterlimit|stroke-opacity|stroke-dasharray|stroke-dashoffset|transform|opacity)$/;
const GEOMETRY_VALUE = /^[\w\s.,()+-]*$/;
const PAINT = /^(fill|stroke)$/;
const PAINT_VALUE = /^(none|\{(primary|accent|paper)\})$/;
const ANY_TAG = /<(?<end>\/?)(?<name>[a-z]+)[^>]*?(?<closed>\/?)>/g;
const ROOT = new RegExp(`^\\s*<svg\\s[^>]*\\bxmlns="${NAMESPACE}"`);
const COLOR = /\{(primary|accent|paper)\}/g;

// `TAGS` must match the whole file, so that every part is checked.
const ATTRIBUTE = /\s+(?<name>[a-zA-Z\d-]+)="(?<value>[^"<>&]*)"/g;
const TAGS = new RegExp(
  `^\\s*<svg(?:\\s+[a-zA-Z\\d-]+="[^"<>&]*")*\\s*>(?:</?(?:${ELEMENT})(?:\\s+[a-zA-Z\\d-]+="[^"<>&]*")*\\s*/?>|\\s)*</svg>\\s*$`,
);

function allowed(name: string, value: string): boolean {
  if (name === 'xmlns') return value === NAMESPACE;
  if (PAINT.test(name)) return PAINT_VALUE.test(value);
  return GEOMETRY.test(name) && GEOMETRY_VALUE.test(value);
}

/**
 * Whether every element is closed and there is exactly one root element. An unclosed element would contain the rest of
 * the page.
 */
function balanced(svg: string): boolean {
  const open: string[] = [];
  let roots = 0;
  for (const { groups } of svg.matchAll(ANY_TAG)) {
    const { end, name = '', closed } = groups ?? {};
    if (end) {
      if (open.pop() !== name || closed) return false;
      continue;
    }
    if (open.length === 0) roots += 1;
    if (!closed) open.push(name);
  }
  return open.length === 0 && roots === 1;
}

function unsafe(svg: string): string | null {
  if (!TAGS.test(svg))
    return `expected one <svg> of shapes, written as ${ELEMENT.replaceAll('|', ', ')} with quoted attributes`;
  if (!balanced(svg)) return 'expected every element to be closed, and one <svg> around them all';
  // Without the SVG namespace, browsers show the favicon as text.
  if (!ROOT.test(svg)) return `expected xmlns="${NAMESPACE}" on <svg>`;
  for (const { groups } of svg.matchAll(ATTRIBUTE)) {
    const { name = '', value = '' } = groups ?? {};
    if (!allowed(name, value))
      return `${name}="${value}" is not allowed in a logo; colors are {primary}, {accent}, {paper} or none`;
  }
  return null;
}

/** Whether anything is drawn in a color of the brand. */
const isPainted = (svg: string): boolean => SHAPE.test(svg) && /="\{\w+\}"/.test(svg);

const paint = (svg: string, colors: Record<string, string>): string =>
  svg.replace(COLOR, (_whole, name: string) => colors[name] ?? '').trim();

/** The logo for each background. `band` is a background in the primary color. */
export interface Logo {
  light: string;
  dark: string;
  band: string;
}

const GRADIENT =
  'gradients are not allowed in a logo, which is painted again for dark backgrounds: use one flat color for each shape';

/** Elements that a cleaned drawing may contain but a logo may not, with their error messages. */
const NOT_IN_A_LOGO: readonly (readonly [tag: RegExp, message: string])[] = [
  [/<(linear|radial)Gradient\b/i, GRADIENT],
  [
    /<(clipPath|mask)\b/i,
    'this drawing is cut by a mask: cut the shapes themselves. Illustrator: Pathfinder > Crop. Figma: Flatten',
  ],
  [
    /<use\b/i,
    'this drawing repeats a part by reference: turn it into plain shapes. Illustrator: Object > Expand. Figma: Flatten',
  ],
];
/** Matches attributes that have no effect on plain shapes. */
const IDLE = /\s(?:clip-rule|overflow|color|vector-effect|paint-order|preserveAspectRatio)="[^"]*"/g;

/** Converts an exported drawing to a drawing with color placeholders. */
function fromExport(root: string, text: string, theme: Theme): { drawing: string } | { errors: SvgError[] } {
  const cleaned = cleanSvgCached(root, text);
  if ('errors' in cleaned) return cleaned;
  const at = (part: string | RegExp, message: string) => ({
    errors: [{ ...positionAt(text, Math.max(0, text.search(part))), message }],
  });
  for (const [tag, message] of NOT_IN_A_LOGO) if (tag.test(cleaned.svg)) return at(tag, message);
  if (!cleaned.svg.includes(' viewBox="')) return at('<svg', 'expected a viewBox on <svg>');
  const painted = inBrandColors(cleaned.svg.replaceAll(IDLE, ''), theme);
  if ('color' in painted) {
    // A color such as `url(#a)` refers to a gradient that is missing.
    if (painted.color.startsWith('url(')) return at(/url\(/, GRADIENT);
    const spelling = painted.color.replace(/^#(.)(.)(.)$/, '#($1$1$2$2$3$3|$1$2$3)');
    return at(new RegExp(spelling.replaceAll(/[{}]/g, String.raw`\$&`), 'i'), painted.message);
  }
  const bad = unsafe(painted.drawing) ?? (isPainted(painted.drawing) ? null : NO_SHAPE);
  return bad ? at('<svg', bad) : painted;
}

/**
 * Loads `brands/<code>/logo.svg`. A file of allowed shapes that contains {primary}, {accent} or {paper} is used
 * unchanged. Any other file is cleaned first.
 */
export function loadLogo(
  root: string,
  code: string,
  theme: Theme,
): { drawing: string } | { errors: BrandError[] } {
  const file = `brands/${code}/logo.svg`;
  const position = { file, line: 1, column: 1, path: '' };
  if (!existsSync(join(root, file)))
    return { errors: [{ ...position, message: 'expected a drawing here, found none' }] };
  const content = readText(root, file);
  if ('error' in content) return { errors: [content.error] };
  if (isPainted(content.text) && unsafe(content.text) === null) return { drawing: content.text };
  const cleaned = fromExport(root, content.text, theme);
  return 'errors' in cleaned
    ? { errors: cleaned.errors.map((error) => ({ ...position, ...error })) }
    : cleaned;
}

export function paintLogo(drawing: string, theme: Theme): Logo {
  const dark = darkScheme(theme);
  return {
    light: paint(drawing, { primary: theme.primary, accent: theme.accent, paper: theme.paper }),
    dark: paint(drawing, { primary: dark.primary, accent: dark.accent, paper: dark.paper }),
    band: paint(drawing, bandPaint(theme)),
  };
}
