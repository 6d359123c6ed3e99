/**
 * The file format of a site's search index in one language: the page texts by section.
 * `renderer/render/write-search-index.ts` creates the file from rendered pages, and the browser builds MiniSearch's
 * index from the file.
 */

/** `product`: a page about plans; `content`: any other page. Each kind has a search flag (spec 000 §2 Footer). */
export type ResultKind = 'product' | 'content';

export interface SearchSection {
  /** Id of the section's heading; empty for the text before the first heading. */
  id: string;
  /** Heading of the section; empty for the text before the first heading. */
  heading: string;
  /** Text of the section, with one line for each paragraph, list item or table row. */
  text: string;
  /** Whether the section is a question or a glossary term. Such a section is a search result of its own. */
  isEntry: boolean;
}

export interface SearchPage {
  /** Path of the page in the index's language, such as `/es/faqs/`. */
  path: string;
  title: string;
  kind: ResultKind;
  sections: readonly SearchSection[];
}

/** A page is stored as `[path, title, 1 for a product, ...sections]`. A section ends in 1 for a question or term. */
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
  // Accepts only paths of this site, because results become links.
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

/** Validates a loaded index. @param data parsed JSON of the file @throws Error if the data is not an index */
export function readIndex(data: unknown): SearchPage[] {
  if (!Array.isArray(data)) throw new Error('this is no search index');
  return data.flatMap(readPage);
}
