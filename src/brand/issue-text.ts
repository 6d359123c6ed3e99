/** What is wrong with a value in a brand file or a page's front matter, in words that an editor knows. */
import type { BrandIssue } from './brand.schema.ts';
import { didYouMean } from './nearest.ts';

const NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'keys and values',
  undefined: 'nothing',
  null: 'nothing',
};

/** What valibot calls a type; literals stay as they are. */
const inWords = (name: string | null): string =>
  NAMES[name ?? 'undefined'] ?? (name ?? '').replaceAll('"', "'");

/** The choices of `("a" | "b" | "c")`. */
const choicesOf = (expected: string | null): string[] =>
  (expected ?? '')
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((choice) => choice.replaceAll('"', ''));

/** `a, b or c` */
const oneOf = (choices: readonly string[]): string =>
  choices.length > 1 ? `${choices.slice(0, -1).join(', ')} or ${String(choices.at(-1))}` : choices.join('');

/** A key that the schema knows and the record has not. */
export const isMissingKey = (issue: BrandIssue): boolean =>
  issue.type === 'strict_object' && issue.expected !== 'never' && issue.path?.at(-1)?.origin === 'key';

/** A key that the schema does not know: in a group of keys, or in a table whose names are a closed set. */
const isUnknownKey = ({ type, expected, path }: BrandIssue): boolean =>
  path?.at(-1)?.origin === 'key' &&
  ((type === 'strict_object' && expected === 'never') || type === 'picklist');

/**
 * @param whole what the keys belong to, for example `a brand record`
 * @param known the keys that might have been meant
 * @returns for example `expected text, got a list`
 */
export function describeIssue(issue: BrandIssue, whole: string, known: readonly string[] = []): string {
  if (isUnknownKey(issue))
    return `is not a key of ${whole}${didYouMean(String(issue.path?.at(-1)?.key), known)}`;
  if (isMissingKey(issue)) return 'is missing';
  if (issue.kind === 'validation') return `${issue.message}, got '${String(issue.input)}'`;
  if (issue.type === 'picklist') {
    const choices = choicesOf(issue.expected);
    const meant = typeof issue.input === 'string' ? didYouMean(issue.input, choices) : '';
    return `expected ${oneOf(choices)}, got ${inWords(issue.received)}${meant}`;
  }
  return `expected ${inWords(issue.expected)}, got ${inWords(issue.received)}`;
}
