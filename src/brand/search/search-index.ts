/**
 * The search index of a site in one language, as a file: the texts of its pages by section. The browser makes MiniSearch's index of
 * it. `renderer/render/write-search-index.ts` writes it from rendered pages.
 */

/** Which flag of a search allows a page: pages about plans, and all others (spec 000 §2 Footer). */
export type ResultKind = 'product' | 'content';

export interface SearchSection {
  /** Id of the section's heading; empty for the start of a page. */
  id: string;
  /** Heading of the section; empty for the start of a page. */
  heading: string;
  /** A line for each paragraph, item or row. */
  text: string;
  /** A question or a term: a result of its own. */
  isEntry: boolean;
}

export interface SearchPage {
  /** In the page's language: `/es/faqs/`. */
  path: string;
  title: string;
  kind: ResultKind;
  sections: readonly SearchSection[];
}

/** `[path, title, 1 for a product]`, then `[id, heading, text]` of each section; an entry ends in 1. */
type FiledSection = readonly [id: string, heading: string, text: string, isEntry?: 1];
type FiledPage = readonly [path: string, title: string, isProduct: 0 | 1, ...sections: FiledSection[]];

const fileSection = ({ id, heading, text, isEntry }: SearchSection): FiledSection =>
  isEntry ? [id, heading, text, 1] : [id, heading, text];

export const writeIndex = (pages: readonly SearchPage[]): string =>
  JSON.stringify(
    pages.map(({ path, title, kind, sections }): FiledPage => [
      path,
      title,
      kind === 'product' ? 1 : 0,
      ...sections.map(fileSection),
    ]),
  );

const isText = (value: unknown): value is string => typeof value === 'string';

function readSection(filed: unknown): SearchSection[] {
  if (!Array.isArray(filed)) return [];
  const [id, heading, text, isEntry]: unknown[] = filed;
  return isText(id) && isText(heading) && isText(text) ? [{ id, heading, text, isEntry: isEntry === 1 }] : [];
}

function readPage(filed: unknown): SearchPage[] {
  if (!Array.isArray(filed)) return [];
  const [path, title, isProduct, ...sections]: unknown[] = filed;
  // Must be a path of this site, because results become links.
  return isText(path) && /^\/(?!\/)/.test(path) && isText(title)
    ? [
        {
          path,
          title,
          kind: isProduct === 1 ? 'product' : 'content',
          sections: sections.flatMap(readSection),
        },
      ]
    : [];
}

/** @param data content of the file @throws Error if it is no index */
export function readIndex(data: unknown): SearchPage[] {
  if (!Array.isArray(data)) throw new Error('this is no search index');
  return data.flatMap(readPage);
}
