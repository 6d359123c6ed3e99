/** Inlines a page's style sheets, so that the first paint does not wait for another request (decisions/publishing#styles-are-in-the-page). */
import { namesIn, usedRules, type StyleNode } from './style-rules.ts';

const LINK = /<link rel="stylesheet" href="(?<address>[^"]+)">/g;

/** Returns the rules of a style sheet by its address; undefined for an unknown style sheet, whose link stays in the page. */
export type StylesOf = (address: string) => readonly StyleNode[] | undefined;

/** Returns the names that a script may add to its page, such as `.class` or `#id` (see `Needs`). */
export type AddedNames = (script: string) => readonly string[];

/** Matches the addresses of scripts and islands. */
const SCRIPT = /(?:src|component-url)="(?<address>[^"]+\.js)"/g;

interface InlinedPages {
  /** HTML of the pages with inline styles, in the order of the input. */
  texts: string[];
  /** The inline styles. Pages that link the same style sheets share one inline style. */
  styles: string[];
}

const linkedStyles = (html: string): string[] =>
  [...html.matchAll(LINK)].map(({ groups }) => groups?.['address'] ?? '');

function withStyle(html: string, style: string): string {
  const first = html.search(LINK);
  return `${html.slice(0, first)}<style>${style}</style>${html.slice(first).replaceAll(LINK, '')}`;
}

/**
 * Pages that link the same style sheets get the same inline style, which contains every rule that at least one of them
 * uses. A site therefore has only about eight different styles, and its policy has only about eight hashes.
 */
export function inlineStyles(
  pages: readonly string[],
  stylesOf: StylesOf,
  addedBy: AddedNames,
): InlinedPages {
  const texts = [...pages];
  const groups = new Map<string, { addresses: string[]; names: Set<string>; members: number[] }>();
  for (const [at, html] of pages.entries()) {
    const addresses = linkedStyles(html);
    if (addresses.length === 0 || addresses.some((address) => !stylesOf(address))) continue;
    const key = addresses.join(' ');
    const group = groups.get(key) ?? { addresses, names: new Set(), members: [] };
    groups.set(key, group);
    group.members.push(at);
    for (const name of namesIn(html)) group.names.add(name);
    for (const { groups: script } of html.matchAll(SCRIPT))
      for (const name of addedBy(script?.['address'] ?? '')) group.names.add(name);
  }
  const styles = [...groups.values()].map(({ addresses, names, members }) => {
    const style = addresses.map((address) => usedRules(stylesOf(address) ?? [], names)).join('');
    for (const at of members) texts[at] = withStyle(pages[at] ?? '', style);
    return style;
  });
  return { texts, styles: [...new Set(styles)] };
}
