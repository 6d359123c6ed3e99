/** Finds syntax errors of a YAML text. Runs before the values are validated. */
import { isNode, isScalar, visit, type Document } from 'yaml';
import { explainYaml, unintendedComments } from './explain-yaml.ts';
import type { YamlError } from './line-explanations.ts';
import { contentLines, type Line } from './yaml-lines.ts';

/**
 * No-break spaces and other blanks that look like a space. Text copied from web pages and word processors contains them,
 * as well as invisible characters and curly quotes.
 */
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

/** Errors for zero-width characters outside comments. */
const invisible = (text: string): YamlError[] =>
  [...text.matchAll(INVISIBLE)]
    .filter(({ index }) => !isInComment(text, index))
    .map(({ 0: sign, index }) => ({
      offset: index,
      message: `there is an invisible character here (${NAMES[sign] ?? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`}): delete it, or type the line again`,
    }));

/** Positions where YAML expects a normal space: line start, around colon and dash, between entries, line end. */
const POSITIONS: readonly RegExp[] = [
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
  const matches = [...POSITIONS, ...(inFlow ? [BETWEEN] : [])].flatMap((position) => {
    const match = position.exec(words);
    return match ? [match.index + match[0].search(A_BLANK)] : [];
  });
  if (matches.length === 0) return [];
  const message =
    'this is a no-break space, as web pages have, not a space: delete it and press the space bar';
  return [{ offset: line.start + Math.min(...matches), message }];
}

const CURLY = /^[\u2018-\u201f].*[\u2018-\u201f"'][ \t\r]*(?:\s#.*)?$/;
const CURLY_ENTRY = /[:,{[] *(?<quoted>[\u2018-\u201f][^,}\]]*[\u2018-\u201f"']) *[,}\]]/;

/** Errors for curly quotes around a value, which YAML parses as part of the text. */
function curlyIn(line: Line): YamlError[] {
  const message = 'these quotes are curly, so they would show as part of the text: write straight ones, "';
  if (CURLY.test(line.value)) return [{ offset: line.valueStart, message }];
  const entry = /^[{[]/.test(line.value) ? CURLY_ENTRY.exec(line.value) : null;
  return entry
    ? [{ offset: line.valueStart + entry.index + entry[0].search(/[\u2018-\u201f]/), message }]
    : [];
}

/** Errors for look-alike characters. Checked first, because the parser's errors would be misleading. */
function confusableCharacters(text: string): YamlError[] {
  if (!ANY.test(text)) return [];
  const lines = contentLines(text);
  return [
    ...invisible(text),
    ...lines.flatMap((line) => blankIn(text, line)),
    ...lines.flatMap((line) => curlyIn(line)),
  ].sort((a, b) => a.offset - b.offset);
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function twice(document: Document.Parsed, text: string, offset: number): YamlError {
  let message = 'this key is here twice';
  visit(document, {
    Map(_key, map) {
      const keys = map.items.map(({ key }) => key).filter(isNode);
      const second = keys.find((key) => key.range?.[0] === offset);
      const first = keys.find((key) => isScalar(key) && isScalar(second) && key.value === second.value);
      const earlier = first?.range?.[0];
      if (!isScalar(second) || earlier === undefined) return undefined;
      message = `${String(second.value)} is here twice, first on line ${lineAt(text, earlier)}: combine the two`;
      return visit.BREAK;
    },
  });
  return { offset, message };
}

/** Errors for aliases (`*name`) to an undefined anchor, or to a value that contains the alias itself. */
function aliasErrors(document: Document.Parsed, text: string): YamlError[] {
  if (!text.includes('*')) return []; // skips visiting all nodes, which would take a tenth of the parsing time
  const errors: YamlError[] = [];
  visit(document, {
    Alias(_key, alias, ancestors) {
      const target = alias.resolve(document);
      const offset = alias.range?.[0] ?? 0;
      if (!target)
        errors.push({
          offset,
          message: `a text that starts with * must be in quotes: "*${alias.source}"`,
        });
      else if (ancestors.some((ancestor) => ancestor === target))
        errors.push({ offset, message: 'expected a value, got a reference to what it is part of' });
    },
  });
  return errors;
}

/** Errors for `"null"` in quotes, which is text and so does not remove a key. */
function quotedNulls(document: Document.Parsed, text: string): YamlError[] {
  if (!/["'](?:null|~)["']/i.test(text)) return [];
  const errors: YamlError[] = [];
  visit(document, {
    Scalar(key, { type, value, range }) {
      if (key === 'key' || (type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE')) return;
      if (typeof value === 'string' && /^(?:null|~)$/i.test(value))
        errors.push({
          offset: range?.[0] ?? 0,
          message:
            'null in quotes is a word: to remove what the base or the family has, write null without quotes',
        });
    },
  });
  return errors;
}

/** @returns the errors of the first kind found: look-alike characters, syntax (only the first), repeated keys, other */
export function yamlErrors(document: Document.Parsed, text: string): YamlError[] {
  const odd = confusableCharacters(text);
  if (odd.length > 0) return odd;
  const problems = [...document.errors, ...document.warnings].map(({ code, pos }) => ({
    code,
    offset: pos[0],
  }));
  const lost = problems.filter(({ code }) => code !== 'DUPLICATE_KEY');
  if (lost.length > 0) return [explainYaml(text, lost)];
  if (problems.length > 0) return problems.map(({ offset }) => twice(document, text, offset));
  return [...unintendedComments(text), ...quotedNulls(document, text), ...aliasErrors(document, text)];
}
