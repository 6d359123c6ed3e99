/** Splits a page into sections, for its table of contents and its questions with answers. */
import type { Token } from 'markdown-it';
import type { HeadingIds } from './heading-ids.rules.ts';
import { storedPerText } from '../../lib/text/once-per-text.ts';
import { markdownTokens, renderTokens, type Pictures } from './markdown.ts';

interface PageSection {
  /** Id of the heading, unique on the page. */
  id: string;
  title: string;
  level: 2 | 3;
  /** HTML between this heading and the next one. */
  html: string;
}

const ACCENTS = /\p{M}/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/** `¿Qué es un copago?` → `que-es-un-copago`. Ignores punctuation, so that a change of punctuation breaks no links. */
export const headingId = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll(SEPARATORS, '-')
    .replaceAll(/^-|-$/g, '') || 'section';

/** Makes ids unique by numbering repeated ones: `section`, `section-2`. */
function uniqueIds(): (id: string) => string {
  const used = new Set<string>();
  return (id) => {
    let unique = id;
    for (let count = 2; used.has(unique); count += 1) unique = `${id}-${count}`;
    used.add(unique);
    return unique;
  };
}

const TEXTS = ['text', 'code_inline', 'text_special'];

/** A heading's text without markup. */
const titleOf = (inline: Token | undefined): string =>
  (inline?.children ?? [])
    .map(({ type, content }) => (TEXTS.includes(type) ? content : type === 'softbreak' ? ' ' : ''))
    .join('')
    .trim();

const isHeading = ({ type, tag, level }: Token): boolean =>
  type === 'heading_open' && level === 0 && (tag === 'h2' || tag === 'h3');

interface Section {
  heading: Token | null;
  title: string;
  body: Token[];
}

function split(tokens: readonly Token[]): Section[] {
  const sections: Section[] = [{ heading: null, title: '', body: [] }];
  let skip = 0;
  for (const [at, token] of tokens.entries()) {
    if (skip > 0) skip -= 1;
    else if (isHeading(token)) {
      sections.push({ heading: token, title: titleOf(tokens[at + 1]), body: [] });
      skip = 2; // skips the heading's inline token and closing token
    } else sections.at(-1)?.body.push(token);
  }
  return sections;
}

interface SectionedPage {
  /** HTML before the first heading. */
  lead: string;
  sections: PageSection[];
}

/**
 * @param body Markdown without errors, with placeholders already filled
 * @param ids ids for the headings; for a heading without an id, the id is derived from its text
 */
export const pageSections = (body: string, pictures: Pictures = {}, ids: HeadingIds = {}): SectionedPage =>
  Object.keys(pictures).length === 0
    ? sectionsWithoutPictures(JSON.stringify([body, ids]))
    : readSections(body, pictures, ids);

const sectionsWithoutPictures = storedPerText('pageSections', (json: string): SectionedPage => {
  const [body, ids]: [string, HeadingIds] = JSON.parse(json);
  return readSections(body, {}, ids);
});

function readSections(body: string, pictures: Pictures, ids: HeadingIds): SectionedPage {
  const unique = uniqueIds();
  const left = { 2: [...(ids[2] ?? [])], 3: [...(ids[3] ?? [])] };
  const [lead, ...sections] = split(markdownTokens(body));
  return {
    lead: lead ? renderTokens(lead.body, pictures, false).trim() : '',
    sections: sections.map(({ heading, title, body: tokens }) => {
      const level = heading?.tag === 'h3' ? 3 : 2;
      return {
        id: unique(left[level].shift() ?? headingId(title)),
        title,
        level,
        html: renderTokens(tokens, pictures, true, title).trim(),
      };
    }),
  };
}

/** The main headings, for the table of contents. */
export const contentsOf = ({ sections }: SectionedPage): Pick<PageSection, 'id' | 'title'>[] =>
  sections.flatMap(({ id, title, level }) => (level === 2 ? [{ id, title }] : []));

/** A main section (`##`) with its subsections (`###`). */
export interface SectionGroup extends Omit<PageSection, 'level'> {
  entries: PageSection[];
}

export function sectionGroups({ sections }: SectionedPage): SectionGroup[] {
  const groups: SectionGroup[] = [];
  for (const section of sections) {
    const { id, title, html } = section;
    if (section.level === 2) groups.push({ id, title, html, entries: [] });
    else groups.at(-1)?.entries.push(section);
  }
  return groups;
}
