/** The part of a text that a result shows, and the words in it that match. Pure. */
import type { PortalLanguage } from '../../lib/text/i18n.ts';
import { indexedWord, wordsOf, type FoundWord } from './search-words.rules.ts';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** In UTF-16 units; cut at the end of a word. */
export const EXTRACT_LENGTH = 180;
/** A shorter sentence is shown with what follows it in its paragraph. */
const SHORT_LENGTH = 80;
/** In a sentence that is cut, the words before the first match. */
const LEAD_LENGTH = 60;
const ELLIPSIS = '…';
/** Between two sentences: not after a title or a short form, whose period ends no sentence. */
const SENTENCE_GAP =
  /(?<=[.!?…]["”’)]*)(?<!\b(?:Dr|Dra|Mr|Mrs|Ms|Sr|Sra|St|No|vs|U\.S|EE\. UU)\.)\s+(?=[\p{Lu}\p{N}¿¡“"(])/u;

/** Words that match, in any form: the index has one form of a word and its plural. */
export interface Matches {
  /** As the index has them. */
  terms: ReadonlySet<string>;
  language: PortalLanguage;
}

const termOf = ({ text }: FoundWord, { language }: Matches): string => indexedWord(text, language) ?? '';

const isMatchOf = (matches: Matches) => (word: FoundWord) => matches.terms.has(termOf(word, matches));

/** Splits a text into parts that match and parts that do not; joined, they are the text. */
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

/** Ends as a sentence: the head of a table does not. */
const SENTENCE_END = /[.!?…]["”’)]*$/u;

/** How many different terms a text has. */
const countTerms = (text: string, matches: Matches): number =>
  new Set(
    wordsOf(text)
      .filter(isMatchOf(matches))
      .map((word) => termOf(word, matches)),
  ).size;

/** Of each paragraph, the sentence with the most different terms, rather than such a row or heading, and what follows it there; null if nothing matches. */
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

/** The sentence, and the next sentences while they fit. */
function lengthened([first = '', ...next]: readonly string[]): string {
  let shown = first;
  for (const sentence of next) {
    const longer = `${shown} ${sentence}`;
    if (shown.length >= SHORT_LENGTH || longer.length > EXTRACT_LENGTH) break;
    shown = longer;
  }
  return shown;
}

/** A part of a long sentence, from some words before its first match. */
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

/** The paragraphs that have sentences, if any: not the rows of a table. */
function proseOf(text: string): string {
  const prose = text.split('\n').filter((paragraph) => SENTENCE_END.test(paragraph));
  return prose.length > 0 ? prose.join(' ') : text.replaceAll('\n', ' ');
}

/** The sentence that matches, cut if it is long; the start of a text in which nothing matches. @param text a line for each paragraph */
export function extractOf(text: string, matches: Matches): TextPart[] {
  const sentences = bestSentence(text, matches);
  return cut(sentences ? lengthened(sentences) : proseOf(text), matches);
}
