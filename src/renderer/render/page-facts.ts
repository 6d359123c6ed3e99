/** Reads facts of a rendered page, for the search index, the list of all pages, and the check that titles and descriptions are unique. */
import { Parser } from 'htmlparser2';
import { oncePerText } from '../../lib/text/once-per-text.ts';

export interface PageFacts {
  language: string;
  title: string;
  description: string;
  /** Whether search engines leave the page out. */
  isHidden: boolean;
  /** HTML of the main part; empty if there is none. */
  main: string;
}

const LANGUAGE = /<html[^>]*\slang="(?<value>[^"]*)"/;
const TITLE = /<title[^>]*>(?<value>[^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="(?<value>[^"]*)"/;
const HIDDEN = '<meta name="robots" content="noindex"';
const MAIN = /<main\b[^>]*>(?<value>[\s\S]*?)<\/main>/;

const valueIn = (html: string, pattern: RegExp): string => pattern.exec(html)?.groups?.['value'] ?? '';

function decode(text: string): string {
  if (!text.includes('&')) return text;
  let decoded = '';
  const parser = new Parser({ ontext: (part) => void (decoded += part) });
  parser.end(text);
  return decoded;
}

export const readPageFacts = oncePerText((html: string): PageFacts => ({
  language: valueIn(html, LANGUAGE),
  title: decode(valueIn(html, TITLE)),
  description: decode(valueIn(html, DESCRIPTION)),
  isHidden: html.includes(HIDDEN),
  main: valueIn(html, MAIN),
}));

const KEYS = ['title', 'description'] as const;

/**
 * Finds pages of a site, across languages, with the same title or description. Search engines would treat such pages as duplicates.
 * @returns error messages
 */
export function sharedNames(pages: readonly { path: string; facts: PageFacts }[]): string[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ path, facts }) =>
    KEYS.flatMap((key) => {
      if (facts[key] === '') return [];
      const id = `${key} ${facts[key]}`;
      const other = first.get(id);
      first.set(id, other ?? path);
      return other === undefined ? [] : [`${path} has the same ${key} as ${other}: ${facts[key]}`];
    }),
  );
}
