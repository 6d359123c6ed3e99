/** The sections of a page of copy: its contents, and its questions with their answers. */
import type { Token } from 'markdown-it';
import { markdownTokens, renderTokens, type Pictures } from './markdown.ts';

export interface PageSection {
  /** Id of the heading, unique on the page. */
  id: string;
  title: string;
  level: 2 | 3;
  /** HTML of what follows the heading, up to the next one. */
  html: string;
}

const ACCENTS = /\p{M}/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/** `que-es-un-copago` for `¿Qué es un copago?`: links to a heading survive a change of its punctuation. */
export const headingId = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll(SEPARATORS, '-')
    .replaceAll(/^-|-$/g, '') || 'section';

/** Counts repeated ids: `section`, `section-2`. */
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

/** A title without its markup. */
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
      skip = 2; // the heading's inline token and its closing one
    } else sections.at(-1)?.body.push(token);
  }
  return sections;
}

interface SectionedPage {
  /** HTML before the first heading. */
  lead: string;
  sections: PageSection[];
}

/** @param body text without errors, its placeholders filled */
export function pageSections(body: string, pictures?: Pictures): SectionedPage {
  const unique = uniqueIds();
  const [lead, ...sections] = split(markdownTokens(body));
  return {
    lead: lead ? renderTokens(lead.body, pictures, false).trim() : '',
    sections: sections.map(({ heading, title, body: tokens }) => ({
      id: unique(headingId(title)),
      title,
      level: heading?.tag === 'h3' ? 3 : 2,
      html: renderTokens(tokens, pictures).trim(),
    })),
  };
}

/** The contents of a page: its main headings. */
export const contentsOf = ({ sections }: SectionedPage): Pick<PageSection, 'id' | 'title'>[] =>
  sections.flatMap(({ id, title, level }) => (level === 2 ? [{ id, title }] : []));

interface FaqGroup {
  id: string;
  title: string;
  faqs: { id: string; question: string; answer: string }[];
}

/** Questions (`###`) by the heading above them (`##`). */
export function faqGroups({ sections }: SectionedPage): FaqGroup[] {
  const groups: FaqGroup[] = [];
  for (const { id, title, level, html } of sections)
    if (level === 2) groups.push({ id, title, faqs: [] });
    else groups.at(-1)?.faqs.push({ id, question: title, answer: html });
  return groups;
}
