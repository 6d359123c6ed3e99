/**
 * Finds those errors in copy that do not depend on the brand: unknown placeholders, malformed conditions, editors'
 * notes such as TODO.
 */
import { readConditions, type TextError } from './conditions.ts';
import { nearest } from '../nearest.ts';
import { unfinishedWords } from './unfinished-words.ts';

/** Matches a placeholder, or an opening brace that does not start a placeholder. */
const BRACE = /\{(?:(?<name>[\w.-]+)\})?/g;
const STRAY = 'a placeholder is written {brand.phone}: no spaces inside, and closed by a brace';

const NO_CONDITIONS = { problems: [], tagStarts: new Set<number>() };

interface Stretch extends TextError {
  end: number;
}

/** Matches one of the names, including any brackets around it, unless it is part of an address or a longer word. */
const writtenNames = (names: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<open>[{([<]{0,2}[ \t]?)(?<![\w./@-])(?<name>${names.map((name) => name.replace('.', String.raw`\.`)).join('|')})(?![\w/@-])(?<close>[ \t]?[})\]>]{0,2})`,
    'g',
  );

const PHONE_AS_TTY = /TTY:? \{brand\.phone\}/g;

/** Errors if the voice number is labeled as TTY, because people who are deaf would then reach the voice line. */
const swappedNumbers = (text: string): TextError[] =>
  text.includes('TTY')
    ? [...text.matchAll(PHONE_AS_TTY)].map(({ 0: written, index }) => ({
        index,
        message: `'${written}' has the number for voice: write TTY {brand.tty}`,
      }))
    : [];

/**
 * Matches conditions. The check for placeholder names without braces skips them, because the names in them have no
 * braces of their own.
 */
const CONDITION = /\{if [^{}]*\}/g;
const blank = (written: string): string => ' '.repeat(written.length);

const isPlaceholder = (open: string, close: string): boolean =>
  open.endsWith('{') && !open.endsWith('{{') && close.startsWith('}') && !close.startsWith('}}');

/** Finds known placeholder names without braces or in other brackets, such as `(brand.phone)`, which visitors would see. */
const misspelled = (text: string, pattern: RegExp): Stretch[] =>
  [...text.replaceAll(CONDITION, blank).matchAll(pattern)].flatMap(({ 0: written, index, groups = {} }) => {
    const { open = '', name = '', close = '' } = groups;
    if (isPlaceholder(open, close)) return [];
    const start = index + written.length - written.trimStart().length;
    const message = `a placeholder is written {${name}}; got ${written.trim()}`;
    return [{ index: start, end: index + written.length, message }];
  });

function unknownText(name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  const hint = near === undefined ? '; known' : `; did you mean {${near}}? Known`;
  return `{${name}} is not a placeholder${hint}: ${names.join(', ')}`;
}

/** Creates the error finder. @param names all placeholders that copy may use */
export function copyErrorFinder(names: readonly string[]): (text: string) => TextError[] {
  const pattern = writtenNames(names);
  const firstParts = [...new Set(names.map((name) => name.split('.', 1)[0] ?? name))];
  return (text) => {
    const { problems, tagStarts } = text.includes('{') ? readConditions(text) : NO_CONDITIONS;
    const slips = firstParts.some((part) => text.includes(part)) ? misspelled(text, pattern) : [];
    const isExplained = (at: number): boolean =>
      tagStarts.has(at) || slips.some(({ index, end }) => index <= at && at < end);
    const unknown = [...text.matchAll(BRACE)]
      .filter(({ index, groups }) => !isExplained(index) && !names.includes(groups?.['name'] ?? ''))
      .map((match) => {
        const name = match.groups?.['name'];
        return { index: match.index, message: name === undefined ? STRAY : unknownText(name, names) };
      });
    return [...problems, ...slips, ...unknown, ...swappedNumbers(text), ...unfinishedWords(text)].sort(
      (a, b) => a.index - b.index,
    );
  };
}
