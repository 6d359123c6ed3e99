/** Style sheets as data: rules that know which class names, ids and choices of a brand they need. */

import { oncePerText } from '../../lib/text/once-per-text.ts';

/** Names that a page must all have. A nested list stands for alternatives, of which the page must have one. */
export type Needs = readonly (string | readonly Needs[])[];

interface StyleRule {
  selectors: readonly (readonly [selector: string, needs: Needs])[];
  /** Declarations, without the braces. */
  body: string;
}

interface StyleBlock {
  /** Such as `@media print`. */
  prelude: string;
  inside: readonly StyleNode[];
}

/** A string is a rule for every page. */
export type StyleNode = string | StyleRule | StyleBlock;

export const isMet = (needs: Needs, names: ReadonlySet<string>): boolean =>
  needs.every((need) =>
    typeof need === 'string' ? names.has(need) : need.some((alternative) => isMet(alternative, names)),
  );

/** The rules that can match on a page. @param names of the page, as in `Needs` */
export function usedRules(nodes: readonly StyleNode[], names: ReadonlySet<string>): string {
  let css = '';
  for (const node of nodes) {
    if (typeof node === 'string') css += node;
    else if ('inside' in node) {
      const inside = usedRules(node.inside, names);
      if (inside !== '') css += `${node.prelude}{${inside}}`;
    } else {
      const selectors = node.selectors.filter(([, needs]) => isMet(needs, names));
      if (selectors.length > 0) css += `${selectors.map(([selector]) => selector).join(',')}{${node.body}}`;
    }
  }
  return css;
}

/** Attributes of `<html>` that a brand chooses and no script changes. */
export const FIXED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'data-area',
  'data-header',
  'data-hero',
  'data-surface',
]);

/** Attribute values in HTML and in JSON. */
const NAMES = new RegExp(
  `[\\s"](?<attribute>class|id|${[...FIXED_ATTRIBUTES].join('|')})"?[=:]"(?<value>[^"]*)"`,
  'g',
);

const CUSTOM_ELEMENT = /<[a-z]+-[a-z-]+/g;

/** The names in a page's markup: `.class`, `#id`, `data-hero=split`, `<custom-element`. */
export const namesIn = oncePerText((html: string): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { groups } of html.matchAll(NAMES)) {
    const { attribute = '', value = '' } = groups ?? {};
    if (attribute === 'class') for (const name of value.split(/\s+/)) names.add(`.${name}`);
    else names.add(attribute === 'id' ? `#${value}` : `${attribute}=${value}`);
  }
  for (const [element] of html.matchAll(CUSTOM_ELEMENT)) names.add(element);
  return names;
});
