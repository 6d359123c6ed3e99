/**
 * Reads the compiled style sheets into rules, once per compile, so that publishing can leave out what a page does
 * not use (decision 110).
 */
import { parse, type Block, type CssNode, type Selector, type StyleSheet } from 'css-tree';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLES_FILE } from './compiled-styles.ts';
import { FIXED_ATTRIBUTES, type Needs, type StyleNode } from './style-rules.ts';

const CLIENT = 'dist/renderer/client';
const FOLDER = '/_astro/';

/** Pseudo-classes of which one argument must match. `:not` and `:has` need nothing. */
const ONE_OF: ReadonlySet<string> = new Set(['is', 'where']);

type Known = (name: string) => boolean;

function needsOf(selector: Selector, isScripted: Known): Needs {
  return selector.children.toArray().flatMap((part): Needs => {
    if (part.type === 'ClassSelector') return isScripted(part.name) ? [] : [`.${part.name}`];
    if (part.type === 'TypeSelector') return part.name.includes('-') ? [`<${part.name}`] : [];
    if (part.type === 'IdSelector') return isScripted(part.name) ? [] : [`#${part.name}`];
    if (part.type === 'AttributeSelector') {
      const { name, matcher, value } = part;
      if (!FIXED_ATTRIBUTES.has(name.name) || matcher !== '=' || !value) return [];
      return [`${name.name}=${value.type === 'String' ? value.value : value.name}`];
    }
    if (part.type !== 'PseudoClassSelector' || !ONE_OF.has(part.name)) return [];
    const alternatives = selectorsOf(part.children?.first ?? null).map((one) => needsOf(one, isScripted));
    return alternatives.every((needs) => needs.length > 0) ? [alternatives] : [];
  });
}

const selectorsOf = (list: CssNode | null): Selector[] =>
  list?.type === 'SelectorList' ? list.children.toArray().filter((one) => one.type === 'Selector') : [];

/** `url(…)` in a file resolves against its folder; in a page it would resolve against the page. */
const absoluteUrls = (css: string): string =>
  css.replaceAll(
    /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g,
    (_all, quote: string, path: string) =>
      `url(${quote}${new URL(path, `https://site.example${FOLDER}`).pathname}${quote})`,
  );

/** @param isScripted whether scripts may add a class name or an id to any page */
export function parseStyles(css: string, isScripted: Known): StyleNode[] {
  const text = absoluteUrls(css);
  const source = ({ loc }: CssNode): string => text.slice(loc?.start.offset, loc?.end.offset);
  const read = ({ children }: StyleSheet | Block): StyleNode[] =>
    children.toArray().flatMap((node): StyleNode[] => {
      if (node.type === 'Rule') {
        const body = source(node.block).slice(1, -1);
        const selectors = selectorsOf(node.prelude);
        if (selectors.length === 0) return [source(node)];
        return [{ selectors: selectors.map((one) => [source(one), needsOf(one, isScripted)]), body }];
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

/**
 * Names that scripts contain, in any place. One that ends with a hyphen stands for all that start with it, as in
 * `badge-${tone}`.
 */
export function scriptedNames(scripts: Iterable<string>): Known {
  const names = new Set<string>();
  for (const script of scripts) for (const [name] of script.matchAll(/[A-Za-z][\w-]*/g)) names.add(name);
  const starts = [...names].filter((name) => name.endsWith('-'));
  return (name) => names.has(name) || starts.some((start) => name.startsWith(start));
}

/** Linked for paper only. */
const STAYS_A_FILE = /^print\./;

/** Writes the rules of every compiled style sheet that pages inline, by its address. */
export function compileStyles(root: string): void {
  const folder = join(root, CLIENT, FOLDER);
  const names = readdirSync(folder);
  const read = (ending: string) => names.filter((name) => name.endsWith(ending));
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const isScripted = scriptedNames(read('.js').map(text));
  const styles = Object.fromEntries(
    read('.css')
      .filter((name) => !STAYS_A_FILE.test(name))
      .map((name) => [`${FOLDER}${name}`, parseStyles(text(name), isScripted)]),
  );
  writeFileSync(join(root, STYLES_FILE), JSON.stringify(styles));
}
