/** Finds forbidden words in one file, and counts its comment lines. */
import { FORBIDDEN_WORDS } from './prose-words.ts';

interface ProseError {
  line: number;
  word: string;
  instead: string;
}

/** Text between these marks is an example of what not to write. */
const EXAMPLES = /<!-- prose-off -->[\s\S]*?<!-- prose-on -->/g;
const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** @param file path from the project's root; some words are allowed in some files. @param text its content */
export function proseErrors(file: string, text: string): ProseError[] {
  const lines = text.replaceAll(EXAMPLES, blank).split('\n');
  const words = FORBIDDEN_WORDS.filter(({ except }) => !except?.test(file));
  return lines.flatMap((content, index) =>
    words.flatMap(({ pattern, instead }) =>
      Array.from(content.matchAll(pattern), ([found]) => ({ line: index + 1, word: found, instead })),
    ),
  );
}

const COMMENT_START = /^\s*(?:\/\/|\{?\/\*|<!--)/;
const COMMENT_END = /\*\/|-->/;

/** Lines that hold only a comment, and all lines that are not blank. */
export function countComments(text: string): { comments: number; lines: number } {
  let comments = 0;
  let lines = 0;
  let isOpen = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    lines += 1;
    const starts = COMMENT_START.test(line);
    if (isOpen || starts) comments += 1;
    if (isOpen || (starts && !/^\s*\/\//.test(line))) isOpen = !COMMENT_END.test(line);
  }
  return { comments, lines };
}
