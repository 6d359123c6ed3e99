/** What is wrong with the YAML of a file, in words for people who know none: one sentence, about the first cause. */
import { atWords, plainLines, reachOf, type Line } from './yaml-lines.ts';
import {
  EXPLANATIONS,
  MEANINGS,
  NO_MEANING,
  startsWith,
  type Explained,
  type Problem,
  type Spot,
} from './line-explanations.ts';

const COLOUR = /^#[0-9a-f]{3,8}\b/i;

/** What follows # is a comment: the text of an editor who did not mean one is gone. */
function comment(text: string, index: number): Explained {
  const [rest = ''] = text.slice(index).split('\n', 1);
  const lost = rest.trim();
  const colour = COLOUR.exec(lost)?.[0];
  const message = colour
    ? `what follows # is a comment: a colour has to stand in quotes: "${colour}"`
    : `what follows # is a comment: a text with # in it has to stand in quotes; a real comment has a space after #`;
  return { offset: index, message };
}

/** Comments that begin right behind their # on a line that says something before. */
export function swallowedTexts(text: string): Explained[] {
  if (!/[ \t]#[^\s#]/.test(text)) return [];
  return plainLines(text).flatMap((line) => {
    const end = text.indexOf('\n', line.start);
    const words = text.slice(0, end < 0 ? text.length : end);
    const reach = /^["'[{]/.test(line.value) ? reachOf(words, line) : undefined;
    const from = reach?.kind === 'closed' ? reach.end : line.valueStart - 1;
    const found = /\s#(?!\s|#|$)/.exec(words.slice(from));
    return found && reach?.kind !== 'open' ? [comment(words, from + found.index + 1)] : [];
  });
}

/** A value in quotes or brackets that is not closed, or goes on behind its end. */
function constructFault(text: string, line: Line, before: number): Explained | undefined {
  if (!/^["'[{]/.test(line.value)) return undefined;
  const sign = line.value[0] ?? '';
  const reach = reachOf(text, line);
  if (reach.kind === 'outside')
    return reach.index > before
      ? undefined
      : {
          offset: reach.index,
          message: `indent this line: the closing ${text[reach.index] ?? ''} has to stand further right than ${line.key || 'its beginning'}`,
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
  if (next === ']' || next === '}')
    return { offset, message: `there is nothing that this ${next} closes: take it away` };
  if (sign === '[' || sign === '{') return { offset: line.valueStart, message: startsWith(sign, line.value) };
  return {
    offset,
    message: `the text ends at the ${sign} before this; one that holds " itself stands in ', one that holds ' in "`,
  };
}

/** The first mistake that can be seen in the lines down to where the parser stopped. */
function visibleFault(text: string, lines: readonly Line[], problem: Problem): Explained | undefined {
  const [conflict] = lines.filter(({ words, indent }) => indent === 0 && /^(<{7}|={7}|>{7})/.test(words));
  if (conflict)
    return {
      offset: conflict.start,
      message: 'a merge left this mark here: keep one of the two versions, and delete the marks',
    };
  for (const line of lines) {
    if (line.start > problem.offset) return undefined;
    const tab = text.slice(line.start, atWords(line)).indexOf('\t');
    if (tab >= 0)
      return { offset: line.start + tab, message: 'this line is indented with a tab: use spaces' };
    const found = constructFault(text, line, problem.offset);
    if (found && (found.offset >= problem.offset || reachesTo(text, line, problem.offset))) return found;
  }
  return undefined;
}

/** Whether the parser stopped within a value, or where it should have ended. */
function reachesTo(text: string, line: Line, offset: number): boolean {
  const reach = reachOf(text, line);
  const end = reach.kind === 'closed' ? reach.end : reach.kind === 'open' ? reach.until : reach.index;
  const next = text.indexOf('\n', end);
  return offset <= (next < 0 ? text.length : next);
}

function spotOf(lines: readonly Line[], { code, offset }: Problem): Spot | undefined {
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
 * The first cause of what a parser found, where it stands and in plain words. What comes after it follows from it.
 * @param problems at least one
 */
export function explainYaml(text: string, problems: readonly Problem[]): Explained {
  const [first = { code: '', offset: 0 }] = [...problems].sort((one, other) => one.offset - other.offset);
  const lines = plainLines(text);
  const visible = visibleFault(text, lines, first);
  if (visible) return visible;
  const spot = spotOf(lines, first);
  for (const explain of spot ? EXPLANATIONS : []) {
    const found = spot && explain(spot);
    if (found) return found;
  }
  return { offset: first.offset, message: MEANINGS[first.code] ?? NO_MEANING };
}
