/** Finds broken links in a rendered page. */
import { Parser } from 'htmlparser2';

const URL_ATTRIBUTES = ['href', 'src', 'action', 'component-url', 'renderer-url', 'before-hydration-url'];
/** Fragments that a script handles; no element has them as its id. */
const SCRIPTED = /^(#logout$|#!?\/)/;

export interface PageLinks {
  /** Without absolute, mailto: and tel: URLs. */
  links: string[];
  ids: Set<string>;
}

export function readLinks(html: string): PageLinks {
  const links: string[] = [];
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag(_name, attributes) {
      if (attributes['id']) ids.add(attributes['id']);
      for (const name of URL_ATTRIBUTES) {
        const value = attributes[name];
        if (value !== undefined && !/^(https?|mailto|tel|data):/.test(value)) links.push(value);
      }
    },
  });
  parser.end(html);
  return { links, ids };
}

export const readStyleLinks = (css: string): PageLinks => ({
  links: [...css.matchAll(/url\(["']?(?<address>\/[^"')]+)/g)].flatMap(
    ({ groups }) => groups?.['address'] ?? [],
  ),
  ids: new Set(),
});

export interface Reachable {
  paths: ReadonlySet<string>;
  outside: readonly string[];
}

const samePath = (path: string): string[] => [path, `${path}/`];

export const brokenLinks = ({ links, ids }: PageLinks, { paths, outside }: Reachable): string[] =>
  links.filter((link) => {
    const [path = '', fragment] = link.split('#', 2);
    if (path === '') return fragment !== undefined && !SCRIPTED.test(`#${fragment}`) && !ids.has(fragment);
    const [bare = ''] = path.split('?', 1);
    return (
      !samePath(bare).some((known) => paths.has(known)) && !outside.some((prefix) => bare.startsWith(prefix))
    );
  });
