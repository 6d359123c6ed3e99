/** Computes the reading level of English text: the Flesch–Kincaid grade, from sentence and word lengths. */

/** Parts that do not count as sentences: front matter, conditions, placeholders, tables, link targets, HTML. */
const LEFT_OUT = [
  /^---\n[\s\S]*?\n---\n/g,
  /\{(?:if|else|end)[^}]*\}/g,
  /^\|.*$/gm,
  /\]\([^)]*\)/g,
  /<[^>]+>/g,
];
const PLACEHOLDER = /\{[\w.-]+\}/g;
const HEADING = /^#{1,6}\s/;
const LIST_ITEM = /^(?:[-*]|\d+\.)\s+/;
/**
 * Matches the end of a sentence. Lines without such an end, such as list fragments, are left out, because they would
 * count as very short sentences.
 */
const SENTENCE_END = /[.!?:][)"”*]*$/;

const WORD = /[A-Za-z][A-Za-z'’]*/g;

/** Counts groups of vowels, at least 1. A final e, es or ed is silent, but not in `table`, `needed` or `boxes`. */
export function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const groups = plain.match(/[aeiouy]+/g)?.length ?? 0;
  const silent = /[^aeiouyl]e(?:s|d)?$/.test(plain) && !/(?:[td]ed|[cgsxz]es|[sc]hes)$/.test(plain) ? 1 : 0;
  return Math.max(1, groups - silent);
}

/** The sentences of Markdown, without headings and fragments. Each paragraph or list item is on one line. */
export function sentencesOf(markdown: string): string[] {
  const text = LEFT_OUT.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), markdown);
  return text
    .replaceAll(PLACEHOLDER, 'Name')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !HEADING.test(line) && SENTENCE_END.test(line))
    .flatMap((line) => line.replace(LIST_ITEM, '').split(/(?<=[.!?:])[)"”*]*\s+/))
    .filter((sentence) => sentence.match(WORD) !== null);
}

/** The school grade; 0 if there is no text. @param markdown one or several pages */
export function readingGrade(markdown: string): number {
  const sentences = sentencesOf(markdown);
  const words = sentences.flatMap((sentence) => sentence.match(WORD) ?? []);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
