import type { BrandIssue } from '../brand.schema.ts';
import { didYouMean, nearestAll } from '../nearest.ts';
import { printable } from '../one-line.ts';

const NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'keys and values',
  undefined: 'nothing',
  null: 'nothing',
};

const inWords = (name: string | null): string =>
  NAMES[name ?? 'undefined'] ?? (name ?? '').replaceAll('"', "'");

/** Parses a list of choices in valibot's notation, `("a" | "b" | "c")`. */
const choicesOf = (expected: string | null): string[] =>
  (expected ?? '')
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((choice) => choice.replaceAll('"', ''));

const oneOf = (choices: readonly string[]): string =>
  choices.length > 1 ? `${choices.slice(0, -1).join(', ')} or ${String(choices.at(-1))}` : choices.join('');

export const isMissingKey = (issue: BrandIssue): boolean =>
  issue.type === 'strict_object' && issue.expected !== 'never' && issue.path?.at(-1)?.origin === 'key';

/** Whether an issue is about an unknown key of a group, or an unknown name in a table whose names are fixed. */
export const isUnknownKey = ({ type, expected, path }: BrandIssue): boolean =>
  path?.at(-1)?.origin === 'key' &&
  ((type === 'strict_object' && expected === 'never') || type === 'picklist');

/** Maximum number of choices that a message lists. If there are more, the schema's own message is shown. */
const MOST_CHOICES = 15;

/** Matches a list item such as `1-5`, which an editor may write although YAML has no ranges. */
const DIGITS = /^(?<first>\d)-(?<last>\d)$/;
function eachNumber(input: string): string {
  const { first, last } = DIGITS.exec(input)?.groups ?? {};
  const [from, to] = [Number(first), Number(last)];
  if (from >= to) return '';
  return `; list each one: ${Array.from({ length: to - from + 1 }, (_, step) => from + step).join(', ')}`;
}

function hint({ expected, input }: BrandIssue): string {
  if (expected === 'string' && (typeof input === 'number' || typeof input === 'boolean'))
    return '; put it in quotes';
  if (expected === 'string' && isBareBraces(input)) return '; a text that starts with { must be in quotes';
  if (expected === 'number' && typeof input === 'string' && DIGITS.test(input)) return eachNumber(input);
  if (expected === 'Array' && typeof input === 'string' && /^-\S/.test(input))
    return '; in a list each dash has a space after it';
  return typeof input === 'string' && /^[\u201c-\u201f\u2018-\u201b]/.test(input)
    ? '; write straight quotes: "'
    : '';
}

/** Whether a placeholder lacks quotes: YAML parses `{brand.name}` as a group with one key and no value. */
const isBareBraces = (input: unknown): boolean =>
  typeof input === 'object' &&
  input !== null &&
  !Array.isArray(input) &&
  Object.values(input).every((value) => value === null);

export function unknownKey(name: string, whole: string, known: readonly string[]): string {
  if (name === '') return 'a key is missing before the colon';
  if (name.includes(':') && !name.startsWith('/'))
    return `is not a key of ${whole}; after a colon comes a space`;
  return `is not a key of ${whole}${didYouMean(name, known)}`;
}

function wrongChoice(issue: BrandIssue): string {
  const choices = choicesOf(issue.expected);
  const meant = typeof issue.input === 'string' ? nearestAll(issue.input, choices) : [];
  const which = meant.length > 0 ? `; did you mean ${oneOf(meant)}?` : hint(issue);
  const expected = choices.length > MOST_CHOICES ? issue.message : `expected ${oneOf(choices)}`;
  return `${expected}, got ${inWords(issue.received)}${which}`;
}

const LONG_INPUT = 120;

const inputText = (input: string): string =>
  input.length > LONG_INPUT
    ? `${input.length}: '${printable(input.slice(0, LONG_INPUT / 4))}…'`
    : `'${printable(input)}'`;

/** Quotes each entry of a list, because the lines of an address may contain commas. */
export const inputsText = (input: unknown): string =>
  [input]
    .flat()
    .map((entry) => inputText(String(entry)))
    .join(', ');

/**
 * Converts a schema issue to a message, for example `expected text, got a list`.
 * @param whole names the validated object, for example `an alert` @param known the allowed keys
 */
export function describeIssue(issue: BrandIssue, whole: string, known: readonly string[]): string {
  if (isUnknownKey(issue)) return unknownKey(String(issue.path?.at(-1)?.key), whole, known);
  if (isMissingKey(issue)) return 'is missing';
  if (issue.kind === 'validation') return `${issue.message}, got ${inputsText(issue.input)}${hint(issue)}`;
  if (issue.type === 'picklist') return wrongChoice(issue);
  if (!issue.message.startsWith('Invalid ')) return `${issue.message}, got ${inWords(issue.received)}`;
  return `expected ${inWords(issue.expected)}, got ${inWords(issue.received)}${hint(issue)}`;
}
