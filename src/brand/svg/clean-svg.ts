/**
 * Cleans a drawing as Illustrator or Figma exports it down to shapes: no script, no style, no reference to anything else.
 * Loads SVGO when it is called: only a drawing that needs cleaning pays for it.
 */
import { createRequire } from 'node:module';
import type * as Svgo from 'svgo';
import type { Config, CustomPlugin, XastElement } from 'svgo';
import { dropFullClips } from './svg-clips.ts';
import { placeAt, svgDangers, type SvgError } from './unsafe-svg.ts';
import { withoutDoctype } from './svg-doctype.ts';
import { isPlainSvg, PICTURE_ATTRIBUTES } from './svg-allowlist.ts';

export type CleanedSvg = { svg: string } | { errors: SvgError[] };

/** Stops the cleaning where a drawing holds what no attribute can say. */
class StyleError extends Error {
  readonly declaration: string;
  constructor(declaration: string) {
    super(
      `the style ${declaration} cannot be kept. Remove this blend mode or effect in the drawing program and export again`,
    );
    this.declaration = declaration;
  }
}

/** Declarations that change how a drawing looks. All others that stay in a style are an editor's own. */
const VISIBLE =
  /^(mix-blend-mode|filter|backdrop-filter|transform|mask|mask-image|clip|clip-path|animation)\b/;
const WITHOUT_EFFECT = /:\s*(normal|none|pass-?through|auto)\s*$/i;

const declarations = (style: string): string[] =>
  style
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);

/** What is left in a style after SVGO has made attributes of the rest. */
function tidyStyle({ attributes }: XastElement): void {
  for (const one of declarations(attributes['style'] ?? '')) {
    const type = /^mask-type\s*:\s*(?<type>\w+)$/.exec(one)?.groups?.['type'];
    if (type !== undefined) attributes['mask-type'] = type;
    else if (VISIBLE.test(one) && !WITHOUT_EFFECT.test(one)) throw new StyleError(one);
  }
  delete attributes['style'];
  delete attributes['class'];
}

const perElement = (name: string, enter: (element: XastElement) => void): CustomPlugin => ({
  name,
  fn: () => ({ element: { enter } }),
});

const withoutChildren = (name: string, drop: (child: XastElement) => boolean): CustomPlugin => {
  const keep = (parent: { children: XastElement['children'] }): void => {
    parent.children = parent.children.filter((child) => child.type !== 'element' || !drop(child));
  };
  return { name, fn: () => ({ root: { enter: keep }, element: { enter: keep } }) };
};

/** Words about the drawing, and what editors keep for themselves. */
const dropWords = withoutChildren('drop-words', ({ name }) => /^(title|desc|metadata)$|:/.test(name));
const dropStyles = withoutChildren('drop-styles', ({ name }) => name === 'style');
const tidyStyles = perElement('tidy-styles', tidyStyle);
const dropClips: CustomPlugin = {
  name: 'drop-full-clips',
  fn: (root) => {
    dropFullClips(root);
    return null;
  },
};
const keepKnown = perElement('keep-known', (element) => {
  element.attributes = Object.fromEntries(
    Object.entries(element.attributes).filter(([name]) => PICTURE_ATTRIBUTES.has(name)),
  );
});

/** In this order: styles become attributes before anything is measured. */
const CONFIG: Config = {
  multipass: true,
  js2svg: { pretty: false, eol: 'lf', finalNewline: false },
  plugins: [
    dropWords,
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
    dropStyles,
    tidyStyles,
    dropClips,
    {
      name: 'preset-default',
      params: { overrides: { mergePaths: false, convertColors: { shortname: false } } },
    },
    'removeXlink',
    'removeDimensions',
    keepKnown,
  ],
};

interface ParserError {
  line: number;
  column: number;
  reason: string;
}
const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error && 'line' in error && 'column' in error && 'reason' in error;

const svgo = (): typeof Svgo => createRequire(import.meta.url)('svgo') as typeof Svgo;

/** Namespaces that a drawing needs; some programs leave the first one out. */
const NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * @param text an SVG file of at most 200 kB, as `readText` reads it
 * @returns the drawing in stable bytes, of elements and attributes in `svg-gate.ts` alone; or each error with its place and
 * what to do in the drawing program
 */
export function cleanSvg(text: string): CleanedSvg {
  const plain = withoutDoctype(text);
  if ('error' in plain) return { errors: [plain.error] };
  const dangers = svgDangers(plain.text);
  if (dangers.length > 0) return { errors: dangers };
  const top = (message: string) => ({ errors: [{ line: 1, column: 1, message }] });
  if (!/<svg[\s>]/.test(plain.text)) return top('expected a drawing in SVG, found none');
  if (!plain.text.includes(NAMESPACE)) return top(`expected xmlns="${NAMESPACE}" on <svg>`);
  try {
    const { data } = svgo().optimize(plain.text, CONFIG);
    if (isPlainSvg(data)) return { svg: data };
    return top('this drawing holds more than shapes: export it again as plain SVG');
  } catch (error) {
    if (isParserError(error))
      return {
        errors: [
          {
            line: Math.max(1, error.line),
            column: Math.max(1, error.column),
            message: `this is not complete SVG (${error.reason.toLowerCase()}): export the drawing again`,
          },
        ],
      };
    if (!(error instanceof StyleError)) throw error;
    const at = Math.max(0, text.indexOf(error.declaration.split(':')[0] ?? ''));
    return { errors: [{ ...placeAt(text, at), message: error.message }] };
  }
}
