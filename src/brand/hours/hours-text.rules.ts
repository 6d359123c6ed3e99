/** Writes customer service hours as text (spec 000 §1; decisions/brands#hours-text-comes-from-the-hours). Pure; used at build time. */
import type { OpenHours } from './hours.rules.ts';
import { clockInEnglish } from './next-opening.rules.ts';
import { clockInSpanish, zoneInSpanish } from './spanish-hours.rules.ts';
import { zoneName } from './zone-name.ts';

export interface HoursTexts {
  english: string;
  spanish: string;
}

export const DAY_NAMES = {
  english: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  spanish: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
} as const;

const LISTS = {
  english: { locale: 'en-US', range: ' - ' },
  spanish: { locale: 'es-US', range: ' a ' },
} as const;

const SHORTEST_RANGE = 3;

function rows(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Writes days as `Monday - Friday` or `lunes, miércoles y viernes`. Takes days in any order; 1 is Monday. */
export function daysInWords(days: readonly number[], language: keyof HoursTexts): string {
  const { locale, range } = LISTS[language];
  const name = (day: number | undefined): string => DAY_NAMES[language][(day ?? 0) - 1] ?? '';
  const parts = rows(days).flatMap((row) =>
    row.length < SHORTEST_RANGE ? row.map(name) : [`${name(row[0])}${range}${name(row.at(-1))}`],
  );
  const [only = '', ...others] = parts;
  // Created on demand: a list format takes 5 ms to create, and most brands need none.
  return others.length === 0 ? only : new Intl.ListFormat(locale).format(parts);
}

const capital = (text: string): string => text.replace(/^./u, (first) => first.toUpperCase());

/** Writes hours as `Monday - Friday 8 AM - 8 PM CT`, and in Spanish as `Lunes a viernes, 8 a. m. a 8 p. m., hora del Centro`. */
export const hoursTexts = ({ days, opens, closes, timeZone }: OpenHours): HoursTexts => ({
  english: `${daysInWords(days, 'english')} ${clockInEnglish(opens)} - ${clockInEnglish(closes)} ${zoneName(timeZone)}`,
  spanish: capital(
    `${daysInWords(days, 'spanish')}, ${clockInSpanish(opens)} a ${clockInSpanish(closes)}, ${zoneInSpanish(timeZone)}`,
  ),
});

export const withinSentence = (spanish: string): string =>
  spanish.replace(/^./u, (first) => first.toLowerCase());
