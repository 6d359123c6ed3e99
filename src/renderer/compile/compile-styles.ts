/**
 * Parses the compiled style sheets into rules, once per compile, so that publishing can leave out rules that a page does
 * not use (decisions/publishing#styles-are-in-the-page).
 */
import { parse, type Block, type CssNode, type Selector, type StyleSheet } from 'css-tree';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILED_FOLDER } from '../../brand/addresses.ts';
import { STYLES_FILE, type CompiledStyles } from './compiled-styles.ts';
import { SCRIPT_NAMES_FILE } from './script-names.ts';
import { FIXED_ATTRIBUTES, type Needs, type StyleNode } from '../render/style-rules.ts';

const CLIENT = 'dist/renderer/client';

/**
 * Pseudo-classes that match if one argument matches. The arguments of other pseudo-classes, such as `:not` and `:has`,
 * do not decide whether a page includes a rule.
 */
const ONE_OF: ReadonlySet<string> = new Set(['is', 'where']);

function needsOf(selector: Selector): Needs {
  return selector.children.toArray().flatMap((part): Needs => {
    if (part.type === 'ClassSelector') return [`.${part.name}`];
    if (part.type === 'TypeSelector') return part.name.includes('-') ? [`<${part.name}`] : [];
    if (part.type === 'IdSelector') return [`#${part.name}`];
    if (part.type === 'AttributeSelector') {
      const { name, matcher, value } = part;
      if (!FIXED_ATTRIBUTES.has(name.name) || matcher !== '=' || !value) return [];
      return [`${name.name}=${value.type === 'String' ? value.value : value.name}`];
    }
    if (part.type !== 'PseudoClassSelector' || !ONE_OF.has(part.name)) return [];
    const alternatives = selectorsOf(part.children?.first ?? null).map(needsOf);
    return alternatives.every((needs) => needs.length > 0) ? [alternatives] : [];
  });
}

const selectorsOf = (list: CssNode | null): Selector[] =>
  list?.type === 'SelectorList' ? list.children.toArray().filter((node) => node.type === 'Selector') : [];

/** Makes addresses in `url(…)` absolute, because in a page they would resolve against the page instead of the style sheet. */
const absoluteUrls = (css: string): string =>
  css.replaceAll(
    /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g,
    (_all, quote: string, path: string) =>
      `url(${quote}${new URL(path, `https://site.example${COMPILED_FOLDER}`).pathname}${quote})`,
  );

export function parseStyles(css: string): StyleNode[] {
  const text = absoluteUrls(css);
  const source = ({ loc }: CssNode): string => text.slice(loc?.start.offset, loc?.end.offset);
  const read = ({ children }: StyleSheet | Block): StyleNode[] =>
    children.toArray().flatMap((node): StyleNode[] => {
      if (node.type === 'Rule') {
        const body = source(node.block).slice(1, -1);
        const selectors = selectorsOf(node.prelude);
        if (selectors.length === 0) return [source(node)];
        return [{ selectors: selectors.map((selector) => [source(selector), needsOf(selector)]), body }];
      }
      if (node.type !== 'Atrule') return [];
      const isGroup = ['media', 'supports', 'container', 'layer'].includes(node.name);
      if (!isGroup || !node.block) return [source(node)];
      const prelude = text.slice(node.loc?.start.offset, node.block.loc?.start.offset).trim();
      return [{ prelude, inside: read(node.block) }];
    });
  const sheet = parse(text, {
    positions: true,
    parseValue: false,
    parseCustomProperty: false,
    parseAtrulePrelude: false,
    onParseError: (error) => {
      throw error;
    },
  });
  if (sheet.type !== 'StyleSheet') throw new Error('not a style sheet');
  return read(sheet);
}

function* namesIn(needs: Needs): Generator<string> {
  for (const need of needs)
    if (typeof need === 'string') yield need;
    else for (const alternative of need) yield* namesIn(alternative);
}

/** The classes and ids in the selectors of rules, as `.class` and `#id`. */
function* namesNeeded(nodes: readonly StyleNode[]): Generator<string> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if ('inside' in node) yield* namesNeeded(node.inside);
    else
      for (const [, needs] of node.selectors)
        for (const name of namesIn(needs)) if (/^[.#]/.test(name)) yield name;
  }
}

/**
 * The classes and ids that a script may add to a page, according to the words in its strings. A word that ends with a hyphen
 * stands for all names that start with it, as in `badge-${tone}`.
 */
export function addedNames(words: readonly string[], names: Iterable<string>): string[] {
  const wordSet = new Set(words);
  const starts = words.filter((word) => word.endsWith('-'));
  return [...names].filter((name) => {
    const bare = name.slice(1);
    return wordSet.has(bare) || starts.some((start) => bare.startsWith(start));
  });
}

function readWords(root: string): Record<string, string[]> {
  const file = join(root, SCRIPT_NAMES_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Matches the names of print style sheets. Pages link to these files; all other style sheets are inlined. */
const STAYS_A_FILE = /^print\./;

/**
 * Writes the rules of each inlined style sheet, and the classes and ids that each script may add to a page. Both are keyed by the
 * address of the style sheet or script.
 */
export function compileStyles(root: string): void {
  const folder = join(root, CLIENT, COMPILED_FOLDER);
  const rules = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.css') && !STAYS_A_FILE.test(name))
      .map((name) => [`${COMPILED_FOLDER}${name}`, parseStyles(readFileSync(join(folder, name), 'utf8'))]),
  );
  const names = new Set(Object.values(rules).flatMap((nodes) => [...namesNeeded(nodes)]));
  const added = Object.fromEntries(
    Object.entries(readWords(root)).map(([script, words]) => [script, addedNames(words, names)]),
  );
  writeFileSync(join(root, STYLES_FILE), JSON.stringify({ rules, added } satisfies CompiledStyles));
}
