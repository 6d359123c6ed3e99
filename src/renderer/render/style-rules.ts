/** Style sheets as data. Each rule lists the names that a page must contain for the rule to match. */

import { oncePerText } from '../../lib/text/once-per-text.ts';

/** The names that a rule needs. A page must have all of them. In a nested list of alternatives, one is enough. */
export type Needs = readonly (string | readonly Needs[])[];

interface StyleRule {
  selectors: readonly (readonly [selector: string, needs: Needs])[];
  /** The rule's declarations, without the braces. */
  body: string;
}

interface StyleBlock {
  /** Start of the block, such as `@media print`. */
  prelude: string;
  inside: readonly StyleNode[];
}

/** A part of a style sheet: a rule, a block, or a string of CSS. Strings are included in every page. */
export type StyleNode = string | StyleRule | StyleBlock;

export const isMet = (needs: Needs, names: ReadonlySet<string>): boolean =>
  needs.every((need) =>
    typeof need === 'string' ? names.has(need) : need.some((alternative) => isMet(alternative, names)),
  );

/** The CSS of the rules that can match on a page. @param names names that the page contains, in the form of `Needs` */
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

/** Attributes of `<html>` that are set when the page is rendered and never changed by scripts. */
export const FIXED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'data-area',
  'data-header',
  'data-hero',
  'data-surface',
]);

/** Matches attribute values in HTML and in JSON. */
const NAMES = new RegExp(
  `[\\s"](?<attribute>class|id|${[...FIXED_ATTRIBUTES].join('|')})"?[=:]"(?<value>[^"]*)"`,
  'g',
);

const CUSTOM_ELEMENT = /<[a-z]+-[a-z-]+/g;

/** The names in a page's markup, in the forms `.class`, `#id`, `data-hero=split` and `<custom-element`. */
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
