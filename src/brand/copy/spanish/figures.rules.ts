/** Compares the amounts, dates, phone numbers and other figures in a text and in its translation. */
import type { PortalLanguage } from '../../../lib/text/i18n.ts';

interface Figure {
  index: number;
  written: string;
  /** The figure in a form that is the same in both languages, such as `$1,200`, or `11/4` for November 4. */
  value: string;
}

export const MONTHS = {
  en: 'january february march april may june july august september october november december'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
} as const satisfies Record<PortalLanguage, readonly string[]>;

const NUMBER = /\$?\d(?:[\d.,:-]*\d)?%?/g;
/** The patterns below match `November 4`, `November 2026`, `4 de noviembre`, `1.º de noviembre` and `noviembre de 2026`. */
const MONTH_BEFORE = /(?<month>\p{L}+) (?:del? )?$/u;
const MONTH_AFTER = /^(?:\.?º)? de (?<month>\p{L}+)/u;
const DATE_BEFORE = /\d(?:\.?º)? de \p{L}+ (?:del? )?$/u;
/** Matches the `AM` of `9 AM`, or the `a. m.` of `9 a. m.` */
const HALF_OF_DAY = /^\s?(?<half>[ap])\.?\s?m(?!\p{L})/iu;
const LONGEST = 24;

/** Whether digits are part of an address or the number of a list item. Such digits are not compared. */
function isApart(text: string, index: number, end: number): boolean {
  const before = text.slice(Math.max(0, index - 200), index);
  const word = /\S*$/.exec(before)?.[0] ?? '';
  return (
    /\]\(|:\/\//.test(word) || (/(?:^|\n)[ \t]*$/.test(before) && /^\.\s/.test(text.slice(end, end + 2)))
  );
}

/** Formats a date, as in `May 4`, `4 de mayo` or `mayo de 2026`. */
function dateIn(language: PortalLanguage, number: string, month: number): string {
  const name = MONTHS[language][month - 1] ?? '';
  if (language === 'en') return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${number}`;
  return number.length === 4 ? `${name} de ${number}` : `${number} de ${name}`;
}

function figures(text: string, language: PortalLanguage): Figure[] {
  const monthAt = (match: RegExpExecArray | null): number =>
    MONTHS[language].indexOf(match?.groups?.['month']?.toLowerCase() ?? '') + 1;
  return [...text.matchAll(NUMBER)].flatMap(({ 0: written, index }) => {
    const end = index + written.length;
    if (isApart(text, index, end)) return [];
    const before = text.slice(Math.max(0, index - LONGEST), index);
    const after = text.slice(end, end + LONGEST);
    const month =
      (DATE_BEFORE.test(before) ? 0 : monthAt(MONTH_BEFORE.exec(before))) ||
      (language === 'es' ? monthAt(MONTH_AFTER.exec(after)) : 0);
    const half = HALF_OF_DAY.exec(after)?.groups?.['half']?.toLowerCase();
    if (half !== undefined) {
      const inWords = language === 'en' ? `${half.toUpperCase()}M` : `${half}. m.`;
      return [{ index, written: `${written} ${inWords}`, value: `${written} ${half}m` }];
    }
    if (month === 0) return [{ index, written, value: written }];
    return [{ index, written: dateIn(language, written, month), value: `${month}/${written}` }];
  });
}

/** The first figure of `list` that occurs less often in `others`, or not at all. */
function missingIn(list: readonly Figure[], others: readonly Figure[]): Figure | undefined {
  const left = others.map(({ value }) => value);
  return list.find(({ value }) => {
    const at = left.indexOf(value);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/**
 * Finds the first difference between the figures of a text and its translation.
 * @param source name of the English file, for the error message
 * @returns an error at its index in the translation; null if the figures are the same
 */
export function figureDifference(
  english: string,
  spanish: string,
  source: string,
): { message: string; index: number } | null {
  const [there, here] = [figures(english, 'en'), figures(spanish, 'es')];
  const [lost, extra] = [missingIn(there, here), missingIn(here, there)];
  if (lost && extra)
    return { message: `expected ${lost.written} as in ${source}, got ${extra.written}`, index: extra.index };
  if (lost)
    return { message: `${source} has ${lost.written}, which is here less often or not at all`, index: 0 };
  return extra
    ? { message: `${source} has ${extra.written} less often or not at all`, index: extra.index }
    : null;
}
