/** Extracts the part of a text that a search result shows, and marks the matching words. Pure. */
import type { PortalLanguage } from '../../lib/text/i18n.ts';
import { indexedWord, wordsOf, type FoundWord } from './search-words.rules.ts';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Maximum length in UTF-16 units. The extract ends at the end of a word. */
export const EXTRACT_LENGTH = 180;
/** A sentence shorter than this is shown together with the following sentences of its paragraph. */
const SHORT_LENGTH = 80;
/** Maximum length of the text that is kept before the first match if the start of a long sentence is cut off. */
const LEAD_LENGTH = 60;
const ELLIPSIS = '…';
/** Matches the gap between two sentences. A title or abbreviation ending in a period does not end a sentence. */
const SENTENCE_GAP =
  /(?<=[.!?…]["”’)]*)(?<!\b(?:Dr|Dra|Mr|Mrs|Ms|Sr|Sra|St|No|vs|U\.S|EE\. UU)\.)\s+(?=[\p{Lu}\p{N}¿¡“"(])/u;

/** The terms to mark. They match a word in singular and plural. */
export interface Matches {
  /** The terms in the form in which the index stores them. */
  terms: ReadonlySet<string>;
  language: PortalLanguage;
}

const termOf = ({ text }: FoundWord, { language }: Matches): string => indexedWord(text, language) ?? '';

const isMatchOf = (matches: Matches) => (word: FoundWord) => matches.terms.has(termOf(word, matches));

/** Splits a text into matching and other parts. Joined, the parts equal the text. */
export function highlight(text: string, matches: Matches): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { text: word, start } of wordsOf(text).filter(isMatchOf(matches))) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: word, isMatch: true });
    at = start + word.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}

/** Matches the punctuation at the end of a sentence, which table headers lack. */
const SENTENCE_END = /[.!?…]["”’)]*$/u;

/** Counts the distinct terms in a text. */
const countTerms = (text: string, matches: Matches): number =>
  new Set(
    wordsOf(text)
      .filter(isMatchOf(matches))
      .map((word) => termOf(word, matches)),
  ).size;

/** The sentence with the largest number of distinct terms, then the rest of its paragraph; null if nothing matches. */
function bestSentence(text: string, matches: Matches): string[] | null {
  let best: { sentences: string[]; rank: number } | null = null;
  for (const paragraph of text.split('\n')) {
    const sentences = paragraph.split(SENTENCE_GAP);
    for (const [at, sentence] of sentences.entries()) {
      const count = countTerms(sentence, matches);
      const rank = count === 0 ? 0 : 2 * count + Number(SENTENCE_END.test(sentence));
      if (rank > (best?.rank ?? 0)) best = { sentences: sentences.slice(at), rank };
    }
  }
  return best?.sentences ?? null;
}

/** The first sentence. While the text is short, adds the next sentence if it fits. */
function lengthened([first = '', ...next]: readonly string[]): string {
  let shown = first;
  for (const sentence of next) {
    const longer = `${shown} ${sentence}`;
    if (shown.length >= SHORT_LENGTH || longer.length > EXTRACT_LENGTH) break;
    shown = longer;
  }
  return shown;
}

/** Cuts a long sentence to a part that starts some words before its first match. */
function cut(text: string, matches: Matches): TextPart[] {
  const words = wordsOf(text);
  const match = words.find(isMatchOf(matches))?.start ?? 0;
  const isLate = match > EXTRACT_LENGTH - LEAD_LENGTH;
  const from = isLate ? (words.find(({ start }) => start >= match - LEAD_LENGTH)?.start ?? 0) : 0;
  const last = words.findLast(
    ({ text: word, start }) => start >= from && start + word.length <= from + EXTRACT_LENGTH,
  );
  const end = text.length <= from + EXTRACT_LENGTH || !last ? text.length : last.start + last.text.length;
  return [
    ...(from > 0 ? [{ text: `${ELLIPSIS} `, isMatch: false }] : []),
    ...highlight(text.slice(from, end), matches),
    ...(end < text.length ? [{ text: ` ${ELLIPSIS}`, isMatch: false }] : []),
  ];
}

export const hasMatch = (text: string, matches: Matches): boolean => wordsOf(text).some(isMatchOf(matches));

/** Drops the rows of tables, if the text has paragraphs with sentences. */
function proseOf(text: string): string {
  const prose = text.split('\n').filter((paragraph) => SENTENCE_END.test(paragraph));
  return prose.length > 0 ? prose.join(' ') : text.replaceAll('\n', ' ');
}

/**
 * The sentence that matches, cut if it is long, or the start of the text if nothing matches. @param text one line per
 * paragraph
 */
export function extractOf(text: string, matches: Matches): TextPart[] {
  const sentences = bestSentence(text, matches);
  return cut(sentences ? lengthened(sentences) : proseOf(text), matches);
}
