/** Finds broken links in a rendered page. */
import type { PageLinks } from './page-links.ts';

/** Fragments that a script handles; no element has them as its id. */
const SCRIPTED = /^(#logout$|#!?\/)/;

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
