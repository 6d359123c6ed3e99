/** Explains the first YAML error of a file in one sentence, for editors who do not know YAML. */
import { contentStart, contentLines, valueExtent, type Line } from './yaml-lines.ts';
import {
  EXPLANATIONS,
  PARSER_MESSAGES,
  UNKNOWN_ERROR,
  needsQuotes,
  type YamlError,
  type ParserError,
  type LineContext,
} from './line-explanations.ts';

const COLOR = /^#[0-9a-f]{3,8}\b/i;

function comment(text: string, index: number): YamlError {
  const [rest = ''] = text.slice(index).split('\n', 1);
  const lost = rest.trim();
  const color = COLOR.exec(lost)?.[0];
  const message = color
    ? `what follows # is a comment: a color must be in quotes: "${color}"`
    : `what follows # is a comment: a text with # in it must be in quotes; a real comment has a space after #`;
  return { offset: index, message };
}

/** Errors for comments that follow a value and have no space after the #. Such a comment was probably meant as text. */
export function unintendedComments(text: string): YamlError[] {
  if (!/[ \t]#[^\s#]/.test(text)) return [];
  return contentLines(text).flatMap((line) => {
    const end = text.indexOf('\n', line.start);
    const words = text.slice(0, end < 0 ? text.length : end);
    const reach = /^["'[{]/.test(line.value) ? valueExtent(words, line) : undefined;
    const from = reach?.kind === 'closed' ? reach.end : line.valueStart - 1;
    const hash = /\s#(?!\s|#|$)/.exec(words.slice(from));
    return hash && reach?.kind !== 'open' ? [comment(words, from + hash.index + 1)] : [];
  });
}

/** Error for a value in quotes or brackets that is not closed, or that is followed by more text. */
function constructError(text: string, line: Line, before: number): YamlError | undefined {
  if (!/^["'[{]/.test(line.value)) return undefined;
  const sign = line.value[0] ?? '';
  const reach = valueExtent(text, line);
  if (reach.kind === 'outside')
    return reach.index > before
      ? undefined
      : {
          offset: reach.index,
          message: `indent this line: the closing ${text[reach.index] ?? ''} must be further right than ${line.key || 'its beginning'}`,
        };
  if (reach.kind === 'open') {
    const opened = text[reach.index] ?? '';
    const lost = text.slice(line.valueStart, reach.until).search(/\s#[^\s#]/);
    if (lost >= 0 && (opened === '{' || opened === '[')) return comment(text, line.valueStart + lost + 1);
    const message =
      opened === '"' || opened === "'"
        ? `the text that begins with this ${opened} never ends: a closing ${opened} is missing`
        : `this ${opened} is never closed: ${opened === '{' ? '}' : ']'} is missing`;
    return { offset: reach.index, message };
  }
  const [rest = ''] = text.slice(reach.end).split('\n', 1);
  const behind = /^\s*(?![\s#,:]|$)/.exec(rest);
  if (!behind || /^\s+#/.test(rest)) return undefined;
  const offset = reach.end + behind[0].length;
  const next = text[offset] ?? '';
  if (next === ']' || next === '}') return { offset, message: `this ${next} closes nothing: delete it` };
  if (sign === '[' || sign === '{')
    return { offset: line.valueStart, message: needsQuotes(sign, line.value) };
  return {
    offset,
    message: `the text ends at the ${sign} before this; put a text with " in ', and a text with ' in "`,
  };
}

/** The first error that can be recognized in the lines up to where the parser stopped. */
function visibleError(text: string, lines: readonly Line[], problem: ParserError): YamlError | undefined {
  const [conflict] = lines.filter(({ words, indent }) => indent === 0 && /^(<{7}|={7}|>{7})/.test(words));
  if (conflict)
    return {
      offset: conflict.start,
      message: 'a merge left this mark here: keep one of the two versions, and delete the marks',
    };
  for (const line of lines) {
    if (line.start > problem.offset) return undefined;
    const tab = text.slice(line.start, contentStart(line)).indexOf('\t');
    if (tab >= 0)
      return { offset: line.start + tab, message: 'this line is indented with a tab: use spaces' };
    const error = constructError(text, line, problem.offset);
    if (error && (error.offset >= problem.offset || reachesTo(text, line, problem.offset))) return error;
  }
  return undefined;
}

/** Whether the parser stopped inside a value, or on the line where the value ends. */
function reachesTo(text: string, line: Line, offset: number): boolean {
  const reach = valueExtent(text, line);
  const end = reach.kind === 'closed' ? reach.end : reach.kind === 'open' ? reach.until : reach.index;
  const next = text.indexOf('\n', end);
  return offset <= (next < 0 ? text.length : next);
}

function spotOf(lines: readonly Line[], { code, offset }: ParserError): LineContext | undefined {
  const at = lines.findLastIndex(({ start }) => start <= offset);
  const line = lines[at];
  if (!line) return undefined;
  const earlier = lines.slice(0, at);
  const sibling = earlier.findLast(({ indent }) => indent <= line.indent);
  return {
    code,
    offset,
    line,
    above: earlier.at(-1),
    below: lines[at + 1],
    sibling: sibling?.indent === line.indent ? sibling : undefined,
  };
}

/**
 * Returns the first error only, because later errors usually follow from it.
 * @param problems the parser's errors, at least one
 */
export function explainYaml(text: string, problems: readonly ParserError[]): YamlError {
  const [first = { code: '', offset: 0 }] = [...problems].sort((a, b) => a.offset - b.offset);
  const lines = contentLines(text);
  const visible = visibleError(text, lines, first);
  if (visible) return visible;
  const spot = spotOf(lines, first);
  for (const explain of spot ? EXPLANATIONS : []) {
    const error = spot && explain(spot);
    if (error) return error;
  }
  return { offset: first.offset, message: PARSER_MESSAGES[first.code] ?? UNKNOWN_ERROR };
}
