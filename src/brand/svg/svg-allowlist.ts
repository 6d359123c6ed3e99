/** Final check of a cleaned drawing: the whole text must consist of allowed elements and attributes. */

const ELEMENTS =
  'svg|g|defs|path|circle|ellipse|rect|line|polyline|polygon|clipPath|mask|use|linearGradient|radialGradient|stop';
export const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Matches a shape. A drawing without shapes shows nothing. */
export const SHAPE =
  /<(?:path|polyline|polygon)\s(?:[^>]*\s)?(?:d|points)="[^"]*\d|<(?:circle|ellipse|rect|line)\s(?![^>]*\b(?:r|width|height)="0")/;
export const NO_SHAPE = 'this drawing has no visible shape: export it again';

/** The attributes that a drawing may contain. Cleaning removes all other attributes. */
export const PICTURE_ATTRIBUTES: ReadonlySet<string> = new Set(
  [
    'xmlns viewBox preserveAspectRatio id href d cx cy r rx ry x y x1 x2 y1 y2 fx fy fr width height points transform',
    'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity',
    'stroke-dasharray stroke-dashoffset paint-order vector-effect opacity color display visibility overflow',
    'clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits',
    'gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity',
  ].flatMap((line) => line.split(' ')),
);

const ATTRIBUTE = /\s(?<name>[a-zA-Z\d:-]+)="(?<value>[^"<>&]*)"/g;
// Must match the whole file, so that every part is checked.
const WHOLE = new RegExp(
  `^<svg(?:\\s[a-zA-Z\\d:-]+="[^"<>&]*")*>(?:</?(?:${ELEMENTS})(?:\\s[a-zA-Z\\d:-]+="[^"<>&]*")*/?>)*</svg>$`,
);
/** Matches allowed attribute values: numbers, colors, keywords, and references within the drawing. */
const VALUE = /^(?:[\w\s.,()+#%{}-]*|url\(#[\w.-]+\))$/;

function isAllowed(name: string, value: string): boolean {
  if (!PICTURE_ATTRIBUTES.has(name)) return false;
  if (name === 'xmlns') return value === NAMESPACE;
  if (name === 'href') return /^#[\w.-]+$/.test(value);
  return VALUE.test(value) && (!/url/i.test(value) || /^url\(#[\w.-]+\)$/.test(value));
}

/** Whether a drawing contains only allowed parts. @param svg SVG text in the format that SVGO writes */
export const isPlainSvg = (svg: string): boolean =>
  WHOLE.test(svg) &&
  [...svg.matchAll(ATTRIBUTE)].every(({ groups }) =>
    isAllowed(groups?.['name'] ?? '', groups?.['value'] ?? ''),
  );
