/**
 * Finds forbidden parts of an exported drawing, such as scripts, photos and external references. Each error says what
 * to do in the drawing program.
 */
import { Parser } from 'htmlparser2';
import { positionAt } from '../text-position.ts';

export interface SvgError {
  line: number;
  column: number;
  message: string;
}

const KNOWN =
  /^(svg|g|defs|path|circle|ellipse|rect|line|polyline|polygon|clippath|mask|use|style|lineargradient|radialgradient|stop)$/;
/** Matches elements that describe the drawing. Cleaning removes them with their content, so they are not checked. */
const WORDS = /^(title|desc|metadata)$|:/;

const EFFECT =
  'effects (shadow, blur, glow) are not allowed: remove the effect in the drawing program and export again';
const ANIMATION = 'animations are not allowed: export the drawing without them';
const TEXT =
  'text is not allowed, because its font may be missing: turn it into shapes. Illustrator: Type > Create Outlines. Figma: tick "Outline text" when you export';
const REFUSED: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^script$/, 'scripts are not allowed: delete this element, or export the drawing without interactivity'],
  [
    /^(foreignobject|switch)$/,
    'this part can hold web pages and is not allowed. Illustrator: untick "Preserve Illustrator Editing Capabilities" when you save',
  ],
  [
    /^image$/,
    'photos (PNG, JPEG) are not allowed in a drawing. Illustrator: Image Trace, then Expand. Figma: replace the picture with vector shapes',
  ],
  [/^(text|tspan|textpath|tref|font|altglyph)$/, TEXT],
  [/^(filter|fe[a-z]+)$/, EFFECT],
  [/^(animate|animatemotion|animatetransform|set)$/, ANIMATION],
  [/^a$/, 'links are not allowed in a drawing: remove the link in the drawing program and export again'],
];
const OTHER = (name: string): string =>
  `<${name}> is not allowed: turn it into plain shapes. Illustrator: Object > Expand. Figma: Flatten`;

const EVENT = (name: string): string =>
  `${name} runs a script and is not allowed. Illustrator: Window > SVG Interactivity, delete the entry`;
const OUTSIDE = (address: string): string =>
  `this refers to something outside the drawing (${address}): remove it, or embed it as shapes`;
const STYLE =
  'this style cannot be turned into attributes. Illustrator: File > Export > Export As, Styling: Presentation Attributes';

const MOST_SHOWN = 40;
const shorten = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;

/** The external address in an attribute or style; undefined if there is none, as in `#name`. */
function outside(name: string, value: string): string | undefined {
  if (/^(?:.+:)?(?:href|src)$/i.test(name) && !value.startsWith('#')) return shorten(value);
  const target = /url\(\s*["']?(?<address>[^#"'\s)][^"')]*)/i.exec(value)?.groups?.['address'];
  return target === undefined ? undefined : shorten(target);
}

/** Error for a style with media queries, pseudo-classes or imports. */
function styleError(css: string): string | undefined {
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, '');
  if (/@import/i.test(rules)) return OUTSIDE('@import');
  const address = outside('style', rules);
  if (address !== undefined) return OUTSIDE(address);
  const selectors = rules.replaceAll(/\{[^{}]*\}/g, ' ');
  return /[@:{}]/.test(selectors) ? STYLE : undefined;
}

function elementError(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (KNOWN.test(lower)) return undefined;
  return REFUSED.find(([pattern]) => pattern.test(lower))?.[1] ?? OTHER(name);
}

function attributeError([name, value]: [string, string]): string | undefined {
  if (/^on/i.test(name)) return EVENT(name);
  const address = /^xmlns(:|$)/.test(name) ? undefined : outside(name, value);
  return address === undefined ? undefined : OUTSIDE(address);
}

export function unsafeSvgErrors(text: string): SvgError[] {
  const found = new Map<string, SvgError>();
  let ignored = 0;
  let css = '';
  let styleStart = -1;
  const add = (message: string | undefined, index = parser.startIndex): void => {
    if (message !== undefined && !found.has(message))
      found.set(message, { ...positionAt(text, index), message });
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (ignored > 0 || WORDS.test(name)) ignored += 1;
        if (ignored > 0) return;
        const error = elementError(name);
        add(error);
        // Skips the element's content, because this error covers it.
        if (error !== undefined) ignored += 1;
        else for (const entry of Object.entries(attributes)) add(attributeError(entry));
        if (name === 'style') styleStart = parser.startIndex;
      },
      ontext(part) {
        if (styleStart >= 0) css += part;
      },
      onclosetag(name) {
        if (ignored > 0) ignored -= 1;
        if (name !== 'style' || styleStart < 0) return;
        add(styleError(css), styleStart);
        css = '';
        styleStart = -1;
      },
      onprocessinginstruction(name) {
        if (/^\?xml-stylesheet/i.test(name)) add(OUTSIDE('xml-stylesheet'));
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return [...found.values()];
}
