/** What a rendered page must not do: point at nothing. */
import { Parser } from 'htmlparser2';

/** Attributes that hold an address of this site. */
const ADDRESSES = ['href', 'src', 'action', 'component-url', 'renderer-url', 'before-hydration-url'];
/** Fragments that are routes or commands of a script, not places on the page. */
const SCRIPTED = /^(#logout$|#!?\/)/;

export interface PageLinks {
  /** Addresses as written, without those of other sites, mail and telephone. */
  links: string[];
  ids: Set<string>;
}

/** Collects the addresses and ids of an HTML page. */
export function readLinks(html: string): PageLinks {
  const links: string[] = [];
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag(_name, attributes) {
      if (attributes['id']) ids.add(attributes['id']);
      for (const name of ADDRESSES) {
        const value = attributes[name];
        if (value !== undefined && !/^(https?|mailto|tel|data):/.test(value)) links.push(value);
      }
    },
  });
  parser.end(html);
  return { links, ids };
}

/** Collects what a stylesheet fetches: its font files. */
export const readStyleLinks = (css: string): PageLinks => ({
  links: [...css.matchAll(/url\(["']?(?<address>\/[^"')]+)/g)].flatMap(
    ({ groups }) => groups?.['address'] ?? [],
  ),
  ids: new Set(),
});

/** Where a site's own links may lead. */
export interface Reachable {
  /** Addresses of pages and files, for example `/about/` and `/_astro/x.js`. */
  paths: ReadonlySet<string>;
  /** Prefixes that another system answers. */
  outside: readonly string[];
}

const samePath = (path: string): string[] => [path, `${path}/`];

/** The links of a page that lead nowhere. */
export const brokenLinks = ({ links, ids }: PageLinks, { paths, outside }: Reachable): string[] =>
  links.filter((link) => {
    const [path = '', fragment] = link.split('#', 2);
    if (path === '') return fragment !== undefined && !SCRIPTED.test(`#${fragment}`) && !ids.has(fragment);
    const [bare = ''] = path.split('?', 1);
    return (
      !samePath(bare).some((known) => paths.has(known)) && !outside.some((prefix) => bare.startsWith(prefix))
    );
  });
