/** The reading level of English copy: Flesch–Kincaid grade, from the lengths of sentences and words. */

/** Not part of a sentence: front matter, conditions, placeholders, tables, link targets, HTML. */
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
/** Fragments in headings and lists would count as very short sentences. */
const SENTENCE_END = /[.!?:][)"”*]*$/;

const WORD = /[A-Za-z][A-Za-z'’]*/g;

/** Syllables by groups of vowels; a final e is silent, except after l or in a word of one syllable. */
export function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const groups = plain.match(/[aeiouy]+/g)?.length ?? 0;
  const silent = /[^aeiouyl]e(?:s|d)?$/.test(plain) && !/(?:[td]ed|[cgsxz]es|[sc]hes)$/.test(plain) ? 1 : 0;
  return Math.max(1, groups - silent);
}

/** The sentences of Markdown, one paragraph or list item a line; without headings and fragments. */
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

/** School grade; 0 without text. @param markdown a page, or several one after another */
export function readingGrade(markdown: string): number {
  const sentences = sentencesOf(markdown);
  const words = sentences.flatMap((sentence) => sentence.match(WORD) ?? []);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
