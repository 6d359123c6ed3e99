/** Splits a YAML file into lines with key and value, even if the file cannot be parsed. */

/** A line with a key, a list item or part of a value. Excludes blank lines, comments and bodies of block texts. */
export interface Line {
  number: number;
  start: number;
  /** Number of spaces, tabs and other blanks before the content. */
  indent: number;
  /** Column of the key, which is after the dash in a list item. Equals `indent` if there is no key. */
  keyIndent: number;
  words: string;
  /** The key, without the dash of a list item. Empty if there is no key. */
  key: string;
  /** The value or the whole list item, including any comment after it. */
  value: string;
  valueStart: number;
}

const PARTS =
  /^(?<dashes>(?:- +)*)(?:(?<key>"[^"]*"|'[^']*'|[^\s"'[\]{},#&*!|>%@`][^:]*?(?::[^\s:]+?)*?) {0,3}:(?:[ \t]+|$))?(?<value>.*)$/;
/** Matches the start of a block text, which continues on the lines below, as in `text: >-`. */
const BLOCK_TEXT = /(?:^|[:-] +)[|>][-+\d]*(?: +#.*)?$/;

function lineOf(text: string, number: number, start: number): Line {
  const words = text.trim();
  const indent = text.length - text.trimStart().length;
  const { dashes = '', key = '', value = '' } = PARTS.exec(words)?.groups ?? {};
  return {
    number,
    start,
    indent,
    keyIndent: key ? indent + dashes.length : indent,
    words,
    key,
    value,
    valueStart: start + indent + words.length - value.length,
  };
}

export function contentLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let blockIndent: number | undefined;
  for (const [at, written] of text.split('\n').entries()) {
    const line = lineOf(written, at + 1, start);
    start += written.length + 1;
    if (line.words === '') continue;
    if (blockIndent !== undefined && line.indent > blockIndent) continue;
    blockIndent = BLOCK_TEXT.test(line.words) ? line.keyIndent : undefined;
    if (!line.words.startsWith('#')) lines.push(line);
  }
  return lines;
}

export const contentStart = ({ start, indent }: Line): number => start + indent;

/** Whether a value that starts with a quote or bracket is closed, and where. */
type Reach =
  | { kind: 'closed'; end: number }
  /** The value is not closed. `index`: the unclosed quote or bracket; `until`: where the value should end. */
  | { kind: 'open'; index: number; until: number }
  /** A closing bracket is not indented. `index`: its position. */
  | { kind: 'outside'; index: number };

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };
/** Matches characters after which a quote starts a quoted text. After other characters, a quote is an apostrophe. */
const BEFORE_TEXT = /[[{,:\s]/;

/** Index after the quoted text that starts at `from`, or -1 if the quote is not closed. */
function quoteEnd(text: string, from: number): number {
  const quote = text[from];
  for (let at = from + 1; at < text.length; at += 1) {
    if (quote === '"' && text[at] === '\\') at += 1;
    else if (text[at] === quote) {
      if (quote === '"' || text[at + 1] !== "'") return at + 1;
      at += 1;
    }
  }
  return -1;
}

/** Index of the next line that is not indented further than the key. */
function valueLimit(text: string, line: Line): number {
  const next = /\n(?<blanks>[ \t]*)(?=[^\s#])/g;
  next.lastIndex = line.valueStart;
  for (let match = next.exec(text); match; match = next.exec(text))
    if ((match.groups?.['blanks'] ?? '').length <= line.keyIndent) return match.index + 1;
  return text.length;
}

export function valueExtent(text: string, line: Line): Reach {
  const until = valueLimit(text, line);
  const open: { sign: string; index: number }[] = [];
  for (let at = line.valueStart; at < until; at += 1) {
    const sign = text[at] ?? '';
    const begins = at === line.valueStart || BEFORE_TEXT.test(text[at - 1] ?? '');
    if ((sign === '"' || sign === "'") && begins) {
      const end = quoteEnd(text, at);
      if (end < 0 || end > until) return { kind: 'open', index: at, until };
      at = end - 1;
    } else if (sign === '#' && /\s/.test(text[at - 1] ?? '')) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? until : end;
      continue;
    } else if (sign in CLOSING) open.push({ sign, index: at });
    else if (sign === CLOSING[open.at(-1)?.sign ?? '']) open.pop();
    if (open.length === 0) return { kind: 'closed', end: at + 1 };
  }
  const last = open.at(-1);
  const rest = text.slice(until).trimStart();
  if (last && rest.startsWith(CLOSING[last.sign] ?? ' '))
    return { kind: 'outside', index: text.length - rest.length };
  return { kind: 'open', index: last?.index ?? line.valueStart, until };
}
