/** What is wrong at the line where a YAML parser stopped, as seen from the line and its neighbours. */
import { atWords, type Line } from './yaml-lines.ts';

/** What the parser found. */
export interface Problem {
  code: string;
  /** Index into the text. */
  offset: number;
}

export interface Explained {
  offset: number;
  message: string;
}

/** The line that the parser stopped at, and its neighbours. */
export interface Spot {
  code: string;
  offset: number;
  line: Line;
  above: Line | undefined;
  below: Line | undefined;
  /** The nearest line above that begins in the same column, in the same group. */
  sibling: Line | undefined;
}

type Explain = (spot: Spot) => Explained | undefined;

const SAMPLE = 30;
const shorten = (text: string): string =>
  text.length > SAMPLE ? `${text.slice(0, SAMPLE - 1).trimEnd()}…` : text;

/** In the kind of quotes that the text does not hold itself. */
const inQuotes = (text: string): string =>
  text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** A line to write, in quotes that tell it from the sentence around it. */
const example = (line: string): string => (line.includes('"') ? `'${line}'` : `"${line}"`);

export const startsWith = (sign: string, value: string): string =>
  `a text that starts with ${sign} has to stand in quotes: ${inQuotes(shorten(value))}`;

const isItem = ({ words }: Line): boolean => /^-(?:\s|$)/.test(words);

const dash: Explain = ({ line, sibling }) => {
  const offset = atWords(line);
  if (/^-[^\s-]/.test(line.words))
    return {
      offset,
      message: `a space is missing after the dash; write ${example(`- ${shorten(line.words.slice(1))}`)}`,
    };
  if (!sibling) return undefined;
  if (isItem(sibling) && !isItem(line))
    return {
      offset,
      message: `the lines of a list all begin with a dash, as line ${sibling.number} does; this one has none`,
    };
  if (isItem(line) && !isItem(sibling) && sibling.value !== '')
    return {
      offset,
      message: `a dash begins an item of a list, and line ${sibling.number} is no list: take the dash away`,
    };
  return undefined;
};

const SPECIAL = /^[@`%&*!,?]/;

const specialStart: Explain = ({ line }) => {
  const sign = SPECIAL.exec(line.value)?.[0];
  if (sign === undefined) return undefined;
  if (line.key || isItem(line)) return { offset: line.valueStart, message: startsWith(sign, line.value) };
  return {
    offset: atWords(line),
    message: `a line cannot begin with ${sign}; an item of a list begins with a dash and a space`,
  };
};

const blockText: Explain = ({ line }) => {
  const sign = /^[|>]/.exec(line.value)?.[0];
  return sign && line.key
    ? {
        offset: line.valueStart,
        message: `after ${sign} the text begins on the next line, indented; a text on one line needs no ${sign}`,
      }
    : undefined;
};

const colonInText: Explain = ({ line }) =>
  line.key && !/^["'[{]/.test(line.value) && /:(\s|$)/.test(line.value)
    ? {
        offset: line.valueStart,
        message: `a text with a colon in it has to stand in quotes: ${inQuotes(shorten(line.value))}`,
      }
    : undefined;

const tooDeep: Explain = ({ line, below, code }) =>
  code === 'BLOCK_AS_IMPLICIT_KEY' && below && below.indent > line.keyIndent && line.value !== ''
    ? {
        offset: atWords(below),
        message: `this line is indented too far: it stands beneath ${line.key}, which has a value already`,
      }
    : undefined;

const noColon: Explain = ({ line }) => {
  if (line.key || isItem(line) || /^["'[{]/.test(line.words)) return undefined;
  const offset = atWords(line);
  const [, key = '', rest = ''] = /^([\w./-]+)(.*)$/.exec(line.words) ?? [];
  if (!key) return undefined;
  const joined =
    /^:(\S.*)$/.exec(rest)?.[1] ?? (/^[^:]+:\S/.test(line.words) && !rest.includes(' ') ? rest : undefined);
  if (joined !== undefined)
    return {
      offset,
      message: `a space is missing after the colon; write ${example(`${key}: ${shorten(joined)}`)}`,
    };
  const equals = /^\s*=\s*(.*)$/.exec(rest)?.[1];
  if (equals !== undefined)
    return {
      offset,
      message: `expected a colon instead of =; write ${example(`${key}: ${shorten(equals)}`)}`,
    };
  return {
    offset,
    message: `a colon is missing after ${key}; write ${example(`${key}: ${shorten(rest.trim())}`.trim())}`,
  };
};

const indentation: Explain = ({ line, above, code }) =>
  code === 'BAD_INDENT' && above
    ? {
        offset: atWords(line),
        message: `this line begins with ${spaces(line.indent)}, line ${above.number} with ${spaces(above.indent)}: lines that belong together begin in the same column`,
      }
    : undefined;

const spaces = (count: number): string =>
  count === 1 ? '1 space' : count === 0 ? 'no space' : `${count} spaces`;

const insideBrackets: Explain = ({ line, offset, code }) => {
  if (!/[[{]/.test(line.value) && code !== 'BLOCK_IN_FLOW') return undefined;
  if (line.words[offset - atWords(line)] === ',')
    return { offset, message: 'there is nothing before this comma: take it away' };
  const odd = line.words.replaceAll('\\"', '').split('"').length % 2 === 0;
  return {
    offset,
    message: odd
      ? 'a " is missing: on this line they do not come in pairs'
      : 'a comma is missing here between two entries',
  };
};

/** What the parser means where nothing about the lines says more. */
export const MEANINGS: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: 'a line of --- or ... ends the file here: take it away',
  BAD_DQ_ESCAPE: String.raw`in double quotes \ has a meaning of its own: use single quotes, or write \\`,
  TAB_AS_INDENT: 'this line is indented with a tab: use spaces',
  TAG_RESOLVE_FAILED: 'a text that starts with ! has to stand in quotes',
  BAD_ALIAS: 'a text that starts with & or * has to stand in quotes',
};
export const NO_MEANING =
  'this line does not fit what stands above it: expected a key, a colon, a space and a value';

/** The most telling first. */
export const EXPLANATIONS: readonly Explain[] = [
  ({ code, offset }) =>
    code === 'MULTIPLE_DOCS' || code === 'BAD_DQ_ESCAPE'
      ? { offset, message: MEANINGS[code] ?? NO_MEANING }
      : undefined,
  dash,
  specialStart,
  blockText,
  colonInText,
  tooDeep,
  insideBrackets,
  noColon,
  indentation,
];
