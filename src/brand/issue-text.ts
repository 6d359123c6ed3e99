/** What is wrong with a value in a brand file or a page's front matter, in words that an editor knows. */
import type { BrandIssue } from './brand.schema.ts';

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

/** A list where keys and values belong: valibot finds each key missing, an editor wants to hear of the list. */
export function isListForKeys({ type, path }: BrandIssue): boolean {
  const last = path?.at(-1);
  return type === 'strict_object' && last?.origin === 'key' && Array.isArray(last.input);
}

/**
 * @param whole what the keys belong to, for example `a brand record`
 * @returns for example `expected text, got a list`
 */
export function describeIssue(issue: BrandIssue, whole: string): string {
  if (isListForKeys(issue)) return 'expected keys and values, got a list';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `is not a key of ${whole}`;
  if (issue.type === 'strict_object' && issue.received === 'undefined') return 'is missing';
  if (issue.kind === 'validation') return `${issue.message}, got '${String(issue.input)}'`;
  return `expected ${inWords(issue.expected)}, got ${inWords(issue.received)}`;
}
