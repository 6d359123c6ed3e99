/**
 * Reduces an SVG from Illustrator or Figma to shapes, without scripts, styles or external references. Loads SVGO on
 * first use, because few drawings need it.
 */
import { createRequire } from 'node:module';
import type * as Svgo from 'svgo';
import type { Config, CustomPlugin, XastElement } from 'svgo';
import { removeFullSizeClips } from './svg-clips.ts';
import { positionAt } from '../text-position.ts';
import { unsafeSvgErrors, type SvgError } from './unsafe-svg.ts';
import { isPlainSvg, NAMESPACE, NO_SHAPE, PICTURE_ATTRIBUTES, SHAPE } from './svg-allowlist.ts';

/**
 * Matches a document type. Cleaning removes it and replaces its entities with their values, because old Illustrator
 * versions use entities for namespaces.
 */
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[(?<inside>[^\]]*)\]\s*)?>/i;
const ENTITY = /<!ENTITY\s+(?<name>[\w.-]+)\s+(?:"(?<double>[^"]*)"|'(?<single>[^']*)')\s*>/g;
/** Matches the allowed entity values, such as namespace addresses. Other characters could produce markup. */
const PLAIN = /^[\w\s.:/#-]{0,100}$/;

function withoutDoctype(text: string): { text: string } | { error: SvgError } {
  const doctype = DOCTYPE.exec(text);
  if (!doctype) return { text };
  const refuse = {
    error: {
      ...positionAt(text, doctype.index),
      message: 'this document type does more than name addresses: export the drawing again as plain SVG',
    },
  };
  const inside = doctype.groups?.['inside'] ?? '';
  const entities = new Map<string, string>();
  for (const { groups } of inside.matchAll(ENTITY))
    entities.set(groups?.['name'] ?? '', groups?.['double'] ?? groups?.['single'] ?? '');
  if (/\S/.test(inside.replaceAll(ENTITY, '')) || ![...entities.values()].every((value) => PLAIN.test(value)))
    return refuse;
  const blank = text.replace(DOCTYPE, (type) => type.replaceAll(/[^\n]/g, ' '));
  return {
    text: blank.replaceAll(/&([\w.-]+);/g, (whole, name: string) => entities.get(name) ?? whole),
  };
}

export type CleanedSvg = { svg: string } | { errors: SvgError[] };

/** Thrown for a style that no SVG attribute can express. */
class StyleError extends Error {
  readonly declaration: string;
  constructor(declaration: string) {
    super(
      `the style ${declaration} cannot be kept. Remove this blend mode or effect in the drawing program and export again`,
    );
    this.declaration = declaration;
  }
}

/** Matches CSS properties that change how a drawing looks. All others only matter to the drawing program. */
const VISIBLE =
  /^(mix-blend-mode|filter|backdrop-filter|transform|mask|mask-image|clip|clip-path|animation)\b/;
const WITHOUT_EFFECT = /:\s*(normal|none|pass-?through|auto)\s*$/i;

const declarations = (style: string): string[] =>
  style
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

/** Removes styles that SVGO left; `mask-type` becomes an attribute. @throws StyleError if a style affects the look */
function tidyStyle({ attributes }: XastElement): void {
  for (const declaration of declarations(attributes['style'] ?? '')) {
    const type = /^mask-type\s*:\s*(?<type>\w+)$/.exec(declaration)?.groups?.['type'];
    if (type !== undefined) attributes['mask-type'] = type;
    else if (VISIBLE.test(declaration) && !WITHOUT_EFFECT.test(declaration))
      throw new StyleError(declaration);
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

/** Removes titles, descriptions and data of the drawing program. */
const dropWords = withoutChildren('drop-words', ({ name }) => /^(title|desc|metadata)$|:/.test(name));
const dropStyles = withoutChildren('drop-styles', ({ name }) => name === 'style');
const tidyStyles = perElement('tidy-styles', tidyStyle);
const dropClips: CustomPlugin = {
  name: 'drop-full-clips',
  fn: (root) => {
    removeFullSizeClips(root);
    return null;
  },
};
const keepKnown = perElement('keep-known', (element) => {
  element.attributes = Object.fromEntries(
    Object.entries(element.attributes).filter(([name]) => PICTURE_ATTRIBUTES.has(name)),
  );
});

/** The SVGO plugins. Their order matters: styles must become attributes before shapes are measured. */
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

/**
 * @param text an SVG file of at most 200 kB
 * @returns the drawing, reduced to what `svg-allowlist.ts` allows and always the same for the same input; or errors,
 * each with its position and what to do in the drawing program
 */
export function cleanSvg(text: string): CleanedSvg {
  const plain = withoutDoctype(text);
  if ('error' in plain) return { errors: [plain.error] };
  const dangers = unsafeSvgErrors(plain.text);
  if (dangers.length > 0) return { errors: dangers };
  const top = (message: string) => ({ errors: [{ line: 1, column: 1, message }] });
  if (!/<svg[\s>]/.test(plain.text)) return top('expected a drawing in SVG, found none');
  if (!plain.text.includes(NAMESPACE)) return top(`expected xmlns="${NAMESPACE}" on <svg>`);
  try {
    const { data } = svgo().optimize(plain.text, CONFIG);
    if (!SHAPE.test(data)) return top(NO_SHAPE);
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
    return { errors: [{ ...positionAt(text, at), message: error.message }] };
  }
}
