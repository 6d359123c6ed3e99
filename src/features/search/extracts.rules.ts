/** The part of a text that a result shows, and the words in it that match. Pure. */
import type { PortalLanguage } from '../../lib/text/i18n.ts';
import { indexedWord, wordsOf, type FoundWord } from './search-words.rules.ts';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** In UTF-16 units; cut at the end of a word. */
export const EXTRACT_LENGTH = 180;
const SENTENCE_END = /[.!?…:]["”’)]*\s+$/;
/** A sentence that starts this far before the first match is shown from its start. */
const LEAD_LENGTH = 60;
const ELLIPSIS = '…';

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

/** Where the extract starts: the match from which the most different terms follow within its length. */
function bestStart(words: readonly FoundWord[], matches: Matches): number {
  const found = words.filter(isMatchOf(matches));
  let best = { start: 0, count: 0 };
  for (const [at, { start }] of found.entries()) {
    const near = found.slice(at).filter((word) => word.start - start < EXTRACT_LENGTH - LEAD_LENGTH);
    const count = new Set(near.map((word) => termOf(word, matches))).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/** The start of the match's sentence if it is near; otherwise a word before the match. */
function leadStart(text: string, words: readonly FoundWord[], match: number): number {
  const near = words.filter(({ start }) => start <= match && start >= match - LEAD_LENGTH);
  const sentence = near.findLast(({ start }) => start === 0 || SENTENCE_END.test(text.slice(0, start)));
  return (sentence ?? near[0])?.start ?? 0;
}

/** The part of a text with the most matches, about EXTRACT_LENGTH long; its start if nothing matches. */
export function extractOf(text: string, matches: Matches): TextPart[] {
  const words = wordsOf(text);
  const from = leadStart(text, words, bestStart(words, matches));
  const limit = from + EXTRACT_LENGTH;
  const last = words.findLast(({ text: word, start }) => start >= from && start + word.length <= limit);
  const end = text.length <= limit || !last ? text.length : last.start + last.text.length;
  const parts = highlight(text.slice(from, end), matches);
  return [
    ...(from > 0 ? [{ text: `${ELLIPSIS} `, isMatch: false }] : []),
    ...parts,
    ...(end < text.length ? [{ text: ` ${ELLIPSIS}`, isMatch: false }] : []),
  ];
}
