/** Explains a YAML error from the line where the parser stopped and the lines around it. */
import { contentStart, type Line } from './yaml-lines.ts';

export interface ParserError {
  code: string;
  offset: number;
}

export interface YamlError {
  offset: number;
  message: string;
}

export interface LineContext {
  code: string;
  offset: number;
  line: Line;
  above: Line | undefined;
  below: Line | undefined;
  /** The nearest line above that starts in the same column and belongs to the same group. */
  sibling: Line | undefined;
}

type Explain = (spot: LineContext) => YamlError | undefined;

const SAMPLE = 30;
const shorten = (text: string): string =>
  text.length > SAMPLE ? `${text.slice(0, SAMPLE - 1).trimEnd()}…` : text;

const inQuotes = (text: string): string =>
  text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

const example = (line: string): string => (line.includes('"') ? `'${line}'` : `"${line}"`);

export const needsQuotes = (sign: string, value: string): string =>
  `a text that starts with ${sign} must be in quotes: ${inQuotes(shorten(value))}`;

const isItem = ({ words }: Line): boolean => /^-(?:\s|$)/.test(words);

const dash: Explain = ({ line, sibling }) => {
  const offset = contentStart(line);
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
      message: `a dash begins an item of a list, and line ${sibling.number} is not a list: delete the dash`,
    };
  return undefined;
};

const SPECIAL = /^[@`%&*!,?]/;

const specialStart: Explain = ({ line }) => {
  const sign = SPECIAL.exec(line.value)?.[0];
  if (sign === undefined) return undefined;
  if (line.key || isItem(line)) return { offset: line.valueStart, message: needsQuotes(sign, line.value) };
  return {
    offset: contentStart(line),
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
        message: `a text with a colon in it must be in quotes: ${inQuotes(shorten(line.value))}`,
      }
    : undefined;

const tooDeep: Explain = ({ line, below, code }) =>
  code === 'BLOCK_AS_IMPLICIT_KEY' && below && below.indent > line.keyIndent && line.value !== ''
    ? {
        offset: contentStart(below),
        message: `this line is indented too far: it is under ${line.key}, which already has a value`,
      }
    : undefined;

const noColon: Explain = ({ line }) => {
  if (line.key || isItem(line) || /^["'[{]/.test(line.words)) return undefined;
  const offset = contentStart(line);
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
        offset: contentStart(line),
        message: `this line begins with ${spaces(line.indent)}, line ${above.number} with ${spaces(above.indent)}: lines that belong together start in the same column`,
      }
    : undefined;

const spaces = (count: number): string =>
  count === 1 ? '1 space' : count === 0 ? 'no space' : `${count} spaces`;

const insideBrackets: Explain = ({ line, offset, code }) => {
  if (!/[[{]/.test(line.value) && code !== 'BLOCK_IN_FLOW') return undefined;
  if (line.words[offset - contentStart(line)] === ',')
    return { offset, message: 'there is nothing before this comma: delete it' };
  const odd = line.words.replaceAll('\\"', '').split('"').length % 2 === 0;
  return {
    offset,
    message: odd
      ? 'a " is missing: on this line they do not come in pairs'
      : 'a comma is missing here between two entries',
  };
};

/** Messages by parser error code, used if the lines give no better explanation. */
export const PARSER_MESSAGES: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: 'a line of --- or ... ends the file here: delete it',
  BAD_DQ_ESCAPE: String.raw`in double quotes \ has a meaning of its own: use single quotes, or write \\`,
  TAB_AS_INDENT: 'this line is indented with a tab: use spaces',
  TAG_RESOLVE_FAILED: 'a text that starts with ! must be in quotes',
  BAD_ALIAS: 'a text that starts with & or * must be in quotes',
};
export const UNKNOWN_ERROR = 'this line is invalid here: expected a key, a colon, a space and a value';

export const EXPLANATIONS: readonly Explain[] = [
  ({ code, offset }) =>
    code === 'MULTIPLE_DOCS' || code === 'BAD_DQ_ESCAPE'
      ? { offset, message: PARSER_MESSAGES[code] ?? UNKNOWN_ERROR }
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
