/** Reads the texts of a page's main part by section, as a reader sees them without its forms, menus and scripts. */
import { Parser } from 'htmlparser2';
import type { SearchSection } from '../../brand/search/search-index.ts';

const UNREAD: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'svg', 'nav', 'form', 'astro-island', 'button', 'h1'],
]);
/** The same on every page, or only for readers without JavaScript. */
const UNREAD_CLASS = /(?:^|\s)(?:help|no-script|when-in|alerts)(?:\s|$)/;
/** The text before and after them is one word or sentence. */
const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'code', 'em', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup'],
]);
const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'dt']);

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** @param main HTML of the main part @returns the start of the page, then its sections with a heading */
export function sectionsOf(main: string): SearchSection[] {
  let current: SearchSection = { id: '', heading: '', text: '', isEntry: false };
  const sections = [current];
  let unread = 0;
  let heading: string | null = null;
  let inSummary = false;
  /** Of an element around a heading to come. */
  let outerId = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id = '', class: classes = '', hidden } = attributes;
      if (unread > 0 || UNREAD.has(name) || hidden !== undefined || UNREAD_CLASS.test(classes)) {
        unread += 1;
        return;
      }
      if (name === 'summary') inSummary = true;
      if (HEADINGS.has(name)) {
        current = { id: id || outerId, heading: '', text: '', isEntry: inSummary || name === 'dt' };
        sections.push(current);
        outerId = '';
        heading = name;
      } else if (id && current.isEntry && current.id === '' && tidy(current.text) === '') {
        current.id = id; // an answer, after its question
      } else if (id) outerId = id;
      if (!INLINE.has(name) && heading === null) current.text += ' ';
    },
    ontext(text) {
      if (unread > 0) return;
      if (heading === null) current.text += text;
      else current.heading += text;
    },
    onclosetag(name) {
      if (unread > 0) {
        unread -= 1;
        return;
      }
      if (name === heading) heading = null;
      if (name === 'summary') inSummary = false;
      if (!INLINE.has(name) && heading === null) current.text += ' ';
    },
  });
  parser.end(main);
  return sections.map((section) => ({
    ...section,
    heading: tidy(section.heading),
    text: tidy(section.text),
  }));
}
