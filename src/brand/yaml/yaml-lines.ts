/** The lines of a YAML file as an editor sees them: for saying what is wrong where the parser only says that. */

/** A line with a key, an item or part of a value; blank lines, comments and the bodies of block texts are left out. */
export interface Line {
  /** Counted from 1. */
  number: number;
  /** Where it begins in the text. */
  start: number;
  /** Spaces, tabs and other blanks before its first character. */
  indent: number;
  /** Where its key begins, behind the dash of an item; the indent itself where there is none. */
  keyIndent: number;
  /** Without the indent and the blanks at its end. */
  words: string;
  /** What stands before the colon, without the dash of an item; empty where there is no key. */
  key: string;
  /** Its value, or the whole item; with the comment behind it. */
  value: string;
  /** Where the value begins in the text. */
  valueStart: number;
}

const PARTS =
  /^(?<dashes>(?:- +)*)(?:(?<key>"[^"]*"|'[^']*'|[^\s"'[\]{},#&*!|>%@`][^:]*?(?::[^\s:]+?)*?) {0,3}:(?:[ \t]+|$))?(?<value>.*)$/;
/** A text that goes on in the lines below, indented: `text: >-` */
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

/** Reads the lines of a text, also of one that no parser takes. */
export function plainLines(text: string): Line[] {
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

/** Index of a line's first character. */
export const atWords = ({ start, indent }: Line): number => start + indent;

/** What a value that begins with a quote or a bracket comes to. */
type Reach =
  /** It ends before this index. */
  | { kind: 'closed'; end: number }
  /** What was opened at this index is open where the value should be over. */
  | { kind: 'open'; index: number; until: number }
  /** Its closing bracket, at this index, is not indented. */
  | { kind: 'outside'; index: number };

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };
/** After these a quote begins a text; elsewhere it is an apostrophe. */
const BEFORE_TEXT = /[[{,:\s]/;

/** Index behind the text in quotes that begins at `from`, or -1. */
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

/** Where the lines that may belong to a value are over: the next one that is not indented further than its key. */
function valueLimit(text: string, line: Line): number {
  const next = /\n(?<blanks>[ \t]*)(?=[^\s#])/g;
  next.lastIndex = line.valueStart;
  for (let found = next.exec(text); found; found = next.exec(text))
    if ((found.groups?.['blanks'] ?? '').length <= line.keyIndent) return found.index + 1;
  return text.length;
}

/** Follows a value that begins with a quote or a bracket to its end. */
export function reachOf(text: string, line: Line): Reach {
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
