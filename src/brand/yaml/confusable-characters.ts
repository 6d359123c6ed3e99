/**
 * Characters from web pages and word processors that look like others or cannot be seen: no-break spaces, invisible
 * characters, curly quotes.
 */
import { contentLines, type Line } from './yaml-lines.ts';
import type { YamlError } from './line-explanations.ts';

const BLANK = String.raw`[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]`;
const INVISIBLE = /[\u00ad\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
const ANY = new RegExp(`${BLANK}|${INVISIBLE.source}|[\\u2018-\\u201f]`);

const NAMES: Readonly<Record<string, string>> = {
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\ufeff': 'a byte order mark',
};
const isInComment = (text: string, offset: number): boolean =>
  /^\s*#/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));

/** Characters without width, anywhere outside comments. */
const invisible = (text: string): YamlError[] =>
  [...text.matchAll(INVISIBLE)]
    .filter(({ index }) => !isInComment(text, index))
    .map(({ 0: sign, index }) => ({
      offset: index,
      message: `there is an invisible character here (${NAMES[sign] ?? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`}): delete it, or type the line again`,
    }));

/** Positions where YAML needs a space: line start, around colon and dash, between entries, line end. */
const PLACES: readonly RegExp[] = [
  new RegExp(`^[ \\t]*${BLANK}`),
  new RegExp(`^\\s*- *${BLANK}`),
  new RegExp(`^\\s*(?:- +)*(?:"[^"]*"|'[^']*'|[^\\s"'#{\\[:][^:#]*?)(?:${BLANK}+:|: *${BLANK})`),
  new RegExp(`${BLANK}[ \\t\\r]*$`),
];
const BETWEEN = new RegExp(`[{[,:] *${BLANK}`);
const A_BLANK = new RegExp(BLANK);

function blankIn(text: string, line: Line): YamlError[] {
  const end = text.indexOf('\n', line.start);
  const words = text.slice(line.start, end < 0 ? text.length : end);
  const inFlow = /^[{[]/.test(line.value) || /^[{[]/.test(line.words);
  const found = [...PLACES, ...(inFlow ? [BETWEEN] : [])].flatMap((place) => {
    const match = place.exec(words);
    return match ? [match.index + match[0].search(A_BLANK)] : [];
  });
  if (found.length === 0) return [];
  const message =
    'this is a no-break space, as web pages have, not a space: delete it and press the space bar';
  return [{ offset: line.start + Math.min(...found), message }];
}

const CURLY = /^[\u2018-\u201f].*[\u2018-\u201f"'][ \t\r]*(?:\s#.*)?$/;
const CURLY_ENTRY = /[:,{[] *(?<quoted>[\u2018-\u201f][^,}\]]*[\u2018-\u201f"']) *[,}\]]/;

/** Curly quotes around a value, which YAML reads as part of the text. */
function curlyIn(line: Line): YamlError[] {
  const message = 'these quotes are curly, so they would show as part of the text: write straight ones, "';
  if (CURLY.test(line.value)) return [{ offset: line.valueStart, message }];
  const entry = /^[{[]/.test(line.value) ? CURLY_ENTRY.exec(line.value) : null;
  return entry
    ? [{ offset: line.valueStart + entry.index + entry[0].search(/[\u2018-\u201f]/), message }]
    : [];
}

/** Checked first: the parser's own errors for these would mislead. */
export function confusableCharacters(text: string): YamlError[] {
  if (!ANY.test(text)) return [];
  const lines = contentLines(text);
  return [
    ...invisible(text),
    ...lines.flatMap((line) => blankIn(text, line)),
    ...lines.flatMap((line) => curlyIn(line)),
  ].sort((one, other) => one.offset - other.offset);
}
