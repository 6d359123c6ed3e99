/** Sizes of every published page of every brand, as sent: HTML with its styles, compressed. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { largest, type Figure, type Figures } from './report.ts';

const SITES = 'dist/sites';
const PAGE = '.html.br';
/** The two kinds of pages with budgets of their own, in every language. */
const LANGUAGES = 'languages/index.html.br';
const SIGN_IN = 'login/index.html.br';

/** @param root a copy of the checkout whose sites are published */
export function pageFiles(root: string): Figures {
  const sites = join(root, SITES);
  const pages = readdirSync(sites).flatMap((domain) =>
    readdirSync(join(sites, domain), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(PAGE))
      .map((path) => ({ domain, path, value: statSync(join(sites, domain, path)).size })),
  );
  const heaviest = (has: (path: string) => boolean): Figure =>
    largest(
      pages
        .filter(({ path }) => has(path))
        .map(({ domain, path, value }) => ({ value, note: `${domain} /${path.slice(0, -'.br'.length)}` })),
    );
  return {
    pageHtmlCssBytes: heaviest((path) => !path.endsWith(LANGUAGES) && !path.endsWith(SIGN_IN)),
    languagesHtmlCssBytes: heaviest((path) => path.endsWith(LANGUAGES)),
    signInHtmlCssBytes: heaviest((path) => path.endsWith(SIGN_IN)),
  };
}
